package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Memory;
import tablee.core.Playout;
import tablee.core.State;
import tablee.core.Told;
import tablee.table.terms.Lesson;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/**
 * Two tables that one person cannot tell apart: the true one, and one that starts from what this person could just as well
 * believe. Everything the person's connection receives is the same, byte for byte, until something is revealed.
 */
class TwinsTest {
    private static final int MOVES = 12;
    private static final int TRIALS = 5;
    private static final int SOME_ENTRIES = 5;

    private record Heard(List<Entry> entries, List<String> words, List<Integer> seats, List<String> messages) {}

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.card().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("ASVS 8.2.3: No message of a table tells a person more than the game does")
    void nothingLeaks(String game) {
        int worlds = Boolean.getBoolean("tablee.full") ? 1_000 : 6;
        int compared = 0;
        long only = Long.getLong("tablee.seed", 0);
        for (long seed = Math.max(1, only); seed <= (only == 0 ? worlds : only); seed++) {
            compared += compare(Games.find(game), seed);
        }
        assertTrue(only != 0 || compared >= worlds, "hardly anything was compared");
    }

    /** Answers after how many moves there was something to compare. */
    private static <S extends State<S>> int compare(Game<S> game, long seed) {
        FastDice dice = new FastDice(seed);
        List<Integer> counts =
                game.card().seatCounts().stream().filter(seats -> seats > 1).toList();
        TableTerms terms = TableTerms.of(game.card().id(), counts.get(dice.roll(counts.size())), Map.of());
        S truth = somewhere(game, terms.header(), dice);
        if (truth.toAct() == 0 || Actor.in(truth.toAct(), Actor.CHANCE)) return 0;
        int viewer = dice.roll(terms.seats());
        S twin = truth.copy();
        twin.imagine(viewer, Memory.PERFECT, dice);

        Heard inTruth = play(start(terms, truth, List.of()), viewer, List.of(), List.of());
        List<Lesson.Cue> chance = chance(truth, inTruth.entries);
        Heard inTwin = play(start(terms, twin, chance), viewer, inTruth.words, inTruth.seats);
        int same = sameUntil(truth, inTruth, inTwin, viewer);
        String what = game.card().id() + ", seed " + seed + " (play it again with -Dtablee.seed=" + seed + "), seat "
                + viewer;
        assertEquals(inTruth.messages.subList(0, same), inTwin.messages.subList(0, same), what);
        return same;
    }

    private static <S extends State<S>> S somewhere(Game<S> game, Header header, FastDice dice) {
        S state = after(SOME_ENTRIES + dice.roll(60), game, header, dice);
        // A short game is over by then.
        return state.toAct() == 0 ? after(SOME_ENTRIES, game, header, dice) : state;
    }

    private static <S extends State<S>> S after(int entries, Game<S> game, Header header, FastDice dice) {
        S state = game.open(header.setup());
        Playout player = new Playout(dice);
        for (int i = 0; i < entries && state.toAct() != 0; i++) player.step(state, Told.DEAF);
        while (Actor.in(state.toAct(), Actor.CHANCE)) player.step(state, Told.DEAF);
        return state;
    }

    /** People sit in all seats, each with a connection of the seat's number. */
    private static TableScene start(TableTerms terms, State<?> state, List<Lesson.Cue> chance) {
        List<Lesson.Cue> script = new ArrayList<>(chance);
        script.add(new Lesson.Cue("table", "nothing")); // with a script there is no commitment, which would differ
        Lesson lesson = new Lesson(Optional.of((ObjectNode) Json.tree(state.position())), script);
        String[] people =
                IntStream.range(0, terms.seats()).mapToObj(seat -> "p" + seat).toArray(String[]::new);
        return TableScene.playing(TableLessonTest.taught(terms, lesson), people);
    }

    /** Plays what was played before, or whatever is offered; collects what the viewer received after each move. */
    private static Heard play(TableScene scene, int viewer, List<String> words, List<Integer> seats) {
        Heard heard = new Heard(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        collect(scene, viewer, heard);
        for (int i = 0; i < MOVES && scene.record().isPlaying(); i++) {
            if (i < words.size()) {
                scene.ask(
                        "p" + seats.get(i),
                        "play",
                        "version",
                        scene.version(),
                        "seat",
                        seats.get(i),
                        "move",
                        words.get(i));
            } else if (words.isEmpty()) {
                scene.playAny();
            }
            heard.words.add(scene.lastWord());
            heard.seats.add(scene.lastSeat());
            collect(scene, viewer, heard);
        }
        heard.entries.addAll(scene.entries());
        return heard;
    }

    private static void collect(TableScene scene, int viewer, Heard heard) {
        tryMoves(scene, viewer);
        heard.messages.add(scene.received("p" + viewer).toString());
        scene.ask("p" + viewer, "sync");
        scene.forgetReceivedButUpdates();
    }

    /** TABLE-35: some of the moves that the viewer is offered are tried, from the first to the last. */
    private static void tryMoves(TableScene scene, int viewer) {
        JsonNode moves = scene.sight("p" + viewer, viewer).path("moves");
        for (int i = 0; i < TRIALS && i < moves.size(); i++) {
            String word =
                    moves.get(i * (moves.size() - 1) / TRIALS).path("word").textValue();
            scene.ask("p" + viewer, "try", "seat", viewer, "move", word);
        }
    }

    private static List<Lesson.Cue> chance(State<?> state, List<Entry> entries) {
        return entries.stream()
                .filter(entry -> entry.actor() == Actor.CHANCE)
                .map(entry -> new Lesson.Cue("chance", state.write(Actor.CHANCE, entry.move())))
                .toList();
    }

    /** How many collections there are before the worlds may differ: until a reveal, or until one refuses what the other plays. */
    private static <S extends State<S>> int sameUntil(S truth, Heard inTruth, Heard inTwin, int viewer) {
        S state = truth.copy();
        int collections = 1;
        for (int i = 0; i < inTruth.entries.size(); i++) {
            Entry entry = inTruth.entries.get(i);
            if (i >= inTwin.entries.size() || !entry.equals(inTwin.entries.get(i))) break;
            Told told = new Told();
            state.play(entry.actor(), entry.move(), entry.at(), told);
            if (Actor.in(told.revealedTo(), viewer)) break;
            boolean last = i + 1 == inTruth.entries.size()
                    || inTruth.entries.get(i + 1).actor() != Actor.CHANCE;
            if (last) collections++;
        }
        return Math.min(collections, Math.min(inTruth.messages.size(), inTwin.messages.size()));
    }
}
