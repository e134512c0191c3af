package tablee.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;

/** People at a table whose pages promise shares and show them when the test says so. */
final class ShareScene {
    static final TableTerms TERMS = TableTerms.of("circus", 2, Map.of());

    final TableScene scene;

    ShareScene(TableTerms terms, String... seats) {
        scene = new TableScene(terms);
        sit(seats);
    }

    ShareScene(TableRecord record) {
        scene = new TableScene(record);
    }

    private void sit(String... seats) {
        scene.connect("ann");
        for (int seat = 0; seat < seats.length; seat++) {
            if (!seats[seat].equals("ann")) scene.connect(seats[seat]);
            scene.ask(seats[seat], "sit", "seat", seat);
        }
    }

    /** The share of this person, which nobody else would think of; each start has another one. */
    static Seed share(String person, int start) {
        return Seed.read(String.format("%02x%062x", (int) person.charAt(0), start + 1));
    }

    static String commitment(String person, int start) {
        return SeedOrigin.Share.promise(share(person, start));
    }

    JsonNode shares(String viewer) {
        return scene.last(viewer, "seating").path("shares");
    }

    String server() {
        return scene.record().shares().orElseThrow().server();
    }

    JsonNode promise(String person, int start) {
        Map<String, String> pledge = Map.of("server", server(), "commitment", commitment(person, start));
        return scene.ask(person, "ready", "pledge", pledge);
    }

    JsonNode reveal(String person, int start) {
        return scene.ask(
                person,
                "reveal",
                "server",
                server(),
                "share",
                share(person, start).hex());
    }

    /** Where the seed of the match comes from, as everybody is told. */
    SeedOrigin origin() {
        return Json.read(scene.last("ann", "seating").path("seed"), SeedOrigin.class);
    }

    List<String> voided() {
        JsonNode voids = shares("ann").path("voids");
        return voids.isEmpty()
                ? List.of()
                : voids.get(voids.size() - 1).path("by").findValuesAsText("name");
    }

    /** Gives the match up, which ends it, and reads the file that everybody can have then. */
    MatchFile finish() {
        scene.ask("ann", "propose", "what", "abandon");
        scene.ask("ben", "agree");
        scene.ask("ann", "download");
        return MatchFile.read(scene.last("ann", "file").path("file"));
    }

    Optional<SeedOrigin.Share> of(int seat) {
        return origin().shares().orElse(List.of()).stream()
                .filter(share -> share.seats().contains(seat))
                .findFirst();
    }

    String phase() {
        return scene.last("ann", "seating").path("phase").asText();
    }

    // ---- As most tests begin ---------------------------------------------------------------------------------------

    static ShareScene promised() {
        ShareScene at = new ShareScene(TERMS, "ann", "ben");
        at.promise("ann", 1);
        at.promise("ben", 1);
        return at;
    }

    static ShareScene revealing() {
        ShareScene at = promised();
        at.scene.ask("ann", "start");
        return at;
    }

    static TableTerms with(String usual, String other) {
        return Json.read(Json.text(TERMS).replace(usual, other), TableTerms.class);
    }

    static String key(JsonNode answer) {
        return answer.path("refused").path("key").asText();
    }
}
