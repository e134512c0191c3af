package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What people agree on, give up and come back to, over real sockets. */
class TogetherOverSocketsTest {
    private final Server server = Running.shared();
    private final Browser ann = Browser.guest(server, "Ann");
    private final Browser bob = Browser.guest(server, "Bob");

    private String table = "";
    private String invite = "";

    /** Ann and Bob at a table that plays. */
    private TestSocket[] playing(String terms) {
        JsonNode made = ann.table("{'terms':{" + terms + "},'seats':[{'kind':'me'}]}");
        table = made.path("table").textValue();
        invite = made.path("invite").textValue();
        bob.join(invite);
        TestSocket[] two = {ann.sit(table), bob.sit(table)};
        two[0].await("seating");
        done(two[1].ask("{'do':'sit','seat':1}"));
        done(two[0].ask("{'do':'start'}"));
        for (TestSocket line : two) line.awaitNow(update -> true);
        return two;
    }

    private static void done(JsonNode answer) {
        assertTrue(answer.path("ok").booleanValue(), answer.toString());
    }

    private static void refused(String key, JsonNode answer) {
        assertEquals(key, answer.at("/refused/key").asText(""), answer.toString());
    }

    /** The one who is to move plays the first move offered; the answer is who it was. */
    private static int move(TestSocket[] two) {
        for (int seat = 0; seat < two.length; seat++) {
            done(two[seat].ask("{'do':'sync'}"));
            JsonNode moves = two[seat].last("update").at("/sights/0/moves");
            if (moves.isEmpty()) continue;
            done(two[seat].play(moves.get(0).path("word").textValue()));
            return seat;
        }
        throw new AssertionError("nobody has a move");
    }

    private static int undoable(TestSocket line) {
        return line.last("update").at("/sights/0/undo").intValue();
    }

    @Test
    @DisplayName("An undo happens when the other agrees, and both see the position before")
    void undo() {
        TestSocket[] two = playing("'game':'circus','seats':2");
        int mover = move(two);
        for (int i = 0; i < 30 && undoable(two[mover]) == 0; i++) mover = move(two);
        assertTrue(undoable(two[mover]) > 0, "no move could be taken back");
        int version = two[mover].last("update").path("version").intValue();
        done(two[mover].ask("{'do':'propose','what':'undo'}"));
        two[1 - mover].await(event ->
                TestSocket.is(event, "seating") && event.path("proposal").isObject());
        done(two[1 - mover].ask("{'do':'agree'}"));
        JsonNode after = two[mover].awaitNow(update -> update.path("version").intValue() > version);
        assertEquals("undo", after.at("/sights/0/lines/0/table").asText().split(" ")[0]);
        assertFalse(after.at("/sights/0/moves").isEmpty(), "it is the same one's turn again");
    }

    @Test
    @DisplayName("Declined, a proposal is gone")
    void declined() {
        TestSocket[] two = playing("'game':'circus','seats':2");
        done(two[0].ask("{'do':'propose','what':'abandon'}"));
        done(two[1].ask("{'do':'decline'}"));
        refused("nothing-proposed", two[1].ask("{'do':'agree'}"));
        assertFalse(two[0].last("update").has("result"));
    }

    @Test
    @DisplayName("A pause stops the match until both go on")
    void pause() {
        TestSocket[] two = playing("'game':'circus','seats':2,'pace':{'kind':'live','budgetMillis':600000}");
        done(two[0].ask("{'do':'propose','what':'pause'}"));
        done(two[1].ask("{'do':'agree'}"));
        two[0].awaitNow(update -> update.path("paused").booleanValue());
        assertTrue(two[0].last("update").at("/clock/running").isEmpty());
        two[1].hangUp();
        two[1] = bob.sit(table);
        assertTrue(two[1].await("update").path("paused").booleanValue(), "also for who comes back");
        done(two[1].ask("{'do':'propose','what':'resume'}"));
        done(two[0].ask("{'do':'agree'}"));
        two[0].awaitNow(update -> !update.path("paused").booleanValue());
        move(two);
    }

    @Test
    @DisplayName("Between two, who resigns loses; a rematch has the seats rotated")
    void resignAndRematch() {
        TestSocket[] two = playing("'game':'circus','seats':2");
        refused("not-your-seat", two[0].ask("{'do':'resign','seat':1}"));
        done(two[1].ask("{'do':'resign','seat':1}"));
        JsonNode end = two[0].awaitNow(update -> update.has("result"));
        assertEquals("[1,2]", end.at("/result/ranks").toString());
        done(two[1].ask("{'do':'propose','what':'rematch'}"));
        done(two[0].ask("{'do':'agree'}"));
        two[0].awaitNow(update -> update.path("match").textValue().endsWith(".2"));
        JsonNode seating = two[0].last("seating");
        assertEquals("playing", seating.path("phase").textValue());
        assertEquals("Bob", seating.at("/chairs/0/chair/name").textValue());
        assertEquals("[1]", seating.path("yours").toString());
    }

