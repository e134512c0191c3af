package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Memory;
import tablee.core.Playout;
import tablee.core.Setup;
import tablee.core.State;
import tablee.core.Told;

/**
 * Twin worlds on the wire: two tables, one of which starts from what one person could just as well believe. Everything that
 * this person, and a spectator, are sent through any channel is the same, byte for byte, until something is revealed.
 */
class LeakTest {
    private static final int WORLDS = Boolean.getBoolean("tablee.full") ? 250 : 2;
    private static final int SOME_ENTRIES = 5;
    /** What people may ask at a table counts in its time: none of them waits to be let ask again. */
    private static final int CLOCK_SPEED = 1_000;

    private static Server server;

    @BeforeAll
    static void open() {
        server = Server.start(Running.settings().faster(CLOCK_SPEED));
    }

    @AfterAll
    static void close() {
        server.close();
    }

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.card().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("ASVS 8.2.3: No channel tells a person more than the game does")
    void nothingLeaks(String game) {
        long only = Long.getLong("tablee.seed", 0);
        int compared = 0;
        for (long seed = Math.max(1, only); seed <= (only == 0 ? WORLDS : only); seed++) {
            compared += compare(Games.find(game), seed);
        }
        assertTrue(only != 0 || compared >= WORLDS, "hardly anything was compared");
    }

    /** Answers how many collections of frames were the same. */
    private static <S extends State<S>> int compare(Game<S> game, long seed) {
        FastDice dice = new FastDice(seed);
        List<Integer> counts =
                game.card().seatCounts().stream().filter(seats -> seats > 1).toList();
        int seats = counts.get(dice.roll(counts.size()));
        // Time runs while sockets are asked one after the other: a round without end waits for them.
        Setup setup = game.card().setup(seats, game.card().untimed());
        S truth = somewhere(game, setup, dice);
        if (truth.toAct() == 0 || Actor.in(truth.toAct(), Actor.CHANCE)) return 0;
        int viewer = dice.roll(seats);
        S twin = truth.copy();
        twin.imagine(viewer, Memory.PERFECT, dice);

        TwinTable first = new TwinTable(server, setup, game.card().id(), viewer, truth, List.of());
        first.play(seed);
        TwinTable second = new TwinTable(server, setup, game.card().id(), viewer, twin, first.chance(truth));
        second.playAgain(first);
        int same = sameUntil(truth, first, second, viewer);
        String what = game.card().id() + ", seed " + seed + " (play it again with -Dtablee.seed=" + seed + "), seat "
                + viewer;
        for (int i = 0; i < same; i++) same(first.heard().get(i), second.heard().get(i), what);
        return same;
    }

    /** Compared line by line, so that what differs can be read. */
    private static void same(String first, String second, String what) {
        List<String> lines = first.lines().toList();
        List<String> others = second.lines().toList();
        for (int i = 0; i < Math.min(lines.size(), others.size()); i++) assertEquals(lines.get(i), others.get(i), what);
        assertEquals(lines.size(), others.size(), what);
    }

    private static <S extends State<S>> S somewhere(Game<S> game, Setup setup, FastDice dice) {
        S state = after(SOME_ENTRIES + dice.roll(60), game, setup, dice);
        // A short game is over by then.
        return state.toAct() == 0 ? after(SOME_ENTRIES, game, setup, dice) : state;
    }

    private static <S extends State<S>> S after(int entries, Game<S> game, Setup setup, FastDice dice) {
        S state = game.open(setup);
        Playout player = new Playout(dice);
        for (int i = 0; i < entries && state.toAct() != 0; i++) player.step(state, Told.DEAF);
        while (Actor.in(state.toAct(), Actor.CHANCE)) player.step(state, Told.DEAF);
        return state;
    }

    /** How many collections there are before the worlds may differ: until a reveal, or until one refuses what the other plays. */
    private static <S extends State<S>> int sameUntil(S truth, TwinTable first, TwinTable second, int viewer) {
        S state = truth.copy();
        int entries = 0;
        while (entries < Math.min(first.entries().size(), second.entries().size())) {
            Entry entry = first.entries().get(entries);
            Entry other = second.entries().get(entries);
            boolean same = entry.actor() == other.actor() && entry.move() == other.move();
            if (!same || entry.actor() == Actor.TABLE) break;
            Told told = new Told();
            state.play(entry.actor(), entry.move(), entry.at(), told);
            if (Actor.in(told.revealedTo(), viewer)) break;
            entries++;
        }
        int until = entries;
        return (int)
                first.versions().stream().filter(version -> version <= until).count();
    }
}
