package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Store;
import tablee.store.alerts.AlertQueue;
import tablee.wire.json.Json;

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

    /** Where the data lies. @param jdbc as its driver is told */
    private record Place(String address, String jdbc) {
        private boolean isFile() {
            return jdbc.startsWith("jdbc:sqlite:");
        }

        private Map<String, List<String>> rows() {
            return isFile() ? StoredRows.of(address) : StoredRows.ofPostgres(jdbc);
        }

        /** Bytes are written otherwise in a PostgreSQL. */
        private String in(String sql) {
            return isFile()
                    ? sql
                    : sql.replaceAll("x'([0-9a-f]*)'", "'\\\\x$1'::bytea")
                            .replaceAll("cast\\('(\\w+)' as blob\\)", "convert_to('$1', 'UTF8')");
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
            "KEPT-2, KEPT-4, KEPT-6, KEPT-10, KEPT-11, KEPT-17, KEPT-18, KEPT-20, KEPT-21, KEPT-24, KEPT-25, KEPT-27, KEPT-22: A table of the schema names nobody, or is in the copy of all data of those it names and is cleared when they go")
    void inAFile() throws SQLException {
        String file = Running.settings().database();
        everything(new Place(file, "jdbc:sqlite:" + file));
    }

    @Test
    @DisplayName("The same, in a PostgreSQL")
    void inPostgres() throws IOException, SQLException {
        Logger log = Logger.getLogger("io.zonky");
        log.setLevel(Level.WARNING);
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            String address = "postgresql://postgres:postgres@localhost:" + postgres.getPort() + "/postgres";
            everything(new Place(address, postgres.getJdbcUrl("postgres", "postgres")));
        }
    }

    private static void everything(Place place) throws SQLException {
        try (Server server = Server.start(ServerSettings.local(0, place.address).faster(1))) {
            Browser ann = Browser.guest(server, "Annabel Lee");
            Browser bob = Browser.guest(server, "Bob");
            live(ann, bob);
            cup(ann, bob);
            past(place, ann, bob);
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
            assertEquals(200, ann.delete("/api/me").statusCode());
            Map<String, List<String>> left = place.rows();
            assertEquals(Set.of(), naming(left, ann), "nothing is left");
            assertTrue(left.get("review_costs").isEmpty(), "what her moves cost goes with the link to them");
            assertEquals(1, left.get("puzzle_counts").size(), "a number stays");
            assertTrue(rows.get("entries").size() <= left.get("entries").size(), "but the log");
        }
    }

    private static boolean isThere(JsonNode part) {
        if (part.isContainerNode()) return !part.isEmpty();
        return part.isNumber() ? part.asLong() > 0 : !part.asText("").isEmpty();
    }

    /** What the doors themselves write. */
    private static void live(Browser ann, Browser bob) {
        ann.post("/api/account", Json.parse("{\"name\":\"Annabel\",\"password\":\"four score ravens\"}"));
        JsonNode made =
                ann.table("{'title':'A kingdom by the sea','terms':{'game':'circus','seats':2,'startWhenFull':true},"
                        + "'seats':[{'kind':'me'},{'kind':'open'}]}");
        String table = made.path("table").textValue();
        bob.join(made.path("invite").textValue());
        TestSocket bobs = bob.sit(table);
        TestSocket anns = ann.sit(table);
        assertTrue(
                anns.ask("{'do':'say','text':'hello from the bay'}").path("ok").booleanValue());
        bobs.ask("{'do':'sit','seat':1}");
        bobs.ask("{'do':'report-person','person':'" + ann.person() + "','matter':'conduct','reason':'she is rude'}");
        bobs.hangUp();
        anns.hangUp();
        JsonNode other = bob.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'}]}");
        ann.join(other.path("invite").textValue());
        TestSocket host = bob.sit(other.path("table").textValue());
        host.ask("{'do':'remove','person':'" + ann.person() + "'}");
        host.hangUp();
        for (Browser[] pair : new Browser[][] {{ann, bob}, {bob, ann}})
            pair[0].post("/api/people/" + pair[1].person(), Json.parse("{\"bond\":\"friend\",\"on\":true}"));
        ann.post("/api/bots", Json.parse("{\"name\":\"Annabels Robo\"}"));
        JsonNode puzzles = ann.json("/api/puzzles").at("/games/0");
        ann.post(
                "/api/puzzles/" + puzzles.path("game").textValue() + "/"
                        + puzzles.path("today").textValue(),
                Json.parse("{\"hint\":1}"));
        ann.send(ann.request("/api/me/study")
                .header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofString("{\"consent\":true}"))
                .build());
        AlertDoors.put(ann, "{'turns':true,'invitations':true,'friends':true,'zone':'UTC'}");
    }

    /** A tournament of her own that has begun, with its table, and a wait for a rated game. */
    private static void cup(Browser ann, Browser bob) {
        String wish = "{'title':'Cup of a kingdom by the sea','kind':'swiss','table':{'game':'circus','seats':2}}";
        String cup = "/api/tournaments/"
                + ann.post("/api/tournaments", Json.parse(wish.replace('\'', '"')))
                        .path("tournament")
                        .textValue();
        for (Browser each : List.of(ann, bob)) each.post(cup + "/entry", Json.parse("{}"));
        ann.post(cup + "/start", Json.parse("{}"));
        Await.until(() -> ann.json(cup).at("/me/table").isTextual());
        String table = ann.json(cup).at("/me/table").textValue().replace("/t/", "/api/tables/");
        Await.until(() -> bob.get(table).statusCode() == 200);
        ann.post("/api/match", Json.parse("{\"game\":\"circus\",\"seats\":2}"));
    }

    /** What takes days, devices or other people, put there as the doors would have. */
    private static void past(Place place, Browser ann, Browser bob) throws SQLException {
        String id = "'" + ann.person() + "'";
        try (Store store = Store.open(place.address)) {
            store.bonds().seen(Set.of(ann.person(), bob.person()), 1).join();
            for (String[] each : new String[][] {{ann.person(), bob.person()}, {bob.person(), ann.person()}})
                store.alerts()
                        .put(AlertQueue.Alert.of(each[0], AlertQueue.Kind.FRIEND, each[1], "1", Long.MAX_VALUE), 9)
                        .join();
        }
        try (Connection connection = DriverManager.getConnection(place.jdbc);
                Statement sql = connection.createStatement()) {
            if (place.isFile()) sql.execute("pragma busy_timeout = 10000");
            for (String each : List.of(
                    "insert into passkeys values ('p', " + id + ", 'Annabels key', x'01', x'02', 0, 0, 1, 1)",
                    "insert into recovery_mails values (" + id + ", 'annabel@example.org', 1, x'', 0, 0)",
                    "insert into notices values (" + id + ", 'annabel@example.org', 'code', 1, 'feed')",
                    "insert into alert_channels values ('c', " + id
                            + ", 'MATRIX', 'Annabels room', 'https://annabel.example',"
                            + " x'', cast('syt_token' as blob), 'code', 0, 1, 0, 0)",
                    "insert into sanctions values ('s', " + id + ", 'WARNING', 'be kind', 1, 1, 0, 0)",
                    "insert into banned_places values (" + id + ", " + id + ", x'010203', 1)",
                    "insert into banned_places values ('salt', " + id + ", x'010203', 1)",
                    "insert into audit values (1, 1, 'x', 'x', 'WARN', " + id + ", 'be kind')",
                    "insert into audit values (2, 1, 'x', 'x', 'NOTE', " + id + ", 'Bob told us so')",
                    "insert into matches (id, header, commitment, seed, created_millis, ended_millis) values ('old.1', '{}', '', x'', 1, 2)",
                    "insert into history (match, seat, game, person, rank, ended_millis) values ('old.1', 0, 'circus', "
                            + id + ", 1, 2)",
                    "insert into review_costs values ('old.1', 0, 12, 340)",
                    "insert into replays values ('r', 'old.1', " + id + ", '{\"names\":[\"Annabel\"]}', x'', 1)",
                    "insert into daily_results (day, deal, person, table_id, begun_millis) values (1, 'circus', " + id
                            + ", 't', 1)",
                    "insert into daily_teams values ('code', 1, 'circus', " + id + ", 't')",
                    "insert into marks values (" + id + ", 'beat-expert', 1)",
                    "insert into rating_players (kind, name) values ('PERSON', " + id + ")",
                    "insert into ratings select epoch, 'circus two', p.id, 1500, 100, 1, 1 from rating_state,"
                            + " rating_players p where p.name = " + id)) {
                sql.execute(place.in(each));
            }
        }
    }
}
