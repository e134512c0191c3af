package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Game;
import tablee.core.Games;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;

/** A rated game now. */
class MatchmakingTest {
    private static final String PASSWORD = "correct horse battery";

    private static Browser account(Server server, String name) {
        Browser browser = Browser.guest(server, name);
        String login = name + " " + Long.toString(System.nanoTime(), 36);
        browser.tryPost("/api/account", "{\"name\":\"" + login + "\",\"password\":\"" + PASSWORD + "\"}");
        return browser;
    }

    private static String wish(String game, String more) {
        return "{\"game\":\"" + game + "\",\"seats\":2" + more + "}";
    }

    private static JsonNode ask(Browser browser, String body) {
        return browser.post("/api/match", Json.parse(body));
    }

    @Test
    @DisplayName(
            "The first one waits at a listed rated table; the second is sent there, sits down, and the match begins")
    void meet() {
        // Ann is waited for at the start, since her page could have a share in the seed: twenty seconds of the table.
        try (Server server = Server.start(Running.settings().faster(100))) {
            Browser ann = account(server, "Ann");
            Browser ben = account(server, "Ben");
            JsonNode first = ask(ann, wish("circus", ""));
            assertTrue(first.path("waiting").booleanValue());
            String table = first.path("table").textValue();
            assertTrue(ben.json("/api/lobby").path("open").toString().contains(table));
            assertEquals(
                    table,
                    ask(ann, wish("circus", ",\"table\":\"" + table + "\""))
                            .path("table")
                            .textValue());
            assertNotEquals(
                    table,
                    ask(account(server, "Cleo"), wish("rando", ""))
                            .path("table")
                            .textValue());
            assertEquals(table, ask(ben, wish("circus", "")).path("table").textValue());
            TestSocket host = ann.sit(table);
            host.await("seating");
            TestSocket guest = ben.sit(table);
            guest.await("seating");
            assertTrue(guest.ask("{'do':'sit','seat':1}").path("ok").booleanValue());
            host.awaitNow(update -> update.has("sights"));
        }
    }

    @Test
    @DisplayName(
            "Every game has a queue for every number of seats, where everybody comes to one table and the match begins")
    void everyQueue() {
        try (Server server = Server.start(Running.settings().faster(100))) {
            List<Browser> people = new ArrayList<>();
            for (Game<?> game : Games.all())
                for (int seats : game.card().seatCounts())
                    if (seats > 1) {
                        while (people.size() < seats) people.add(account(server, "P" + people.size()));
                        fill(game.card().id(), people.subList(0, seats));
                    }
        }
    }

    /** They ask for the same, one after the other. */
    private static void fill(String game, List<Browser> people) {
        String wish = "{\"game\":\"" + game + "\",\"seats\":" + people.size() + "}";
        String table = ask(people.get(0), wish).path("table").textValue();
        JsonNode terms = people.get(0).json("/api/tables/" + table).path("terms");
        assertEquals(game, terms.path("game").textValue());
        assertEquals(people.size(), terms.path("seats").intValue());
        assertTrue(terms.path("rated").booleanValue(), terms.toString());
        TestSocket host = people.get(0).sit(table);
        host.await("seating");
        for (int seat = 1; seat < people.size(); seat++) {
            assertEquals(table, ask(people.get(seat), wish).path("table").textValue(), game + ", seat " + seat);
            TestSocket guest = people.get(seat).sit(table);
            guest.await("seating");
            assertTrue(guest.ask("{'do':'sit','seat':" + seat + "}").path("ok").booleanValue());
        }
        host.awaitNow(update -> update.has("sights"));
    }

    @Test
    @DisplayName("Of two who wait the later one moves; who waits no more, or blocks the other, is not found")
    void later() {
        try (Server server = Server.start(Running.settings())) {
            Browser ann = account(server, "Ann");
            Browser ben = account(server, "Ben");
            Browser cleo = account(server, "Cleo");
            ben.post("/api/people/" + ann.person(), Json.parse("{\"bond\":\"block\",\"on\":true}"));
            String anns = ask(ann, wish("circus", "")).path("table").textValue();
            String bens = ask(ben, wish("circus", "")).path("table").textValue();
            assertNotEquals(anns, bens, "they do not want to meet");
            assertEquals(anns, ask(cleo, wish("circus", "")).path("table").textValue());
            ann.delete("/api/match");
            assertEquals(bens, ask(cleo, wish("circus", "")).path("table").textValue());
            assertEquals(
                    anns,
                    ask(ann, wish("circus", ",\"table\":\"" + anns + "\""))
                            .path("table")
                            .textValue());
            assertEquals(
                    404,
                    ben.tryPost("/api/match", wish("circus", ",\"table\":\"nobodys\""))
                            .statusCode());
        }
    }

    private static void change(Path data, String... statements) throws SQLException {
        try (Connection file = DriverManager.getConnection("jdbc:sqlite:" + data);
                Statement sql = file.createStatement()) {
            sql.execute("pragma busy_timeout = 10000");
            for (String each : statements) sql.execute(each);
        }
    }

    /** All who wait have done so for this much longer. */
    private static void waited(Path data, int seconds) throws SQLException {
        change(data, "update waiting_players set since_millis = since_millis - " + 1_000 * seconds);
    }

