/**
 * The match at a table, and what is shown of it.
 *
 * <p>A {@link tablee.table.match.TableMatch} is a match with its seed, its clocks and its script;
 * {@link tablee.table.match.PlayedEntry} is what was just played, a {@link tablee.table.match.MeantMove} what somebody would play.
 * {@code SeatMoves} remembers who made the moves, {@code LessonScript} which come next, {@code CommonMove} the one that all seats have in
 * common. {@link tablee.table.match.MatchViews} are what viewers are sent while it goes on, {@link tablee.table.match.ReplayFrames} what
 * they are sent afterwards.
 */
package tablee.table.match;
