package tablee.table.match;

import java.util.Optional;
import tablee.core.Match;
import tablee.core.Refusal;
import tablee.core.State;

/**
 * What a seat means by a word now.
 *
 * @param refusal why it may not be played, if so
 */
public record MeantMove(int move, Optional<Refusal> refusal) {
    public static MeantMove of(Match<?> match, int seat, String word) {
        int move = match.reading().read(seat, word);
        return move == State.NO_MOVE
                ? new MeantMove(move, Optional.of(match.reading().whyNot(seat, word)))
                : new MeantMove(move, match.why(seat, move));
    }
}
