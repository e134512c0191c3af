package tablee.fuzz;

import java.util.Map;
import tablee.core.Actor;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Playout;
import tablee.core.State;
import tablee.core.Told;

/** Words of moves, somewhere in a game: one is a move that can be written back, and that is legal or refused with a reason. */
public final class MoveWords {
    private MoveWords() {}

    public static void fuzzerTestOneInput(byte[] bytes) {
        Input input = Input.of(bytes);
        attempt(input, input.game());
    }

    private static <S extends State<S>> void attempt(Input input, Game<S> game) {
        S state = played(input, game);
        int number = input.text().hashCode();
        for (int seat = 0; seat < state.seats(); seat++) {
            judge(state, seat, state.read(seat, input.text()));
            judge(state, seat, number);
        }
        judge(state, Actor.CHANCE, state.read(Actor.CHANCE, input.text()));
        judge(state, Actor.CLOCK, state.read(Actor.CLOCK, input.text()));
    }

    private static <S extends State<S>> S played(Input input, Game<S> game) {
        S state = game.open(game.card().setup(input.seats(), Map.of()));
        new Playout(new FastDice(input.plies())).run(state, input.plies());
        return state;
    }

    private static <S extends State<S>> void judge(S state, int actor, int move) {
        if (move == State.NO_MOVE) return;
        if (state.legal(actor, move)) {
            String word = state.write(actor, move);
            if (state.read(actor, word) != move) throw new AssertionError(word + " is not read as " + move);
            state.copy().play(actor, move, Math.min(state.dueAt(), 1L << 40), Told.DEAF);
        } else if (Actor.isSeat(actor) && state.toAct() != 0) {
            if (state.why(actor, move).rule().isEmpty()) throw new AssertionError(move + " is refused without a rule");
        }
    }
}
