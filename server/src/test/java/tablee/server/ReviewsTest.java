package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;

/** Reviews of matches that are over, for those who may see them; and tables that play on from one of their moments. */
class ReviewsTest {
    private static final String TABLE =
            "{'terms':{'game':'rando','seats':2},'seats':[{'kind':'me'},{'kind':'bot','level':'random'}],'start':true}";

    private static Server server;

    private final Browser ann = Browser.guest(server, "Ann");
    private final Browser eve = Browser.guest(server, "Eve");

    @BeforeAll
    static void open() {
        server = Server.start(Running.settings());
    }

    @AfterAll
    static void close() {
        server.close();
    }

    /** A match that is over after a few moves; the answer is its id. */
    private String played() {
        String table = ann.table(TABLE).path("table").textValue();
        TestSocket line = ann.sit(table);
        String match = line.await("update").path("match").textValue();
        line.ask("{'do':'resign','seat':0}");
        line.await(event -> event.has("result"));
        return match;
    }

    private JsonNode review(Browser who, String path) throws InterruptedException {
        while (true) {
            server.limits().pass(1_000);
            JsonNode answer = who.json(path);
            assertFalse(answer.path("stage").textValue().equals("failed"));
            if (answer.has("review")) return answer;
            Thread.sleep(20);
        }
    }

    @Test
    @DisplayName("Anyone who may see a match gets its review for any seat, whole in the end, and its parts add up")
    void reviewed() throws InterruptedException {
        String match = played();
        for (int seat = 0; seat < 2; seat++) {
            JsonNode answer = review(ann, "/api/matches/" + match + "/review?seat=" + seat);
            assertEquals(seat, answer.path("seat").intValue());
            JsonNode shares = answer.at("/review/shares");
            int sum = 0;
            for (String part : new String[] {"start", "own", "others", "chance", "revealed"})
                sum += shares.path(part).intValue();
            assertEquals(seat * 1000, shares.path("result").intValue());
            assertEquals(shares.path("result").intValue(), sum);
            assertEquals(2, answer.at("/review/bySeat").size());
        }
        JsonNode rest = ann.json("/api/matches/" + match + "/review?seat=0&from=2");
        assertEquals(2, rest.at("/points/0/entry").intValue());
    }

    @Test
    @DisplayName(
            "Without a seat, the link or a listed table the review is not there, and neither is that of a match that goes on")
    void notForStrangers() {
        String match = played();
        assertEquals(404, eve.get("/api/matches/" + match + "/review?seat=0").statusCode());
        assertEquals(
                404,
                new Browser(server)
                        .get("/api/matches/" + match + "/review?seat=0")
                        .statusCode());
        assertEquals(404, ann.get("/api/replays/0123/review?seat=0").statusCode());
        assertEquals(
                404,
                eve.tryPost("/api/matches/" + match + "/again", "{\"entry\":1,\"seat\":0}")
                        .statusCode());
        String table = ann.table(TABLE).path("table").textValue();
        ann.sit(table).await("update");
        assertEquals(404, ann.get("/api/matches/" + table + ".1/review?seat=0").statusCode());
        assertEquals(404, ann.get("/api/matches/nothing/review?seat=0").statusCode());
    }

    @Test
    @DisplayName("A seat that is none and a number that is none are refused in a sentence")
    void mistakes() {
        String match = played();
        assertEquals(400, ann.get("/api/matches/" + match + "/review?seat=2").statusCode());
        assertEquals(400, ann.get("/api/matches/" + match + "/review?seat=x").statusCode());
        for (String wish :
                new String[] {"{\"entry\":9999,\"seat\":0}", "{\"entry\":1,\"seat\":7}", "{\"entry\":-1,\"seat\":0}"})
            assertEquals(
                    400, ann.tryPost("/api/matches/" + match + "/again", wish).statusCode(), wish);
    }

    @Test
    @DisplayName(
            "TABLE-58: from a moment of a match one plays on against bots, with the same log behind and the same seed")
    void again() {
        String match = played();
        server.limits().pass(3_600_000);
        JsonNode file = file(match);
        int entry = file.path("entries").size() - 1;
        String table = ann.post(
                        "/api/matches/" + match + "/again",
                        Json.parse("{\"entry\":" + entry + ",\"seat\":1,\"level\":\"random\"}"))
                .path("table")
                .textValue();
        TestSocket line = ann.sit(table);
        JsonNode update = line.await("update");
        assertTrue(update.path("version").intValue() >= entry, update.toString());
        JsonNode about = ann.json("/api/tables/" + table);
        assertEquals("[\"from-position\"]", about.path("notes").toString());
        assertEquals("person", about.at("/chairs/1/kind").textValue());
        line.ask("{'do':'resign','seat':1}");
        line.await(event -> event.has("result"));
        JsonNode forked = file(table + ".1");
        for (int i = 0; i < entry; i++) {
            JsonNode expected = file.path("entries").get(i);
            assertEquals(expected, forked.path("entries").get(i), "entry " + i);
        }
        assertEquals(file.path("seed"), forked.path("seed"));
        assertEquals(file.path("header"), forked.path("header"));
    }

    private JsonNode file(String match) {
        TestSocket line = ann.sit(match.substring(0, match.lastIndexOf('.')));
        line.await("update");
        line.ask("{'do':'download'}");
        return line.await("file").path("file");
    }

    @Test
    @DisplayName("BUDGET-141: how often an address asks for reviews has an end")
    void readings() {
        server.limits().pass(3_600_000);
        int readings = -1;
        int status;
        do {
            status = ann.get("/api/matches/none.1/review?seat=0").statusCode();
            readings++;
        } while (status == 404);
        assertEquals(429, status);
        assertTrue(readings >= Budget.REVIEWS_READ.most(), readings + "");
    }

    @Test
    @DisplayName("BUDGET-140: how many reviews an address begins has an end")
    void begun() {
        List<String> matches = Stream.generate(this::played)
                .limit(Budget.REVIEWS_BEGUN.most() / 2 + 1)
                .toList();
        server.limits().pass(3_600_000);
        List<Integer> answers = matches.stream()
                .flatMap(match -> Stream.of(0, 1).map(seat -> "/api/matches/" + match + "/review?seat=" + seat))
                .map(path -> ann.get(path).statusCode())
                .toList();
        assertEquals(200, answers.get(0));
        assertEquals(429, answers.get(answers.size() - 1), answers.toString());
    }
}
