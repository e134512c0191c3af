package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PlayoutTest {
    private static PileState timed(long turnStarted) {
        return PileGame.GAME.place(PileGame.setup(2, "clock", "on"), new PileGame.Position(0, 0, true, turnStarted));
    }

    /** Bits that come from a list: the roll of n is the next number, as long as that is below n. */
    private static Dice rolls(long... numbers) {
        return new Dice() {
            private int next;

            @Override
            public long bits() {
                return numbers[next++];
            }
        };
    }

    @Test
    @DisplayName("chance is chosen by its odds, and takes no time")
    void chance() {
        Playout playout = new Playout(rolls(2));
        playout.startAt(70);
        PileState state = PileGame.GAME.open(PileGame.setup(2));
        playout.step(state, Told.DEAF);
        assertEquals(Actor.CHANCE, playout.actor());
        assertEquals(2, playout.move());
        assertEquals(70, playout.at());
        assertEquals("##", state.draw());
    }

    @Test
    @DisplayName("a decision takes a random time below the pace")
    void decision() {
        Playout playout = new Playout(rolls(400, 1), 500);
        playout.startAt(5000);
        playout.choose(timed(5000));
        assertEquals(0, playout.actor());
        assertEquals(2, playout.move());
        assertEquals(5400, playout.at());
    }

    @Test
    @DisplayName("where a decision takes too long, the clock acts at its due time")
    void clockActsWhenDue() {
        Playout playout = new Playout(rolls(1000), 2000);
        playout.startAt(5000);
        playout.choose(timed(5000));
        assertEquals(Actor.CLOCK, playout.actor());
        assertEquals(PileGame.RING, playout.move());
        assertEquals(6000, playout.at());
    }

    @Test
    @DisplayName("a decision just before the due time counts")
    void justInTime() {
        Playout playout = new Playout(rolls(999, 0), 2000);
        playout.startAt(5000);
        playout.choose(timed(5000));
        assertEquals(0, playout.actor());
        assertEquals(5999, playout.at());
    }

    @Test
    @DisplayName("a clock that is overdue acts at once")
    void overdue() {
        Playout playout = new Playout(rolls(3), 2000);
        playout.startAt(9000);
        playout.choose(timed(5000));
        assertEquals(Actor.CLOCK, playout.actor());
        assertEquals(9000, playout.at());
    }

    @Test
    @DisplayName("without a clock no time passes")
    void untimed() {
        Playout playout = new Playout(rolls(0));
        playout.choose(PileGame.GAME.place(PileGame.setup(2), new PileGame.Position(0, 1, true, 0)));
        assertEquals(1, playout.actor());
        assertEquals(1, playout.move());
        assertEquals(0, playout.at());
    }

    /** Remembers how many sides each roll had. */
    private static final class Asked implements Dice {
        private final List<Long> sides = new ArrayList<>();

        @Override
        public long bits() {
            return 0;
        }

        @Override
        public long roll(long n) {
            sides.add(n);
            return 0;
        }
    }

    @Test
    @DisplayName("what was chosen among before plays no part")
    void buffersAreCleared() {
        Asked dice = new Asked();
        Playout playout = new Playout(dice);
        PileState start = PileGame.GAME.open(PileGame.setup(2));
        PileState turn = PileGame.GAME.place(PileGame.setup(2), new PileGame.Position(0, 1, true, 0));
        playout.choose(start);
        playout.choose(start);
        playout.choose(turn);
        playout.choose(turn);
        assertEquals(List.of(3L, 3L, 3L, 3L), dice.sides);
        playout.startAt(9000);
        playout.choose(timed(5000));
        assertEquals(PileGame.RING, playout.move());
    }

    @Test
    @DisplayName("where several seats may act, each is as likely to")
    void severalSeats() {
        PileState state =
                PileGame.GAME.place(PileGame.setup(4, "together", "on"), new PileGame.Position(0, 0, true, 0));
        for (int seat = 0; seat < 4; seat++) {
            Playout playout = new Playout(rolls(seat, 1));
            playout.choose(state);
            assertEquals(seat, playout.actor());
            assertEquals(2, playout.move());
        }
    }

    @Test
    @DisplayName("a run ends with the game and counts what was not chance's")
    void run() {
        PileState state = PileGame.GAME.open(PileGame.setup(2, "goal", "9"));
        long plies = new Playout(new FastDice(1)).run(state, 1000);
        assertEquals(0, state.toAct());
        assertTrue(plies >= 4 && plies < 1000, "plies " + plies);
    }

    @Test
    @DisplayName("a run stops after a number of plies")
    void stops() {
        PileState state = PileGame.GAME.open(PileGame.setup(2, "goal", "99"));
        assertEquals(3, new Playout(new FastDice(1)).run(state, 3));
        assertTrue(state.toAct() != 0);
    }
}
