package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Game;
import tablee.core.Games;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;

/** Every game over real sockets, by people's clients and bots, in every way there is to sit together. */
class WholeGamesOverSocketsTest {
    private static final int ROUNDS = Boolean.getBoolean("tablee.full") ? 25 : 1;
    private static final String LIVE = "'pace':{'kind':'live','budgetMillis':600000,'incrementMillis':5000}";

    private final Server server = Running.shared();

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.card().id());
    }

    private static int most(String game) {
        Game<?> rules = Games.find(game);
        return rules.card().seatCounts().get(rules.card().seatCounts().size() - 1);
    }

    private static String order(String game, int seats, String pace, String chairs) {
        return "{'terms':{'game':'" + game + "','seats':" + seats + "," + pace + "},'seats':[" + chairs + "]}";
    }

    /** Two people and bots in the other seats, all of whom see the match to its end. */
    private void play(String game, int seats, String pace, long seed, int drops) {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        Browser eve = Browser.guest(server, "Eve");
        String chairs = NewTableJson.chairs(seats, NewTableJson.ME, NewTableJson.OPEN, NewTableJson.BOT);
        JsonNode made = ann.table(order(game, seats, pace, chairs));
        String table = made.path("table").textValue();
        for (Browser guest : List.of(bob, eve)) guest.join(made.path("invite").textValue());
        Robot first = new Robot(ann, table, seed).dropping(drops);
        Robot second = new Robot(bob, table, seed + 1).dropping(drops);
        TestSocket spectator = eve.sit(table);
        assertTrue(second.line().ask("{'do':'sit','seat':1}").path("ok").booleanValue());
        assertTrue(first.line().ask("{'do':'start'}").path("ok").booleanValue());
        // A thread of its own: the common pool of a small machine has one, which the clients of the JDK need
        // themselves.
        CompletableFuture<JsonNode> other =
                CompletableFuture.supplyAsync(second::playToTheEnd, task -> new Thread(task, "second").start());
        JsonNode end = first.playToTheEnd();
        assertEquals(end.path("result"), other.join().path("result"));
        assertEquals(
                end.path("result"),
                spectator.awaitNow(update -> update.has("result")).path("result"));
        verify(first.line());
        List<String> frames = new ArrayList<>(first.frames());
        frames.addAll(second.frames());
        frames.addAll(spectator.frames());
        noSeed(frames, end.at("/result/seed").textValue());
    }

    private static void verify(TestSocket line) {
        assertTrue(line.ask("{'do':'download'}").path("ok").booleanValue());
        Verdict verdict = Verifier.verify(MatchFile.read(line.await("file").path("file")));
        assertTrue(verdict.fair(), verdict.sentence());
    }

    /** The seed is in the update that tells the result and in what is asked for after it, and nowhere before. */
    private static void noSeed(List<String> frames, String seed) {
        assertEquals(64, seed.length());
        for (String frame : frames) {
            boolean after = frame.contains("\"result\":") || frame.startsWith("{\"event\":\"file\"");
            assertTrue(after || !frame.contains(seed), "a frame before the end holds the seed");
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("Two people play live, by their clocks")
    void live(String game) {
        for (int i = 0; i < ROUNDS; i++) play(game, NewTableJson.seats(game), LIVE, 100 + i, 0);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("Two people and bots play without haste, through breaks of the network")
    void relaxed(String game) {
        for (int i = 0; i < ROUNDS; i++) play(game, most(game), "'hints':true", 200 + i, 5);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("One screen plays several seats, each of which sees its own and nothing more")
    void oneScreen(String game) {
        Browser ann = Browser.guest(server, "Ann");
        int seats = NewTableJson.seats(game);
        String chairs = NewTableJson.chairs(seats, "{'kind':'me','name':'Ann'}", "{'kind':'me','name':'Mum'}");
        String order = order(game, seats, "'spectators':false", chairs).replace("]}", "],'start':true}");
        String table = ann.table(order).path("table").textValue();
        Robot robot = new Robot(ann, table, 300);
        JsonNode first = robot.line().await("update");
        assertEquals(seats, first.path("sights").size());
        JsonNode end = robot.playToTheEnd();
        assertFalse(end.at("/result/count").isMissingNode());
        assertEquals(
                "Mum", robot.line().last("seating").at("/chairs/1/chair/name").textValue());
        verify(robot.line());
        noSeed(robot.frames(), end.at("/result/seed").textValue());
    }
}
