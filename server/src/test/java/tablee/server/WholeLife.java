package tablee.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import tablee.store.Store;
import tablee.store.alerts.AlertQueue;
import tablee.wire.json.Json;

/** Somebody of whom something lies in each table that names people. */
final class WholeLife {
    private WholeLife() {}

    static void live(StoredPlace place, Browser ann, Browser bob) throws SQLException {
        here(ann, bob);
        cup(ann, bob);
        past(place, ann, bob);
    }

    /** What the doors themselves write. */
    private static void here(Browser ann, Browser bob) {
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
        TestSocket line = ann.sit(table.replace("/api/tables/", ""));
        line.awaitNow(update -> update.has("sights"));
        for (int seat = 0; seat < 2; seat++) line.ask("{'do':'resign','seat':" + seat + "}");
        Await.until(() -> ann.json(cup).at("/standings/0/matches").intValue() == 1);
        line.hangUp();
        ann.post("/api/match", Json.parse("{\"game\":\"circus\",\"seats\":2}"));
    }

    /** What takes days, devices or other people, put there as the doors would have. */
    private static void past(StoredPlace place, Browser ann, Browser bob) throws SQLException {
        String id = "'" + ann.person() + "'";
        try (Store store = Store.open(place.address())) {
            store.bonds().seen(Set.of(ann.person(), bob.person()), 1).join();
            for (String[] each : new String[][] {{ann.person(), bob.person()}, {bob.person(), ann.person()}})
                store.alerts()
                        .put(AlertQueue.Alert.of(each[0], AlertQueue.Kind.FRIEND, each[1], "1", Long.MAX_VALUE), 9)
                        .join();
        }
        try (Connection connection = DriverManager.getConnection(place.jdbc());
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
                    "insert into audit values (3, 1, " + id + ", 'Annabel', 'WARN', '" + bob.person()
                            + "', 'mind your words')",
                    "insert into reports (id, kind, line, about, version, reporter, reason, wall_millis)"
                            + " values ('r', 'CONDUCT', -1, '" + bob.person() + "', -1, " + id + ", 'so rude', 1)",
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
                    "insert into rating_players (kind, name) values ('PERSON', '" + bob.person() + "')",
                    "insert into honest_seats select 'old.1', 0, id, 'circus two', 1, 9, 9, 1, 1 from rating_players"
                            + " where name = " + id,
                    gift(ann, bob, 120),
                    gift(bob, ann, 45),
                    "insert into ratings select epoch, 'circus two', p.id, 1500, 100, 1, 1 from rating_state,"
                            + " rating_players p where p.name = " + id)) {
                sql.execute(place.in(each));
            }
        }
    }

    private static String gift(Browser giver, Browser receiver, int gift) {
        return "insert into honest_gifts select g.id, r.id, 'old.1', 1, " + gift
                + " from rating_players g, rating_players r where g.name = '" + giver.person() + "' and r.name = '"
                + receiver.person() + "'";
    }
}
