package tablee.liar.positions;

import java.util.List;
import java.util.stream.IntStream;
import tablee.liar.rules.LiarMove;
import tablee.liar.rules.LiarState;

/**
 * Everything there is.
 *
 * @param turn who bids or doubts; once the game is over, who won
 * @param count how many dice the last bid of this round named, or 0 before the first
 * @param face the last bid of this round, "of this face", or 0
 */
public record LiarPosition(int turn, int count, int face, List<Cup> cups) {
    public LiarPosition {
        cups = List.copyOf(cups);
    }

    /** @param dice how many are left to this player; faces: those rolled so far in this round, in order */
    public record Cup(int dice, List<Integer> faces) {
        public Cup {
            faces = List.copyOf(faces);
        }
    }

    public static LiarPosition of(LiarState state) {
        List<Cup> cups = IntStream.range(0, state.seats())
                .mapToObj(seat -> new Cup(state.dice[seat], state.under(seat)))
                .toList();
        return new LiarPosition(state.turn, LiarMove.count(state.bid), LiarMove.face(state.bid), cups);
    }
}
