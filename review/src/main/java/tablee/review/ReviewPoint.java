package tablee.review;

/**
 * One entry of a match as a seat saw it. All figures are thousandths of a win, so that the parts add up exactly.
 *
 * @param entry the entry's place in the log
 * @param actor who acted; where the table ended the match, the seat that gave up or was too late
 * @param value this seat's chance to win after it
 * @param change how much of the step from the point before was the choice, or the stroke of chance, itself
 * @param revealed how much of it was news: something that was hidden from this seat before
 */
public record ReviewPoint(int entry, int actor, ReviewCause cause, int value, int change, int revealed) {}
