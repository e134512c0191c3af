package tablee.rating;

/**
 * One seat of a match, as far as ratings go.
 *
 * @param player a number that stands for somebody, for a bot of the house, or for a setting that a team plays against
 * @param side seats of one side win and lose together
 * @param rank 1 is best
 * @param left somebody else played this seat to its end
 */
public record RatedSeat(long player, int side, int rank, boolean left) {}
