/**
 * What happened in a match that is over, told to one seat through its own eyes: a curve of its chances, what luck and choices made of them,
 * and the few moves that cost most. Knows games by their rules alone and thinks by the bots' search.
 *
 * <p>A {@link MatchReview} makes a {@link Review}: a {@link ReviewPoint} for each entry, {@link ReviewShares} for the whole, and each
 * {@link TurningPoint}, after a {@link MoveJudge} has looked at the {@link Suspect}. A {@link ReviewAnswer} is what a page reads. A {@link
 * TraceFinder} finds {@link SeatTraces}, for honest play.
 */
package tablee.review;
