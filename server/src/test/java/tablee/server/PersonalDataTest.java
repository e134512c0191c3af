package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Every table of the schema, and somebody of whom something lies in each that names people: all of it is handed out, and all of it goes. */
class PersonalDataTest {
    /** Each table that names somebody, and where it stands in their copy of all data. */
    private static final Map<String, String> EXPORTED = new TreeMap<>(Map.ofEntries(
            Map.entry("people", "/person/name"),
            Map.entry("accounts", "/account"),
            Map.entry("sessions", "/sessions"),
            Map.entry("passkeys", "/passkeys"),
            Map.entry("recovery_mails", "/recoveryMail"),
            Map.entry("bots", "/bots"),
            Map.entry("notices", "/notices"),
            Map.entry("alert_wishes", "/alerts/wishes"),
            Map.entry("alert_channels", "/alerts/places"),
            Map.entry("alerts", "/alerts/told"),
            Map.entry("tables", "/seats"),
            Map.entry("guests", "/tables"),
            Map.entry("history", "/history"),
            Map.entry("chat", "/chat"),
            Map.entry("replays", "/replays"),
            Map.entry("sanctions", "/house/words"),
            Map.entry("reports", "/house/reportsAbout"),
            Map.entry("audit", "/house/acts"),
            Map.entry("banned_places", "/house/heldPlaces"),
            Map.entry("bonds", "/bonds"),
            Map.entry("presence", "/lastHereMillis"),
            Map.entry("daily_results", "/dailies"),
            Map.entry("daily_teams", "/teams"),
            Map.entry("marks", "/marks"),
            Map.entry("puzzle_tries", "/puzzlesTried"),
            Map.entry("study_consents", "/studiesSinceDay"),
            Map.entry("tournaments", "/tournaments/made"),
            Map.entry("tournament_entrants", "/tournaments/entered"),
            Map.entry("waiting_players", "/tournaments/waitingForAGame"),
            Map.entry("rating_players", "/ratings")));

    /** Tables that name nobody: logs by seat, numbers, hashes of what nobody has yet, and the server's own. */
    private static final Set<String> NAMELESS = Set.of(
            "matches",
            "entries",
            "match_notes",
            "review_costs",
            "puzzle_counts",
            "codes",
            "challenges",
            "daily_deals",
            "rated_matches",
            "tournament_events",
            "tournament_results",
            "rated_seats",
            "rating_state",
            "ratings",
            "rating_counts",
            "rating_moves",
            "honest_seats",
            "honest_gifts",
            "house_notices",
            "house_invitations",
            "figures",
            "audit_count",
            "server_keys",
            "uptime",
            "leases",
            "flyway_schema_history");

    /** Those of them that are about no one person at any time. */
    private static final Set<String> SERVERS_OWN = Set.of(
            "audit_count",
            "daily_deals",
            "figures",
            "flyway_schema_history",
            "leases",
            "rating_state",
            "server_keys",
            "uptime");

    private static final Pattern NAMED = Pattern.compile("`([a-z_]+)`");

