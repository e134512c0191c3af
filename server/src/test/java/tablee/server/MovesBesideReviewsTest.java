package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** Reviews and analyses take nothing from tables: a move is answered as soon while both have all they can hold. */
class MovesBesideReviewsTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final int MOVES = FULL ? 400 : 60;
    private static final int WARM_UP = 40;
    /** Two reviews of each: in the full run as many as the queue holds. */
    private static final int PLACES = FULL ? 30 : 8;
    private static final double MICROS = 1_000.0;

    private static Server server;

    private final Browser ann = Browser.guest(server, "Ann", "203.0.113.1");

    @BeforeAll
    static void open() {
        server = Server.start(Running.settings().behind(List.of("127.0.0.0/8")));
    }

    @AfterAll
    static void close() {
        server.close();
    }

    /** Plays both seats at random, table after table; how long each move took to be answered, in microseconds. */
    private double[] moves(int count) {
        List<Double> took = new ArrayList<>();
        Random random = new Random(5);
        while (took.size() < count) {
            server.limits().pass(60_000);
            String table = ann.table(
                            "{'terms':{'game':'rando','seats':2},'seats':[{'kind':'me'},{'kind':'me','name':'Bob'}],'start':true}")
                    .path("table")
                    .textValue();
            TestSocket line = ann.sit(table);
            while (took.size() < count) {
                JsonNode update = line.awaitNow(
                        now -> now.has("result") || !now.findValuesAsText("word").isEmpty());
                if (update.has("result")) break;
                took.add(move(line, update, random));
                server.limits().pass(1_000);
            }
        }
        return took.stream().mapToDouble(each -> each).sorted().toArray();
    }

    private static double move(TestSocket line, JsonNode update, Random random) {
        for (JsonNode sight : update.path("sights")) {
            JsonNode moves = sight.path("moves");
            if (moves.isEmpty()) continue;
            var ask = Browser.ask("play")
                    .put("version", update.path("version").intValue())
                    .put("seat", Integer.parseInt(sight.path("viewer").textValue()))
                    .put(
                            "move",
                            moves.get(random.nextInt(moves.size())).path("word").textValue());
            long from = System.nanoTime();
            JsonNode answer = line.ask(ask);
            double micros = (System.nanoTime() - from) / MICROS;
            assertTrue(answer.path("ok").booleanValue(), answer.toString());
            line.awaitNow(now -> now.path("version").intValue()
                    > update.path("version").intValue());
            return micros;
        }
        throw new AssertionError("nobody is to act");
    }

    /** A whole match that can be reviewed. */
    private String played() {
        server.limits().pass(3_600_000);
        String table = ann.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},{'kind':'bot','level':'random'}],"
                        + "'start':true}")
                .path("table")
                .textValue();
        new Robot(ann, table, 3).playToTheEnd();
        return table + ".1";
    }

    @Test
    @DisplayName("A move is answered about as soon while both queues are full as while they are empty")
    void beside() {
        List<String> matches = new ArrayList<>();
        for (int i = 0; i < PLACES; i++) matches.add(played());
        moves(WARM_UP);
        double[] empty = moves(MOVES);
        ExecutorService askers = Executors.newCachedThreadPool();
        try {
            for (int place = 0; place < PLACES; place++) {
                server.limits().pass(3_600_000);
                Browser one = new Browser(server).with(ann.cookie()).at("198.51.100." + (1 + place));
                String match = matches.get(place);
                for (int seat = 0; seat < 2; seat++)
                    assertEquals(
                            200,
                            one.get("/api/matches/" + match + "/review?seat=" + seat)
                                    .statusCode());
                String wish = "{\"match\":\"" + match + "\",\"at\":" + 30 + ",\"line\":[],\"viewer\":\"all\",\"iterations\":4000}";
                for (int i = 0; i < 4; i++) askers.execute(() -> one.tryPost("/api/analysis", wish));
            }
            double[] full = moves(MOVES);
            JsonNode last = Json.parse(
                    new Browser(server).with(ann.cookie()).at("192.0.2.9")
                            .get("/api/matches/" + matches.get(PLACES - 1) + "/review?seat=1")
                            .body());
            assertEquals("waiting", last.path("stage").textValue(), "reviews were waiting all the time");
            System.out.printf(
                    "a move is answered after %.0f µs in the median (%.0f in 95 of a hundred) with empty queues, %.0f (%.0f) with full ones%n",
                    at(empty, 50), at(empty, 95), at(full, 50), at(full, 95));
            assertTrue(
                    at(full, 50) < 3 * at(empty, 50) + 10_000,
                    Arrays.toString(empty) + " beside " + Arrays.toString(full));
        } finally {
            askers.shutdownNow();
        }
    }

    private static double at(double[] sorted, int percent) {
        return sorted[Math.min(sorted.length - 1, sorted.length * percent / 100)];
    }
}
