package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Playout;
import tablee.core.State;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;
import tablee.wire.match.Commitment;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.WrittenHeader;

/** Matches that were played without this server, and handed over to it. */
class HandOverTest {
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

    @BeforeEach
    void rest() {
        server.limits().pass(3_600_000);
    }

    private static ObjectNode handed(MatchFile file) {
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        body.set("match", file.tree());
        ArrayNode seats = body.putArray("seats");
        seats.addObject().put("kind", "me");
        seats.addObject().put("kind", "bot").put("level", "casual");
        return body;
    }

    private static MatchFile played(long number) {
        return played(Games.find("circus"), number, SeedOrigin.Kind.OFFLINE);
    }

    private static <S extends State<S>> MatchFile played(Game<S> game, long number, SeedOrigin.Kind kind) {
        Seed seed = Seed.read(String.format("%064x", number + 1));
        Header header = Header.of(game.card().id(), game.card().setup(2, new TreeMap<>(Map.of("draw-after", "50"))));
        WrittenHeader head = WrittenHeader.of(header).from(SeedOrigin.of(kind));
        Match<S> match = Match.open(game, head.header());
        Playout players = new Playout(new FastDice(number));
        while (!match.over()) {
            if (Actor.in(match.toAct(), Actor.CHANCE)) {
                Dealer dealer = new Dealer(seed.key(head), Map.of());
                for (Entry entry : dealer.deal(match).entries()) match = after(match, entry);
            } else {
                players.startAt(match.at());
                players.choose(match.state());
                match = after(match, new Entry(players.actor(), players.move(), players.at()));
            }
        }
        return new MatchFile(head, Optional.of(Commitment.of(seed, head)), match.log(), Optional.of(seed));
    }

    private static <S extends State<S>> Match<S> after(Match<S> match, Entry entry) {
        return ((Match.Accepted<S>) match.play(entry)).match();
    }

    @Test
    @DisplayName(
            "TABLE-83: a match that was dealt without a server is replayed, kept, and in the history with its note; handed over twice it is there once")
    void kept() {
        MatchFile file = played(1);
        String table = ann.post("/api/matches", handed(file)).path("table").textValue();
        assertEquals(table, ann.post("/api/matches", handed(file)).path("table").textValue());
        JsonNode matches = ann.json("/api/history").path("matches");
        assertEquals(1, matches.size(), matches.toString());
        assertEquals(table, matches.at("/0/table").textValue());
        assertEquals("[\"offline\"]", matches.at("/0/notes").toString());
        assertTrue(matches.at("/0/rank").intValue() > 0);
        TestSocket line = ann.sit(table);
        JsonNode update = line.await("update");
        assertEquals(file.entries().size(), update.path("version").intValue());
        assertTrue(update.has("result"));
        line.ask("{'do':'download'}");
        assertEquals(file.text(), line.await("file").path("file").toString());
    }

    @Test
    @DisplayName(
            "TABLE-83: what was forged, is not over, was dealt by a server or says too little of its seats is refused")
    void refused() {
        MatchFile file = played(2);
        ObjectNode forged = handed(file);
        ArrayNode entries = (ArrayNode) forged.path("match").path("entries");
        entries.remove(entries.size() - 1);
        assertEquals(400, ann.tryPost("/api/matches", forged.toString()).statusCode());
        ObjectNode reseeded = handed(file);
        ((ObjectNode) reseeded.path("match")).put("seed", "f".repeat(64));
        assertEquals(400, ann.tryPost("/api/matches", reseeded.toString()).statusCode());
        MatchFile served = played(Games.find("circus"), 3, SeedOrigin.Kind.SERVER);
        assertEquals(400, ann.tryPost("/api/matches", handed(served).toString()).statusCode());
        ObjectNode seatless = handed(file);
        ((ArrayNode) seatless.path("seats")).remove(1);
        assertEquals(400, ann.tryPost("/api/matches", seatless.toString()).statusCode());
        assertEquals(0, ann.json("/api/history").path("matches").size());
    }

    private static JsonNode ratings(Browser browser) {
        return browser.json("/api/people/" + browser.person() + "/ratings").path("ratings");
    }

    /** Somebody with an account gives a rated duel against a bot up, and the ratings know it. */
    private static void lost(Browser browser) throws InterruptedException {
        String table = browser.table("{'terms':{'game':'circus','seats':2,'rated':true},"
                        + "'seats':[{'kind':'me'},{'kind':'bot','level':'random'}],'start':true}")
                .path("table")
                .textValue();
        TestSocket line = browser.sit(table);
        line.awaitNow(update -> update.has("sights"));
        line.ask("{'do':'resign','seat':0}");
        for (int i = 0; i < 400 && ratings(browser).isEmpty(); i++) Thread.sleep(50);
    }

    @Test
    @DisplayName(
            "TABLE-83, TABLE-51: what was played without a server is never rated, even by somebody with an account, and nothing can be said that makes it so")
    void neverRated() throws InterruptedException {
        Browser ben = Browser.guest(server, "Ben");
        String login = "ben " + Long.toString(System.nanoTime(), 36);
        ben.tryPost("/api/account", "{\"name\":\"" + login + "\",\"password\":\"correct horse battery\"}");
        ObjectNode rated = handed(played(5)).put("rated", true);
        assertEquals(400, ben.tryPost("/api/matches", rated.toString()).statusCode());
        ObjectNode terms = handed(played(5));
        terms.putObject("terms").put("rated", true);
        assertEquals(400, ben.tryPost("/api/matches", terms.toString()).statusCode());
        String table = ben.post("/api/matches", handed(played(5))).path("table").textValue();
        JsonNode seating = ben.sit(table).await("seating");
        assertTrue(seating.at("/terms/rated").isMissingNode(), seating.toString());
        assertEquals("[]", seating.path("notes").toString());
        assertEquals(0, ratings(ben).size());
        lost(ben);
        assertEquals(1, ratings(ben).size());
        assertEquals(1, ratings(ben).at("/0/matches").intValue(), "the one that counts, and not the one handed over");
    }

    @Test
    @DisplayName("BUDGET-196: how many matches somebody hands over has an end")
    void bounded() {
        String forged = Json.text(handed(played(4))).replace("\"kind\":\"me\"", "\"kind\":\"open\"");
        int tried = -1;
        int status;
        do {
            status = ann.tryPost("/api/matches", forged).statusCode();
            tried++;
        } while (status == 400);
        assertEquals(429, status);
        assertTrue(tried >= Budget.HANDED_OVER.most(), tried + "");
    }
}
