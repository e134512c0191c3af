package tablee.simtest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import tablee.core.Dice;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;

/**
 * A person's part in the seed, as a page has it (TABLE-42): promises, shows, and looks whether everything went as promised. What is
 * kept outlives connections, as in a browser's storage. Some people do not show what they promised, and some pages are too old.
 */
final class ShareOf {
    private static final int TOO_OLD_IN = 5;
    private static final int SILENT_IN = 12;

    /**
     * @param listedOn the connection on which the promise was seen among the others
     * @param header what was fixed when the share was shown
     */
    private record Kept(String server, Seed share, String listedOn, String header, boolean silent, boolean shown) {
        String commitment() {
            return SeedOrigin.Share.promise(share);
        }
    }

    private final String person;
    private final Dice dice;
    private final ShareAudit audit;
    private final boolean tooOld;
    private Optional<Kept> kept = Optional.empty();
    private String asked = "";

    ShareOf(String person, Dice dice, ShareAudit audit) {
        this.person = person;
        this.dice = dice;
        this.audit = audit;
        tooOld = dice.roll(TOO_OLD_IN) == 0;
    }

    /** @param calm nobody breaks a promise any more */
    void hears(JsonNode seating, String connection, boolean calm, BiConsumer<String, Map<String, Object>> ask) {
        if (tooOld || seating.path("yours").isEmpty()) return;
        JsonNode shares = seating.path("shares");
        if (seating.path("phase").asText().equals("playing")) begun(seating.path("seed"), connection);
        else if (!shares.isMissingNode()) before(shares, connection, calm, ask);
    }

    private void before(JsonNode shares, String connection, boolean calm, BiConsumer<String, Map<String, Object>> ask) {
        String server = shares.path("server").asText();
        audit.voids(shares.path("voids"));
        kept.filter(each -> !each.server.equals(server)).ifPresent(each -> gone(each, shares));
        kept = kept.filter(each -> each.server.equals(server));
        boolean revealing = shares.path("stage").asText().equals("revealing");
        Optional<String> mine = promiseOf(shares);
        if (kept.isEmpty() && !revealing && mine.isEmpty()) kept = Optional.of(fresh(server));
        if (kept.isEmpty()) return;
        if (mine.isEmpty() && !revealing) promise(kept.get(), connection, ask);
        else if (mine.isEmpty()) audit.leftOut(person, kept.get().listedOn.equals(connection));
        else listed(kept.get(), mine.get(), shares, connection, calm, ask);
    }

    private Optional<String> promiseOf(JsonNode shares) {
        for (JsonNode each : shares.path("promises"))
            if (each.path("person").asText().equals(person))
                return Optional.of(each.path("commitment").asText());
        return Optional.empty();
    }

    private Kept fresh(String server) {
        byte[] bytes = new byte[32];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) dice.roll(256);
        return new Kept(server, Seed.of(bytes), "", "", dice.roll(SILENT_IN) == 0, false);
    }

    private void promise(Kept own, String connection, BiConsumer<String, Map<String, Object>> ask) {
        Map<String, Object> pledge = Map.of("server", own.server, "commitment", own.commitment());
        once("promise " + own.server + connection, () -> ask.accept("ready", Map.of("pledge", pledge)));
    }

    private void listed(
            Kept own,
            String mine,
            JsonNode shares,
            String connection,
            boolean calm,
            BiConsumer<String, Map<String, Object>> ask) {
        audit.isMine(person, own.commitment().equals(mine));
        String header = shares.path("header").asText();
        if (!own.header.isEmpty()) audit.isFixed(person, own.header.equals(header));
        kept = Optional.of(new Kept(own.server, own.share, connection, header, own.silent, own.shown));
        if (header.isEmpty() || own.silent && !calm) return;
        Map<String, Object> fields = Map.of("server", own.server, "share", own.share.hex());
        once("reveal " + own.server + connection, () -> ask.accept("reveal", fields));
    }

    /** A page says a thing once on each line. */
    private void once(String what, Runnable say) {
        if (asked.equals(what)) return;
        asked = what;
        say.run();
    }

    /** The table has answered that it has the share. */
    void shown() {
        kept = kept.map(each -> new Kept(each.server, each.share, each.listedOn, each.header, each.silent, true));
    }

    /** The start for which a share was shown is void because of somebody, and not because of the one who showed it. */
    private void gone(Kept own, JsonNode shares) {
        if (own.shown) audit.isVoid(person, own.server, shares.path("voids"));
    }

    private void begun(JsonNode seed, String connection) {
        kept.filter(each -> each.server.equals(seed.path("server").asText()))
                .ifPresent(each -> audit.begun(
                        person, each.commitment(), each.share.hex(), each.listedOn.equals(connection), seed));
        kept = Optional.empty();
    }
}