    @Test
    @DisplayName("A bot takes over a leaver's seat after the time agreed, and gives it back on return")
    void takeOverAndReturn() {
        TestSocket[] two = playing("'game':'circus','seats':2,'takeOverAfterMillis':20000,'standIn':'random'");
        two[1].abort();
        two[0].await(event -> TestSocket.is(event, "seating")
                && event.at("/chairs/1/takenOver").booleanValue());
        two[1] = bob.sit(table);
        two[1].await(event -> TestSocket.is(event, "seating")
                && !event.at("/chairs/1/takenOver").booleanValue());
        assertEquals("[1]", two[1].last("seating").path("yours").toString());
    }

    @Test
    @DisplayName("A clock at zero hands the seat to a bot, or loses where that was agreed")
    void outOfTime() {
        String live = "'game':'circus','seats':2,'pace':{'kind':'live','budgetMillis':20000},'standIn':'random'";
        TestSocket[] two = playing(live + ",'lossOnTime':true");
        JsonNode end = two[0].awaitNow(update -> update.has("result"));
        assertEquals(2, end.at("/result/ranks").size());
        TestSocket[] others = playing(live);
        others[0].await(event -> TestSocket.is(event, "seating")
                && (event.at("/chairs/0/takenOver").booleanValue()
                        || event.at("/chairs/1/takenOver").booleanValue()));
        assertFalse(others[0].last("update").has("result"), "the match goes on");
    }

    @Test
    @DisplayName("Spectators see what spectators may, or find a closed door where the terms say so")
    void spectators() {
        playing("'game':'pluvionautes','seats':2");
        Browser eve = Browser.guest(server, "Eve");
        eve.join(invite);
        TestSocket looking = eve.sit(table);
        assertEquals("spectator", looking.await("update").at("/sights/0/viewer").textValue());
        refused("not-your-seat", looking.ask("{'do':'why','seat':0,'move':'x'}"));
        refused("not-over", looking.ask("{'do':'replay','viewer':'all','from':0,'count':5}"));
        playing("'game':'pluvionautes','seats':2,'spectators':false");
        eve.join(invite);
        TestSocket closed = eve.sit(table);
        assertEquals("no-spectators", closed.await("bye").path("key").textValue());
        closed.awaitClosed();
        assertEquals(1, closed.frames().size());
    }

    @Test
    @DisplayName("Chat reaches everybody as text, and is closed while the game says so")
    void chat() {
        TestSocket[] two = playing("'game':'circus','seats':2");
        done(two[0].ask("{'do':'say','text':'<b>hi</b> \\u202e there'}"));
        assertEquals("<b>hi</b> there", two[1].await("chat").at("/lines/0/text").textValue());
        done(two[0].ask("{'do':'ping','at':'3'}"));
        assertEquals("3", two[1].await("ping").path("at").textValue());
        TestSocket[] silent = playing("'game':'flow','seats':2,'options':{'first':'0','scenarios':'no-communication'}");
        silent[0].awaitNow(update -> !update.path("talk").booleanValue());
        refused("talk-is-closed", silent[0].ask("{'do':'say','text':'psst'}"));
        refused("talk-is-closed", silent[1].ask("{'do':'ping','at':'a1'}"));
    }

    @Test
    @DisplayName("The host sends a guest away, who finds the door closed from then on")
    void removed() {
        TestSocket[] two = playing("'game':'circus','seats':2");
        refused("host-only", two[1].ask("{'do':'remove','person':'" + ann.person() + "'}"));
        refused("in-a-match", two[0].ask("{'do':'remove','person':'" + bob.person() + "'}"));
        done(two[1].ask("{'do':'resign','seat':1}"));
        done(two[0].ask("{'do':'remove','person':'" + bob.person() + "'}"));
        assertEquals("removed", two[1].await("bye").path("key").textValue());
        assertEquals("removed", bob.sit(table).await("bye").path("key").textValue());
    }

    @Test
    @DisplayName("A request that is sent again word for word is answered again and done once")
    void twice() {
        TestSocket[] two = playing("'game':'circus','seats':2");
        String line = "{\"do\":\"say\",\"id\":\"same\",\"text\":\"once\"}";
        two[0].send(line);
        two[0].send(line);
        done(two[0].ask("{'do':'sync'}"));
        long answers = two[0].frames().stream()
                .filter(frame -> frame.contains("\"id\":\"same\""))
                .count();
        long said = two[0].frames().stream()
                .filter(frame -> frame.contains("\"text\":\"once\""))
                .count();
        assertEquals(2, answers);
        assertEquals(1, said);
    }
}
