package tablee.tournament;

/**
 * How a match ended for one seat.
 *
 * @param rank 1 is best; 0 where the match was abandoned
 * @param side those of one side win and lose together
 * @param score what the game counts, compared where all tables play the same deal
 * @param played whether its entrant has come at all
 */
public record SeatResult(int rank, int side, long score, boolean played) {
    boolean beats(SeatResult other) {
        return side != other.side && rank < other.rank;
    }

    boolean ties(SeatResult other) {
        return side != other.side && rank == other.rank;
    }

    /** The same seat at two tables with the same deal: who has come is better, then who is ranked better, then who has more. */
    int compareDeal(SeatResult other) {
        if (played != other.played) return played ? 1 : -1;
        return rank == other.rank ? Long.compare(score, other.score) : Integer.compare(other.rank, rank);
    }
}
