package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PerftTest {
    @Test
    @DisplayName("no entry at all is one sequence")
    void depthNought() {
        assertEquals(1, Perft.count(PileGame.GAME.open(PileGame.setup(2)), 0, false));
    }

    @Test
    @DisplayName("chance counts each outcome once, and a seat each move listed")
    void chanceAndSeats() {
        PileState start = PileGame.GAME.open(PileGame.setup(2));
        assertEquals(3, Perft.count(start, 1, false));
        assertEquals(9, Perft.count(start, 2, false));
    }

    @Test
    @DisplayName("sequences that end before the depth do not count")
    void over() {
        PileState start = PileGame.GAME.open(PileGame.setup(2, "goal", "2"));
        // From 0: put 1, peek; from 1: peek; from 2: over. Then 3 moves each.
        assertEquals((2 + 1) * 3, Perft.count(start, 3, false));
    }

    @Test
    @DisplayName("the clock is left out unless asked for")
    void clock() {
        PileState start = PileGame.GAME.open(PileGame.setup(2, "clock", "on"));
        assertEquals(9, Perft.count(start, 2, false));
        assertEquals(12, Perft.count(start, 2, true));
    }

    @Test
    @DisplayName("nothing is answered where more entries than allowed would have to be played")
    void limit() {
        PileState start = PileGame.GAME.open(PileGame.setup(2));
        assertEquals(OptionalLong.of(9), Perft.count(start, 0, 2, false, 12));
        assertEquals(OptionalLong.empty(), Perft.count(start, 0, 2, false, 11));
    }

    @Test
    @DisplayName("time never runs backwards: a turn that follows the clock's is due a whole second later")
    void timeRunsForward() {
        Setup setup = PileGame.setup(2, "clock", "on");
        PileState late = PileGame.GAME.place(setup, new PileGame.Position(0, 0, true, 5000));
        // At 5.5 s a seat or the clock; at 6 s only the clock, and then again a seat or the clock.
        assertEquals(4, Perft.count(late, 5500, 1, true));
        assertEquals(1, Perft.count(late, 6000, 1, true));
        assertEquals(4, Perft.count(late, 6000, 2, true));
        assertEquals(0, Perft.count(late, 6000, 1, false));
    }

    @Test
    @DisplayName("a count that needs more entries than allowed is given up")
    void bounded() {
        PileState start = PileGame.GAME.open(PileGame.setup(2));
        assertEquals(OptionalLong.of(9), Perft.count(start, 0, 2, false, 3 + 9));
        assertEquals(OptionalLong.empty(), Perft.count(start, 0, 2, false, 3 + 9 - 1));
        assertEquals(OptionalLong.empty(), Perft.count(start, 0, 1000, false, 10_000));
    }
}
