package tablee.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Playout;
import tablee.core.State;
import tablee.core.Trial;
import tablee.table.match.MeantMove;
import tablee.table.message.Message;
import tablee.testkit.RandomSetup;
import tablee.wire.json.Json;
import tablee.wire.words.Words;

/** What a page finds out by itself about moves at a table of a server, beside what the server answers. */
class PageTrialTest {
    private static final int GAMES = Integer.getInteger("tablee.games", Boolean.getBoolean("tablee.full") ? 100 : 4);
    private static final int MOST_ENTRIES = 300;
    private static final int WORDS = 12;
    private static final int ASKED_IN_A_GAME = 400;

    private final PageHouse house = new PageHouse();
    private int asked;
    private int sure;

    static List<Game<?>> games() {
        return Games.all().stream().filter(game -> game.viewType().isPresent()).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("In random games of all seats, options and versions of the rules the page's answer to \"why not?\" and"
            + " \"what then?\" is the server's, in the true world and in a twin of it, and there nearly always is"
            + " one")
    void asTheServer(Game<?> game) {
        long first = Long.getLong("tablee.seed", 1);
        for (long seed = first; seed < first + GAMES; seed++) play(game, seed);
        System.out.println(game.card().id() + ": " + sure + " of " + asked + " questions answered in the page");
        assertTrue(asked > 100 * GAMES, "questions were asked: " + asked);
        assertTrue(sure >= asked * 98L / 100, sure + " of " + asked + " were answered");
    }

    private <S extends State<S>> void play(Game<S> game, long seed) {
        Dice dice = new FastDice(seed);
        Match<S> match = Match.open(game, Header.of(game.card().id(), RandomSetup.draw(game, dice)));
        Playout players = new Playout(dice);
        Set<String> known = new TreeSet<>();
        int until = asked + ASKED_IN_A_GAME;
        for (int i = 0; i < MOST_ENTRIES && !match.over(); i++) {
            if (asked < until && dice.roll(4) == 0) askAll(match, known, dice, seed);
            players.startAt(match.at());
            players.choose(match.state());
            match = ((Match.Accepted<S>) match.play(new Entry(players.actor(), players.move(), players.at()))).match();
        }
    }

    /** Each seat, also one whose turn it is not, asks about its own moves and about words that were moves at other times. */
    private <S extends State<S>> void askAll(Match<S> match, Set<String> known, Dice dice, long seed) {
        if (Actor.in(match.toAct(), Actor.CHANCE)) return;
        for (int seat = 0; seat < match.reading().seats(); seat++) {
            List<String> words = legal(match, seat);
            known.addAll(words);
            List<String> all = new ArrayList<>(known);
            all.add("nonsense");
            for (int i = 0; i < WORDS; i++) words.add(all.get(dice.roll(all.size())));
            S twin = match.eyes(seat).imagine(Memory.PERFECT, new FastDice(seed));
            for (String word : new TreeSet<>(words)) ask(match, twin, seat, word, seed);
        }
    }

    private static List<String> legal(Match<?> match, int seat) {
        Moves moves = new Moves();
        if (Actor.in(match.toAct(), seat)) match.reading().moves(seat, moves);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < Math.min(WORDS, moves.size()); i++)
            words.add(match.reading().write(seat, moves.get(i)));
        return words;
    }

    private <S extends State<S>> void ask(Match<S> match, S twin, int seat, String word, long seed) {
        JsonNode answer = Json.parse(house.answer(Json.text(question(match, seat, word, "en"))));
        asked++;
        if (!answer.path("sure").booleanValue()) {
            assertTrue(!answer.has("failed"), answer.toString());
            return;
        }
        sure++;
        String where = match.game().card().id() + ", seed " + seed + ", after entry " + match.version() + ", seat "
                + seat + ": " + word;
        assertEquals(server(match, seat, word), parts(answer), where);
        if (answer.path("refused").isMissingNode())
            assertEquals(
                    parts(Json.tree(Message.Tried.of("", 0, Trial.of(twin, seat, twin.read(seat, word), match.at())))),
                    parts(answer),
                    where + " in a twin");
    }

    private static ObjectNode question(Match<?> match, int seat, String word, String language) {
        ObjectNode ask = JsonNodeFactory.instance
                .objectNode()
                .put("do", "ask")
                .put("game", match.header().game())
                .put("seats", match.reading().seats())
                .put("seat", seat)
                .put("move", word)
                .put("tries", true)
                .put("language", language);
        ask.set("options", Json.tree(match.header().setup().options().asMap()));
        ask.set("view", Json.tree(match.view(seat)));
        return ask;
    }

    private static ObjectNode server(Match<?> match, int seat, String word) {
        MeantMove meant = MeantMove.of(match, seat, word);
        Words words = Words.of(match.game(), "en");
        Optional<Message.Refused> refused = meant.refusal().map(each -> Message.Refused.of(each, words));
        if (refused.isEmpty()) return parts(Json.tree(Message.Tried.of("", 0, match.trial(seat, meant.move()))));
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.set("refused", Json.tree(refused.get()));
        return parts(answer);
    }

    /** What a board makes use of. */
    private static ObjectNode parts(JsonNode answer) {
        ObjectNode parts = JsonNodeFactory.instance.objectNode();
        for (String each : List.of("refused", "view", "figures"))
            if (answer.has(each)) parts.set(each, answer.get(each));
        parts.set("told", answer.has("told") ? answer.get("told") : JsonNodeFactory.instance.arrayNode());
        return parts;
    }

    @Test
    @DisplayName(
            "A view that no position shows, and an option that no version of the rules knows, are left to the server")
    void unsure() {
        Game<?> game = Games.find("flow");
        Match<?> match = Match.open(
                game, Header.of("flow", game.card().setup(2, game.card().untimed())));
        ObjectNode ask = question(match, 0, "end", "en");
        ObjectNode view = (ObjectNode) ask.get("view");
        view.fieldNames().forEachRemaining(each -> {
            if (view.get(each).isInt()) view.put(each, 77);
        });
        assertUnsure(ask);
        ObjectNode newer = question(match, 0, "end", "en");
        newer.set("options", JsonNodeFactory.instance.objectNode().put("of-a-newer-server", "yes"));
        assertUnsure(newer);
    }

    private void assertUnsure(ObjectNode ask) {
        JsonNode answer = Json.parse(house.answer(Json.text(ask)));
        assertEquals(Optional.of(false), Optional.of(answer.path("sure").asBoolean(true)), answer.toString());
    }
}
