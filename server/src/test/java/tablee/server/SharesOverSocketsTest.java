package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Noted;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;

/** Who takes part in the seed, over real sockets: some pages are of 0.1.0, some sit at one screen, some are away. */
class SharesOverSocketsTest {
    static final Seed ANNS = Seed.read("a1".repeat(32));
    static final Seed BOBS = Seed.read("b2".repeat(32));

    private final Server server = Running.shared();
    private final Browser ann = Browser.guest(server, "Ann");
    private final Browser bob = Browser.guest(server, "Bob");

    private String table = "";

    private TestSocket make(String terms, String seats) {
        JsonNode made =
                ann.table("{'terms':{'game':'circus','seats':2," + terms + "},'seats':[" + seats + "],'shares':true}");
        table = made.path("table").textValue();
        bob.join(made.path("invite").textValue());
        return ann.sit(table);
    }

    private static void done(JsonNode answer) {
        assertTrue(answer.path("ok").booleanValue(), answer.toString());
    }

    static String pledge(TestSocket line, Seed share) {
        String promised = line.await("seating").at("/shares/server").asText();
        return "'pledge':{'server':'" + promised + "','commitment':'" + SeedOrigin.Share.promise(share) + "'}";
    }

    static void reveal(TestSocket line, Seed share) {
        JsonNode shares = line.await(event -> event.at("/shares/stage").asText().equals("revealing"))
                .path("shares");
        done(line.ask(
                "{'do':'reveal','server':'" + shares.path("server").asText() + "','share':'" + share.hex() + "'}"));
    }

    private static JsonNode seed(TestSocket line) {
        return line.await(event -> event.path("phase").asText().equals("playing"))
                .path("seed");
    }

    private static List<String> seats(JsonNode seed) {
        List<String> seats = new ArrayList<>();
        for (JsonNode share : seed.path("shares")) seats.add(share.path("seats").toString());
        return seats;
    }

    /** All that a page or a bot of 0.1.0 says. */
    @Test
    @DisplayName("TABLE-43: A client of 0.1.0, which knows nothing of shares, is not waited for, and plays to the end")
    void oldClient() {
        TestSocket own = make("'startWhenFull':true", "{'kind':'me'}");
        done(own.ask("{'do':'ready'," + pledge(own, ANNS) + "}"));
        TestSocket old = bob.sit(table);
        old.await("seating");
        done(old.ask("{'do':'sit','seat':1}"));
        reveal(own, ANNS);
        JsonNode seed = seed(old);
        assertEquals(List.of("[0]"), seats(seed));
        assertEquals("[1]", seed.path("leftOut").toString());
        old.hangUp();
        Robot robot = new Robot(bob, table, 1);
        Thread playing = new Thread(() -> new Robot(ann, table, 2).playToTheEnd());
        playing.start();
        robot.playToTheEnd();
        done(robot.line().ask("{'do':'download'}"));
        MatchFile file = MatchFile.read(robot.line().await("file").path("file"));
        Verdict verdict = Verifier.verify(file, Noted.share(ANNS));
        assertTrue(verdict.fair(), verdict.sentence());
    }

    @Test
    @DisplayName("TABLE-46: Where all clients are of 0.1.0 the server draws alone at once, and the header says so")
    void oldClients() {
        JsonNode made = ann.table(NewTableJson.begun("circus", NewTableJson.ME));
        TestSocket own = ann.sit(made.path("table").textValue());
        assertEquals("{\"kind\":\"server\"}", seed(own).toString());
    }

    @Test
    @DisplayName("TABLE-43: Two people at one screen have two seats and one share")
    void oneScreen() {
        TestSocket own = make("'startWhenFull':true", "{'kind':'me'},{'kind':'me','name':'Bob'}");
        done(own.ask("{'do':'ready'," + pledge(own, ANNS) + "}"));
        done(own.ask("{'do':'start'}"));
        reveal(own, ANNS);
        assertEquals(List.of("[0,1]"), seats(seed(own)));
    }

    @Test
    @DisplayName(
            "TABLE-43: Where a move takes days, anyone who promised and is away at the start is left out, and it begins at once")
    void days() {
        TestSocket own = make("'startWhenFull':false,'pace':{'kind':'days','budgetMillis':86400000}", "{'kind':'me'}");
        done(own.ask("{'do':'ready'," + pledge(own, ANNS) + "}"));
        TestSocket other = bob.sit(table);
        done(other.ask("{'do':'sit','seat':1," + pledge(other, BOBS) + "}"));
        other.hangUp();
        own.await(event -> TestSocket.is(event, "seating") && isAway(event, 1));
        done(own.ask("{'do':'start'}"));
        reveal(own, ANNS);
        JsonNode seed = seed(own);
        assertEquals(List.of("[0]"), seats(seed));
        assertEquals("[1]", seed.path("leftOut").toString());
    }

    private static boolean isAway(JsonNode seating, int seat) {
        JsonNode chair = seating.path("chairs").get(seat);
        return !chair.at("/chair/person").asText().isEmpty()
                && !chair.path("present").asBoolean();
    }
}
