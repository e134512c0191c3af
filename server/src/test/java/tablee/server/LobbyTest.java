package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What one sees before one sits down. */
class LobbyTest {
    private static final String LISTED = "{'title':'Tea  \\u202e time','terms':{'game':'circus','seats':2,"
            + "'visibility':'listed'},'seats':[{'kind':'me'}]}";

    private final Server server = Running.shared();

    private static boolean lists(JsonNode tables, String table) {
        return StreamSupport.stream(tables.spliterator(), false)
                .anyMatch(each -> each.path("table").textValue().equals(table));
    }

    @Test
    @DisplayName("A listed table is open to everybody, with its title made harmless; one by link is not there")
    void openTables() {
        Browser ann = Browser.guest(server, "Ann");
        String listed = ann.table(LISTED).path("table").textValue();
        String hidden =
                ann.table(LISTED.replace("listed", "link")).path("table").textValue();
        JsonNode open = new Browser(server).json("/api/lobby").path("open");
        assertTrue(lists(open, listed));
        assertFalse(lists(open, hidden));
        JsonNode mine = StreamSupport.stream(open.spliterator(), false)
                .filter(each -> each.path("table").textValue().equals(listed))
                .findFirst()
                .orElseThrow();
        assertEquals("Tea time", mine.path("title").textValue());
        assertEquals(1, mine.path("free").intValue());
        assertEquals("gathering", mine.path("phase").textValue());
    }

    @Test
    @DisplayName("One's own games come with those first where it is one's turn")
    void mine() {
        Browser ann = Browser.guest(server, "Ann");
        String waiting = ann.table(LISTED).path("table").textValue();
        String turn = ann.table("{'terms':{'game':'flow','seats':1},'seats':[{'kind':'me'}],'start':true}")
                .path("table")
                .textValue();
        ann.table("{'terms':{'game':'rando','seats':2},'seats':[{'kind':'me'}]}");
        TestSocket line = ann.sit(turn);
        line.awaitNow(update -> true);
        JsonNode mine = ann.json("/api/lobby").path("mine");
        assertEquals(3, mine.size());
        assertEquals(turn, mine.at("/0/table").textValue());
        assertTrue(mine.at("/0/yourTurn").booleanValue());
        assertEquals("Ann", mine.at("/0/waitingFor/0").textValue());
        assertTrue(lists(mine, waiting));
        assertEquals(
                0, Browser.guest(server, "Bob").json("/api/lobby").path("mine").size());
    }

    @Test
    @DisplayName("Who looks at the lobby sees tables come, and hears that it is one's turn")
    void live() {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        TestSocket lobby = bob.open("/ws/lobby");
        assertFalse(lobby.await("lobby").path("open").isMissingNode());
        JsonNode made = ann.table("{'title':'for bob','terms':{'game':'circus','seats':2,'visibility':'listed'},"
                + "'seats':[{'kind':'me'}]}");
        String table = made.path("table").textValue();
        lobby.await(event -> TestSocket.is(event, "lobby") && lists(event.path("open"), table));
        TestSocket atTable = bob.sit(table);
        assertTrue(atTable.ask("{'do':'sit','seat':1}").path("ok").booleanValue());
        lobby.await(event -> TestSocket.is(event, "lobby") && lists(event.path("mine"), table));
        TestSocket host = ann.sit(table);
        host.await("seating");
        assertTrue(host.ask("{'do':'start'}").path("ok").booleanValue());
        JsonNode update = host.awaitNow(now -> true);
        while (update.at("/waiting/0").intValue() == 0) {
            host.play(update.at("/sights/0/moves/0/word").textValue());
            update = host.last("update");
        }
        JsonNode turn = lobby.await(event ->
                TestSocket.is(event, "turn") && event.path("table").textValue().equals(table));
        assertEquals("for bob", turn.path("title").textValue());
        lobby.await(event ->
                TestSocket.is(event, "lobby") && event.at("/mine/0/yourTurn").booleanValue());
    }

    @Test
    @DisplayName(
            "ASVS 3.7.2, 14.2.1: The link lets a guest in and leads to the table; anyone who has not come by it finds nothing")
    void invitation() {
        Browser ann = Browser.guest(server, "Ann");
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'}]}");
        String table = made.path("table").textValue();
        Browser bob = new Browser(server);
        assertEquals(404, bob.get("/api/tables/" + table).statusCode());
        assertEquals(4404, bob.sit(table).awaitClosed());
        assertEquals("/t/" + table, bob.join(made.path("invite").textValue()).orElseThrow());
        assertFalse(bob.json("/api/tables/" + table).has("invite"));
        assertTrue(bob.sit(table)
                .ask("{'do':'sit','seat':1,'name':'Bob'}")
                .path("ok")
                .booleanValue());
        assertEquals(made.path("invite"), bob.json("/api/tables/" + table).path("invite"));
        assertTrue(bob.get("/api/tables/" + table + "/qr.svg").body().startsWith("<svg"));
        assertEquals(
                404, new Browser(server).get("/api/tables/" + table + "/qr.svg").statusCode());
        assertEquals(404, bob.get("/join/0123456789abcdef0123456789abcdef").statusCode());
    }

    @Test
    @DisplayName("Finished matches are in the history, the last one first")
    void history() {
        Browser ann = Browser.guest(server, "Ann");
        String table = ann.table("{'title':'one','terms':{'game':'circus','seats':2},'start':true,"
                        + "'seats':[{'kind':'me'},{'kind':'bot','level':'random'}]}")
                .path("table")
                .textValue();
        TestSocket line = ann.sit(table);
        line.awaitNow(update -> true);
        assertTrue(line.ask("{'do':'propose','what':'abandon'}").path("ok").booleanValue());
        line.awaitNow(update -> update.has("result"));
        JsonNode played = ann.json("/api/history").path("matches");
        assertEquals(1, played.size());
        assertEquals("one", played.at("/0/title").textValue());
        assertEquals(0, played.at("/0/rank").intValue());
        assertTrue(played.at("/0/replay").booleanValue());
        long ended = played.at("/0/endedMillis").longValue();
        assertEquals(0, ann.json("/api/history?before=" + ended).path("matches").size());
        assertEquals(400, ann.get("/api/history?before=soon").statusCode());
        assertEquals(401, new Browser(server).get("/api/history").statusCode());
    }
}
