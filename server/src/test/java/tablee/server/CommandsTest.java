package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Over real sockets: what arrives twice, in the wrong order, too late, or from somebody who overheard it. */
class CommandsTest {
    private final Server server = Running.shared();
    private final Browser ann = Browser.guest(server, "Ann");
    private String table;
    private String invite;
    private TestSocket line;
    private JsonNode start;

    @BeforeEach
    void play() {
        JsonNode made =
                ann.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},{'kind':'me'}],'start':true}");
        table = made.path("table").textValue();
        invite = made.path("invite").textValue();
        line = ann.sit(table);
        start = line.await("update");
    }

    private int version() {
        return start.path("version").intValue();
    }

    /** The first move that the seat which begins may make, as the text of a request. */
    private String move(String id, int version) {
        for (JsonNode sight : start.path("sights")) {
            if (sight.path("moves").isEmpty()) continue;
            return Browser.ask("play")
                    .put("id", id)
                    .put("version", version)
                    .put("seat", Integer.parseInt(sight.path("viewer").textValue()))
                    .put("move", sight.at("/moves/0/word").textValue())
                    .toString();
        }
        throw new AssertionError("nobody is to act in " + start);
    }

    private static JsonNode answer(TestSocket from, String id) {
        return from.await(event ->
                TestSocket.is(event, "answer") && event.path("id").textValue().equals(id));
    }

    private int stored() {
        line.ask("{'do':'sync'}");
        return line.last("update").path("version").intValue();
    }

    @Test
    @DisplayName("TABLE-23: sent three times at once, answered three times, done once")
    void duplicated() {
        String move = move("d", version());
        for (int i = 0; i < 3; i++) line.send(move);
        int after = stored();
        long answers = line.frames().stream()
                .filter(frame -> frame.contains("\"id\":\"d\""))
                .count();
        assertEquals(3, answers);
        assertTrue(answer(line, "d").path("ok").booleanValue());
        assertEquals(answer(line, "d").path("version").intValue(), after);
    }

    @Test
    @DisplayName(
            "TABLE-23: said again through another line, because the first broke before the answer came: the same answer, done once")
    void repeated() {
        String move = move("r", version());
        line.send(move);
        JsonNode first = answer(line, "r");
        line.abort();
        TestSocket next = ann.sit(table);
        next.await("update");
        next.send(move);
        assertEquals(first, answer(next, "r"));
        line = next;
        assertEquals(first.path("version").intValue(), stored());
    }

    @Test
    @DisplayName("TABLE-23: a move on what has not happened yet is refused, and the one before it still counts")
    void reordered() {
        line.send(move("second", version() + 1));
        line.send(move("first", version()));
        assertFalse(answer(line, "second").path("ok").booleanValue());
        assertEquals("stale", answer(line, "second").at("/refused/key").textValue());
        assertTrue(answer(line, "first").path("ok").booleanValue());
    }

    @Test
    @DisplayName(
            "TABLE-23: a move that comes too late is refused with how things stand; after the end there is no match")
    void late() {
        line.send(move("m", version()));
        answer(line, "m");
        line.send(move("late", version()));
        assertEquals("stale", answer(line, "late").at("/refused/key").textValue());
        assertTrue(line.last("update").path("fresh").booleanValue());
        line.ask("{'do':'propose','what':'abandon'}");
        line.awaitNow(update -> update.has("result"));
        line.send(move("after", version()));
        assertEquals("not-playing", answer(line, "after").at("/refused/key").textValue());
    }

    @Test
    @DisplayName("TABLE-21: what somebody overheard and says again, word for word, is not theirs to say")
    void overheard() {
        Browser eve = Browser.guest(server, "Eve");
        eve.join(invite);
        TestSocket spectator = eve.sit(table);
        spectator.await("update");
        String move = move("x", version());
        spectator.send(move);
        assertEquals("not-your-seat", answer(spectator, "x").at("/refused/key").textValue());
        line.send(move);
        assertTrue(answer(line, "x").path("ok").booleanValue(), "and does not spoil it for her");
        spectator.send(move);
        spectator.ask("{'do':'sync'}");
        assertEquals("not-your-seat", answer(spectator, "x").at("/refused/key").textValue());
    }
}
