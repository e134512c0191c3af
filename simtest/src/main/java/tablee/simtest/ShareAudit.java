package tablee.simtest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.store.matches.Journal;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;
import tablee.wire.match.WrittenHeader;

/** Whether shares in the seed are what was promised, through every crash. What does not agree is a {@link Violation}. */
final class ShareAudit {
    private final Set<String> voided = new HashSet<>();
    private final List<Long> waits = new ArrayList<>();
    private int found;

    /** @param there this person's line held since the promise was listed */
    void leftOut(String person, boolean there) {
        if (there) throw new Violation(person + " promised a share, was there, and is left out");
    }

    void isMine(String person, boolean mine) {
        if (!mine) throw new Violation("another promise stands under the name of " + person);
    }

    void isFixed(String person, boolean same) {
        if (!same) throw new Violation("the header changed after " + person + " had shown a share");
    }

    void voids(JsonNode voids) {
        for (JsonNode each : voids) voided.add(each.path("server").asText());
    }

    void isVoid(String person, String server, JsonNode voids) {
        for (JsonNode each : voids) {
            if (!each.path("server").asText().equals(server)) continue;
            List<String> names = each.path("by").findValuesAsText("person");
            if (names.isEmpty() || names.contains(person))
                throw new Violation(person + " showed a share, and the start is void because of " + names);
            return;
        }
        throw new Violation("a start for which " + person + " showed a share is gone without a name");
    }

    void begun(String person, String commitment, String share, boolean there, JsonNode seed) {
        for (JsonNode each : seed.path("shares")) {
            if (!each.path("commitment").asText().equals(commitment)) continue;
            if (!each.path("share").asText().equals(share))
                throw new Violation("the share of " + person + " is another");
            found++;
            return;
        }
        leftOut(person, there);
    }

    /** From the wish to start to the match, where everybody was there. */
    void started(long millis) {
        waits.add(millis);
    }

    /** No frame holds the share of the server before the end. */
    static void frame(String person, String text, String document) {
        String secret = Json.parse(document).at("/shares/secret").asText();
        if (!secret.isEmpty() && text.contains(secret)) throw new Violation(person + " was sent the server's share");
    }

    /** Every match follows from its shares, and each share is the one promised. */
    static void match(Journal.Whole log, boolean over) {
        WrittenHeader head = Json.read(log.start().header(), WrittenHeader.class);
        SeedOrigin origin = head.seed().orElseThrow(() -> new Violation("a header does not name its seed"));
        Seed seed = Seed.of(log.start().seed());
        if (origin.isShared() && !origin.server().equals(Optional.of(SeedOrigin.Share.promise(seed))))
            throw new Violation("the server's share is not the one it promised");
        if (!over) return;
        MatchFile file = new MatchFile(head, Optional.of(log.start().commitment()), log.entries(), Optional.of(seed));
        Verdict verdict = Verifier.verify(file);
        if (!verdict.fair()) throw new Violation(verdict.sentence());
    }

    /** How often somebody found a share in the match that it was promised for. */
    int found() {
        return found;
    }

    int voids() {
        return voided.size();
    }

    List<Long> waits() {
        return List.copyOf(waits);
    }
}