    /** Those in which something is left of people who are deleted, as {@code docs/hosting.md} says in a table. */
    private static Set<String> staying() {
        Path root = Path.of(Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"));
        try (Stream<String> page = Files.lines(root.resolve("docs/hosting.md"))) {
            return page.dropWhile(line -> !line.equals("| what stays | where | line |"))
                    .skip(2)
                    .takeWhile(line -> line.startsWith("|"))
                    .flatMap(line -> NAMED.matcher(line.split("\\|")[2]).results())
                    .map(table -> table.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What tells that a row is about Ann: her id, her names, and what she typed. */
    private static List<String> traces(Browser ann) {
        return List.of(ann.person(), "Annabel", "annabel@example.org", "hello from the bay", "kingdom by the sea");
    }

    private static Set<String> naming(Map<String, List<String>> rows, Browser ann) {
        return rows.entrySet().stream()
                .filter(table -> table.getValue().stream()
                        .anyMatch(row -> traces(ann).stream().anyMatch(row::contains)))
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    @DisplayName(
            "KEPT-2, KEPT-4, KEPT-6, KEPT-10, KEPT-11, KEPT-17, KEPT-18, KEPT-20, KEPT-21, KEPT-24, KEPT-25, KEPT-27, KEPT-22, KEPT-23: A table of the schema names nobody, or is in the copy of all data of those it names and is cleared when they go")
    void inAFile() throws SQLException {
        String file = Running.settings().database();
        everything(new StoredPlace(file, "jdbc:sqlite:" + file));
    }

    @Test
    @DisplayName("The same, in a PostgreSQL")
    void inPostgres() throws IOException, SQLException {
        Logger log = Logger.getLogger("io.zonky");
        log.setLevel(Level.WARNING);
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            String address = "postgresql://postgres:postgres@localhost:" + postgres.getPort() + "/postgres";
            everything(new StoredPlace(address, postgres.getJdbcUrl("postgres", "postgres")));
        }
    }

    private static void everything(StoredPlace place) throws SQLException {
        try (Server server =
                Server.start(ServerSettings.local(0, place.address()).faster(1))) {
            Browser ann = Browser.guest(server, "Annabel Lee");
            Browser bob = Browser.guest(server, "Bob");
            WholeLife.live(place, ann, bob);
            Map<String, List<String>> rows = place.rows();
            Set<String> known = new TreeSet<>(EXPORTED.keySet());
            known.addAll(NAMELESS);
            assertEquals(known, rows.keySet(), "a new table: does it name somebody?");
            assertEquals(EXPORTED.keySet(), naming(rows, ann), "tables in which Ann is");
            JsonNode data = ann.json("/api/me/data");
            EXPORTED.forEach(
                    (table, where) -> assertTrue(isThere(data.at(where)), table + " at " + where + ": " + data));
            assertFalse(
                    data.toString().contains("she is rude"),
                    "who reports somebody was promised that they are not told");
            assertFalse(
                    data.toString().contains("Bob told us so"), "what administrators write for each other is theirs");
            assertFalse(data.toString().contains("syt_token"), "what opens other doors is not handed out");
            assertEquals(1, data.path("reviewed").size(), "what her moves cost");
            inWhole(data);
            assertEquals(200, ann.delete("/api/me").statusCode());
            Map<String, List<String>> left = place.rows();
            assertEquals(Set.of(), naming(left, ann), "nothing is left");
            assertTrue(left.get("review_costs").isEmpty(), "what her moves cost goes with the link to them");
            assertEquals(1, left.get("puzzle_counts").size(), "a number stays");
            assertTrue(rows.get("entries").size() <= left.get("entries").size(), "but the log");
            assertEquals(200, bob.delete("/api/me").statusCode());
            stays(place.rows(), bob);
        }
    }

    /** What lies in more than one place of the copy, or in rows that several people have a part in. */
    private static void inWhole(JsonNode data) {
        assertEquals(120, data.at("/honestPlay/0/gave").intValue(), "what her costly moves gave others");
        assertEquals(45, data.at("/honestPlay/0/got").intValue(), "what such moves of others gave her");
        assertEquals("so rude", data.at("/house/reports/0/report/reason").textValue(), "what she reported");
        assertEquals("WARN", data.at("/house/done/0/act").textValue(), "what she did as an administrator");
        assertEquals("mind your words", data.at("/house/done/0/note").textValue());
        assertEquals(1, data.at("/house/done").size());
        JsonNode cup = data.at("/tournaments/entered/0");
        assertEquals(1, cup.path("results").size(), cup.toString());
        assertEquals(1, cup.at("/results/0/table").intValue(), "how her match of the tournament ended");
        assertTrue(cup.at("/results/0/result/rank").intValue() > 0, cup.toString());
        assertEquals(1, cup.at("/standing/matches").intValue(), cup.toString());
    }

    /** What is left once all who were ever here are deleted, beside the server's own: what {@code docs/hosting.md} says stays. */
    private static void stays(Map<String, List<String>> left, Browser bob) {
        Map<String, List<String>> kept = new TreeMap<>(left);
        kept.keySet().removeAll(SERVERS_OWN);
        kept.values().removeIf(List::isEmpty);
        assertEquals(staying(), kept.keySet(), () -> kept.toString());
        for (List<String> rows : kept.values())
            assertTrue(
                    rows.stream().noneMatch(row -> row.contains(bob.person()) || row.contains("Bob")), rows.toString());
    }

    private static boolean isThere(JsonNode part) {
        if (part.isContainerNode()) return !part.isEmpty();
        return part.isNumber() ? part.asLong() > 0 : !part.asText("").isEmpty();
    }
}
