package tablee.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Plays whatever it is offered, through one socket, for all seats of its person. */
final class Robot {
    private static final int MOST_MOVES = 20_000;

    private record Turn(int seat, JsonNode moves) {}

    private final Browser browser;
    private final String table;
    private final Random random;
    /** What came through sockets that were given up since. */
    private final List<String> before = new ArrayList<>();

    private TestSocket line;
    private int dropsLeft;

    Robot(Browser browser, String table, long seed) {
        this.browser = browser;
        this.table = table;
        random = new Random(seed);
        line = browser.sit(table);
        line.await("seating");
    }

    TestSocket line() {
        return line;
    }

    /** This many times, now and then, the network breaks, and the robot comes back with the version it has seen. */
    Robot dropping(int times) {
        dropsLeft = times;
        return this;
    }

    private static List<Turn> turns(JsonNode update) {
        List<Turn> turns = new ArrayList<>();
        for (JsonNode sight : update.path("sights")) {
            boolean seat = sight.path("viewer").textValue().matches("\\d");
            if (seat && !sight.path("moves").isEmpty()) {
                turns.add(new Turn(Integer.parseInt(sight.path("viewer").textValue()), sight.path("moves")));
            }
        }
        return turns;
    }

    /** Plays until the match is over, and answers the last update. */
    JsonNode playToTheEnd() {
        for (int moves = 0; moves < MOST_MOVES; moves++) {
            JsonNode update =
                    line.awaitNow(now -> now.has("result") || !turns(now).isEmpty());
            if (update.has("result")) return update;
            if (dropsLeft > 0 && random.nextInt(12) == 0) dropAndComeBack(update);
            else play(update);
        }
        throw new AssertionError("no end");
    }

    /** One move, or none if somebody else was quicker. */
    private void play(JsonNode update) {
        List<Turn> turns = turns(update);
        Turn turn = turns.get(random.nextInt(turns.size()));
        String word =
                turn.moves.get(random.nextInt(turn.moves.size())).path("word").textValue();
        JsonNode answer = line.ask(Browser.ask("play")
                .put("version", update.path("version").intValue())
                .put("seat", turn.seat)
                .put("move", word));
        String key = answer.at("/refused/key").asText("");
        boolean late = List.of("stale", "not-playing", "not-your-turn").contains(key)
                || line.last("update").path("version").intValue()
                        > update.path("version").intValue();
        assertTrue(answer.path("ok").booleanValue() || late, () -> word + ": " + answer);
    }

    private void dropAndComeBack(JsonNode update) {
        dropsLeft--;
        int seen = update.path("version").intValue();
        line.abort();
        before.addAll(line.frames());
        line = browser.sit(table, "?match=" + update.path("match").textValue() + "&version=" + seen);
        JsonNode next = line.await("update");
        int version = next.path("version").intValue();
        assertTrue(version >= seen, "nothing that was played is lost");
        if (next.path("fresh").booleanValue()) return;
        int expected = seen;
        for (JsonNode told : next.at("/sights/0/lines")) {
            assertTrue(told.path("version").intValue() >= expected, "lines follow on what was seen: " + next);
            expected = told.path("version").intValue() + 1;
        }
    }

    /** Everything that this robot was ever sent. */
    List<String> frames() {
        List<String> all = new ArrayList<>(before);
        all.addAll(line.frames());
        return all;
    }
}
