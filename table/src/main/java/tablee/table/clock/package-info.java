/**
 * Time at a table.
 *
 * <p>{@link tablee.table.clock.Now} is when something arrives. {@link tablee.table.clock.GameTime} is how long the match has run;
 * it stands while the match is paused. A {@link tablee.table.clock.TimeControl} says how much time seats have, and
 * {@link tablee.table.clock.SeatClocks} how much of it is left. Nothing here reads a clock.
 */
package tablee.table.clock;
