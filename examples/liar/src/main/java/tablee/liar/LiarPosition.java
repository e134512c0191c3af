package tablee.liar;

import java.util.List;

/**
 * Everything there is.
 *
 * @param turn who bids or doubts; once the game is over, who won
 * @param count the last bid of this round, "so many dice", or 0 before the first
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
}
