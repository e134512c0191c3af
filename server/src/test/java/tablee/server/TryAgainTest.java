package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Match;
import tablee.core.State;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;

/** Playing on from a moment, in every game as it is usually played: Flow against its clock, Les Pluvionautes with the thrown die. */
class TryAgainTest {
    private static final int MOVES = 3;

    private static Server server;

    private final Browser ann = Browser.guest(server, "Ann");

    @BeforeAll
    static void open() {
        server = Server.start(Running.settings());
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @TestFactory
    @DisplayName(
            "TABLE-58: in every game the same move brings the same again, and in the middle of a deal the rest of it is dealt as it was")
    Stream<DynamicTest> again() {
        return Games.all().stream()
                .map(game -> DynamicTest.dynamicTest(game.card().id(), () -> again(game)));
    }

    private void again(Game<?> game) {
        int seats = Math.max(2, game.card().fewestSeats());
        StringBuilder bots = new StringBuilder();
        for (int i = 1; i < seats; i++) bots.append(",{'kind':'bot','level':'random'}");
        String table = ann.table("{'terms':{'game':'" + game.card().id() + "','seats':" + seats
                        + "},'seats':[{'kind':'me'}" + bots + "],'start':true}")
                .path("table")
                .textValue();
        Match<?> first = played(table, MOVES);
        int own = ownMove(first);
        String forked = fork(table, own);
        TestSocket line = ann.sit(forked);
        awaitTurn(line);
        JsonNode answer = line.play(word(first, own));
        assertTrue(answer.path("ok").booleanValue(), answer.toString());
        Match<?> second = ended(line);
        int after = own + 1;
        while (isChance(first, after)) after++;
        same(first, second, after);
        if (!isChance(first, 0) || !isChance(first, 2)) return;
        Match<?> dealt = played(fork(table, 1), 0);
        int deal = 1;
        while (isChance(first, deal)) deal++;
        same(first, dealt, deal);
    }

    /** The last move of one's own after which chance came, or the last one of all. */
    private static int ownMove(Match<?> match) {
        int found = -1;
        for (int i = match.version() - 1; i >= 0; i--) {
            if (match.log().get(i).actor() != 0) continue;
            if (isChance(match, i + 1)) return i;
            if (found < 0) found = i;
        }
        assertTrue(found >= 0, "no move of one's own: " + match.log());
        return found;
    }

    private static boolean isChance(Match<?> match, int entry) {
        return entry < match.version() && match.log().get(entry).actor() == Actor.CHANCE;
    }

    private static <S extends State<S>> String word(Match<S> match, int entry) {
        Match<S> before = Match.replay(match.game(), match.header(), match.log().subList(0, entry));
        return before.reading().write(0, match.log().get(entry).move());
    }

    private static void same(Match<?> first, Match<?> second, int entries) {
        assertEquals(first.header(), second.header());
        for (int i = 0; i < entries; i++) {
            Entry one = first.log().get(i);
            Entry other = second.log().get(i);
            assertEquals(one.actor() + " " + one.move(), other.actor() + " " + other.move(), "entry " + i);
        }
    }

    private String fork(String table, int entry) {
        server.limits().pass(3_600_000);
        return ann.post(
                        "/api/matches/" + table + ".1/again",
                        Json.parse("{\"entry\":" + entry + ",\"seat\":0,\"level\":\"random\"}"))
                .path("table")
                .textValue();
    }

    /** Plays this number of moves, the first that are offered, and ends the match there: where all play together nobody can resign. */
    private Match<?> played(String table, int moves) {
        TestSocket line = ann.sit(table);
        for (int i = 0; i < moves; i++) {
            JsonNode update = awaitTurn(line);
            if (!update.has("result"))
                line.play(update.at("/sights/0/moves/0/word").textValue());
        }
        return ended(line);
    }

    private static JsonNode awaitTurn(TestSocket line) {
        return line.awaitNow(each -> !each.at("/sights/0/moves").isEmpty() || each.has("result"));
    }

    private static Match<?> ended(TestSocket line) {
        line.await("update");
        line.ask("{'do':'propose','what':'abandon'}");
        line.awaitNow(each -> each.has("result"));
        line.ask("{'do':'download'}");
        return MatchFile.read((ObjectNode) line.await("file").path("file")).replay();
    }
}
