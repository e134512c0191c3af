package tablee.testkit;

import java.util.stream.IntStream;
import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.Game;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.Setup;
import tablee.core.State;
import tablee.core.Viewer;

/**
 * A match between two entries.
 *
 * @param state the match's state, which nobody changes: copy it first
 * @param dice depends on the game's seed and the moment alone, so that a failure happens again
 */
record Moment<S extends State<S>>(Match<S> match, S state, Dice dice) {
    Game<S> game() {
        return match.game();
    }

    Setup setup() {
        return match.header().setup();
    }

    boolean over() {
        return state.toAct() == 0;
    }

    /** The seats to act, and the clock. */
    int[] movers() {
        return actors(state.toAct() & ~Actor.bit(Actor.CHANCE));
    }

    static int[] actors(long set) {
        return IntStream.range(0, Long.SIZE)
                .filter(actor -> Actor.in(set, actor))
                .toArray();
    }

    /** The seats and a spectator. */
    int[] viewers() {
        return IntStream.concat(IntStream.range(0, state.seats()), IntStream.of(Viewer.SPECTATOR))
                .toArray();
    }

    static Moves moves(State<?> state, int actor) {
        Moves moves = new Moves();
        state.moves(actor, moves);
        return moves;
    }
}
