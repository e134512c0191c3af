package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.FastDice;
import tablee.core.Memory;
import tablee.core.Viewer;

/** What a seat can believe, and how often it should. */
class CircusImagineTest {
    private static final int WORLDS = 40_000;

    /** How often each world is imagined, by its backs. */
    private static Map<Long, Integer> worlds(CircusState state, int viewer, Memory kept) {
        Map<Long, Integer> worlds = new TreeMap<>();
        FastDice dice = new FastDice(50);
        CircusState world = state.copy();
        for (int i = 0; i < WORLDS; i++) {
            world.become(state);
            world.imagine(viewer, kept, dice);
            worlds.merge(world.backs, 1, Integer::sum);
        }
        return worlds;
    }

    /** Pearson's sum over equally likely worlds, in thousandths. */
    private static long chiSquareThousandths(Map<Long, Integer> worlds) {
        long expected = WORLDS / worlds.size();
        long sum = 0;
        for (int often : worlds.values()) sum += 1000 * (often - expected) * (often - expected) / expected;
        return sum;
    }

    @Test
    @DisplayName("CIRC-50: a small ambiguous ring: every world that agrees is imagined, and equally often")
    void uniform() {
        CircusTable stage =
                CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a
                """).play("flip 1", "flip 3", "flip 5").applause(2, 1);
        // Seat 0 looks under nothing else: two Clown tokens are open (2 ways), and the five others form one of two
        // rings.
        Map<Long, Integer> worlds = worlds(stage.state, 0, Memory.PERFECT);
        assertEquals(4, worlds.size());
        assertTrue(chiSquareThousandths(worlds) < 16_270, "99.9 % of fair tries stay below: " + worlds);
    }

    @Test
    @DisplayName("CIRC-50: tokens that show the same artist differ by their backs: every matching counts once")
    void uniformMatchings() {
        CircusState state = CircusTable.of("""
                C A C A C
                M C F C S
                """).state;
        // Ring tokens: the two Acrobats are A/m and A/t in either order, so M, F and S are M/f, F/s, S/t: two ways; 5!
        // Clowns.
        Map<Long, Integer> worlds = worlds(state, 1, Memory.PERFECT);
        assertEquals(240, worlds.size());
        assertTrue(chiSquareThousandths(worlds) < 311_000, "99.9 % of fair tries stay below: " + worlds.size());
        CircusState more = CircusTable.of("""
                C A C A C
                F C F C S
                """).state;
        // A/m and A/t; F, F and S from M/f, F/s, S/t: the Strongman is S/t, the Fortune Tellers in either order.
        assertEquals(480, worlds(more, 1, Memory.PERFECT).size());
    }

    @Test
    @DisplayName("CIRC-50: what a seat has seen it imagines as it is; faces never change")
    void seenStays() {
        CircusTable stage = CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a
                """).applause(1, 0).play("look 3", "ok", "flip 2", "flip 2");
        FastDice dice = new FastDice(3);
        Set<Artist> seatZero = new HashSet<>();
        Set<Artist> seatOne = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            CircusState world = stage.state.copy();
            world.imagine(0, Memory.PERFECT, dice);
            seatZero.add(world.back(2));
            assertEquals(Artist.MAGICIAN, world.back(1));
            assertEquals(stage.state.faces, world.faces);
            CircusState other = stage.state.copy();
            other.imagine(1, Memory.PERFECT, dice);
            seatOne.add(other.back(2));
            assertEquals(Artist.MAGICIAN, other.back(1));
        }
        assertEquals(Set.of(Artist.MAGICIAN), seatZero);
        assertEquals(5, seatOne.size());
    }

    @Test
    @DisplayName("CIRC-50: anyone who sees everything imagines nothing, nor does anybody after the end")
    void nothingToImagine() {
        CircusTable stage = CircusTable.of("""
                A/c M/a A/t C C
                F C S C M
                """).posters(0, Artist.TAMER, Artist.STRONGMAN);
        long backs = stage.state.backs;
        assertEquals(Map.of(backs, WORLDS), worlds(stage.state, Viewer.ALL, Memory.PERFECT));
        assertNotEquals(1, worlds(stage.state, Viewer.SPECTATOR, Memory.PERFECT).size());
        stage.play("flip 2");
        assertEquals(1, worlds(stage.state, Viewer.SPECTATOR, Memory.PERFECT).size());
    }

    @Test
    @DisplayName("CIRC-50: a spectator has seen what everybody has seen")
    void spectator() {
        CircusTable stage = CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a
                """).applause(1, 0).play("look 3", "flip 1", "flip 1");
        Map<Long, Integer> worlds = worlds(stage.state, Viewer.SPECTATOR, Memory.PERFECT);
        assertEquals(24 * 2, worlds.size());
        assertTrue(worlds.keySet().stream().allMatch(backs -> Ring.laneAt(backs, 0) == Artist.ACROBAT.ordinal()));
    }

    @Test
    @DisplayName("CIRC-51: a look that is still shown cannot be forgotten; an old one can")
    void forgetting() {
        CircusTable stage = CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a
                """).applause(1, 0).play("look 3");
        Memory none = (age, dice) -> false;
        assertTrue(worlds(stage.state, 0, none).keySet().stream()
                .allMatch(backs -> Ring.laneAt(backs, 2) == Artist.MAGICIAN.ordinal()));
        stage.play("ok");
        assertEquals(
                5,
                worlds(stage.state, 0, none).keySet().stream()
                        .map(backs -> Ring.laneAt(backs, 2))
                        .distinct()
                        .count());
    }

    @Test
    @DisplayName("CIRC-50: memory is asked with the age of each fact in turns, the set-up being as old as the game")
    void ages() {
        CircusTable stage = CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a
                """).applause(0, 0);
        stage.play("flip 3", "flip 4", "flip 8", "flip 8", "flip 3", "flip 8").isTurn(4, 1);
        List<Integer> ages = new java.util.ArrayList<>();
        stage.state
                .copy()
                .imagine(
                        0,
                        (age, dice) -> {
                            ages.add(age);
                            return true;
                        },
                        new FastDice(1));
        // Seen: 3 and 8 in turn 3, 4 in turn 1. From the set-up: that 2, 6 and 10 have no Clown.
        assertEquals(List.of(1, 3, 1, 3, 3, 3), ages);
    }

    @Test
    @DisplayName("CIRC-50: who forgot the set-up may take any token for one with a Clown")
    void forgottenSetUp() {
        CircusState state = CircusTable.of("""
                C/a A/m M/c M/f C/f
                F/s C/t S/t C/s T/a
                """).state;
        Memory none = (age, dice) -> false;
        Set<Artist> underSecond = new HashSet<>();
        worlds(state, 0, none).keySet().forEach(backs -> underSecond.add(Artist.of(Ring.laneAt(backs, 1))));
        assertEquals(Set.of(Artist.MAGICIAN, Artist.TAMER, Artist.CLOWN), underSecond);
        Set<Artist> sorted = new HashSet<>();
        worlds(state, 0, Memory.PERFECT).keySet().forEach(backs -> sorted.add(Artist.of(Ring.laneAt(backs, 1))));
        assertEquals(Set.of(Artist.MAGICIAN, Artist.TAMER), sorted);
        assertTrue(worlds(state, 0, none).keySet().stream().allMatch(backs -> sound(state, backs)));
    }

    private static boolean sound(CircusState state, long backs) {
        int tokens = 0;
        for (int position = 0; position < Ring.POSITIONS; position++) {
            tokens |= 1 << state.rules.rosette().token(state.face(position), Artist.of(Ring.laneAt(backs, position)));
        }
        return tokens == Rosette.ALL_TOKENS;
    }
}