    @Test
    @DisplayName(
            "Two who differ by three hundred points wait each at their own table, until the range has widened to them")
    void widens() throws SQLException {
        Path data = Running.folder().resolve("tablee.db");
        try (Server server = Server.start(ServerSettings.local(0, data.toString()))) {
            Browser ann = account(server, "Ann");
            Browser ben = account(server, "Ben");
            change(
                    data,
                    "insert into rating_players (kind, name) values ('PERSON', '" + ben.person() + "')",
                    "insert into ratings select epoch, 'circus/two', p.id, 35176000, 1000000, 20, 1"
                            + " from rating_state, rating_players p where p.name = '" + ben.person() + "'");
            JsonNode known = ben.json("/api/people/" + ben.person() + "/ratings");
            assertEquals(1800, known.at("/ratings/0/points").intValue());
            String anns = ask(ann, wish("circus", "")).path("table").textValue();
            String bens = ask(ben, wish("circus", "")).path("table").textValue();
            assertNotEquals(anns, bens);
            for (int seconds : new int[] {0, 30}) {
                waited(data, seconds);
                JsonNode again = ask(ben, wish("circus", ",\"table\":\"" + bens + "\""));
                assertEquals(bens, again.path("table").textValue(), "after " + seconds + " seconds");
                assertTrue(again.path("waiting").booleanValue());
            }
            waited(data, 15);
            String stays = ask(ann, wish("circus", ",\"table\":\"" + anns + "\""))
                    .path("table")
                    .textValue();
            assertEquals(anns, stays, "who came first is come to");
            JsonNode found = ask(ben, wish("circus", ",\"table\":\"" + bens + "\""));
            assertEquals(anns, found.path("table").textValue());
            assertTrue(found.path("waiting").isMissingNode());
        }
    }

    @Test
    @DisplayName("Nobody is sent to a table where somebody else sits whom they block")
    void third() {
        try (Server server = Server.start(Running.settings())) {
            Browser ann = account(server, "Ann");
            Browser ben = account(server, "Ben");
            Browser cleo = account(server, "Cleo");
            String wish = "{\"game\":\"rando\",\"seats\":3}";
            String anns = ask(ann, wish).path("table").textValue();
            assertEquals(anns, ask(ben, wish).path("table").textValue());
            assertTrue(ben.sit(anns).ask("{'do':'sit','seat':1}").path("ok").booleanValue());
            cleo.post("/api/people/" + ben.person(), Json.parse("{\"bond\":\"block\",\"on\":true}"));
            assertNotEquals(anns, ask(cleo, wish).path("table").textValue());
        }
    }

    @Test
    @DisplayName("Nobody is sent to a table where the one who waited plays a bot by now")
    void taken() {
        try (Server server = Server.start(Running.settings())) {
            Browser ann = account(server, "Ann");
            Browser ben = account(server, "Ben");
            String anns = ask(ann, wish("circus", "")).path("table").textValue();
            assertTrue(ann.sit(anns)
                    .ask("{'do':'seat-bot','seat':1,'level':'random'}")
                    .path("ok")
                    .booleanValue());
            assertNotEquals(anns, ask(ben, wish("circus", "")).path("table").textValue());
        }
    }

    @Test
    @DisplayName(
            "ASVS 8.2.2: Nobody waits at somebody else's table, and nobody is sent to one that is not rated, not listed, of another game or of other seats")
    void elsewhere() {
        try (Server server = Server.start(Running.settings())) {
            Browser ann = account(server, "Ann");
            Browser eve = account(server, "Eve");
            String anns = ask(ann, wish("circus", "")).path("table").textValue();
            assertEquals(
                    404,
                    eve.tryPost("/api/match", wish("rando", ",\"table\":\"" + anns + "\""))
                            .statusCode());
            ann.delete("/api/match");
            for (String terms : List.of(
                    "'game':'circus','seats':2,'visibility':'listed'",
                    "'game':'circus','seats':2,'rated':true",
                    "'game':'rando','seats':2,'rated':true,'visibility':'listed'",
                    "'game':'rando','seats':3,'rated':true,'visibility':'listed'")) {
                String order = "{'terms':{" + terms + "},'seats':[{'kind':'me'}]}";
                String own = eve.post("/api/tables", Json.parse(order.replace('\'', '"')))
                        .path("table")
                        .textValue();
                JsonNode waits = ask(eve, wish("circus", ",\"table\":\"" + own + "\""));
                assertTrue(waits.path("waiting").booleanValue(), terms);
                JsonNode found = ask(ann, wish("circus", ",\"table\":\"" + anns + "\""));
                assertEquals(anns, found.path("table").textValue(), terms);
                assertTrue(found.path("waiting").booleanValue(), terms);
                ann.delete("/api/match");
            }
        }
    }

    @Test
    @DisplayName("ASVS 2.4.1, 8.2.1: BUDGET-166: Guests are told to sign in, and who asks too often is told so")
    void bounds() {
        try (Server server = Server.start(Running.settings())) {
            assertEquals(
                    403,
                    Browser.guest(server, "Gus")
                            .tryPost("/api/match", wish("circus", ""))
                            .statusCode());
            Browser ann = account(server, "Ann");
            assertEquals(
                    400,
                    ann.tryPost("/api/match", "{\"game\":\"circus\",\"seats\":3}")
                            .statusCode());
            String table = ask(ann, wish("circus", "")).path("table").textValue();
            int status = 200;
            for (long i = 0; i <= Budget.MATCH_WISHES.most() && status == 200; i++)
                status = ann.tryPost("/api/match", wish("circus", ",\"table\":\"" + table + "\""))
                        .statusCode();
            assertEquals(429, status);
        }
    }
}
