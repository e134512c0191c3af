package tablee.review;

import java.util.Optional;
import tablee.core.Reason;

/**
 * A move that cost much, with the better one.
 *
 * @param entry the move's place in the log
 * @param played the word of the move, and {@code better} that of the one to play instead
 * @param playedValue what a search expects after each of the two, in thousandths of a win
 * @param cost by how much the better one did better when equal players played on from both, in thousandths of a win
 * @param reason what speaks for the better one in the game's own terms
 */
public record TurningPoint(
        int entry,
        String played,
        String better,
        int playedValue,
        int betterValue,
        CostInterval cost,
        Optional<Reason> reason) {}
