package tablee.table.clock;

/**
 * When something reaches the table.
 *
 * @param upMillis for how long there have been servers in all: what time at the table is measured with, by a clock that only
 *     runs forward, stands while there is no server, and does not care when somebody sets the calendar
 * @param wallMillis by the calendar: what people are shown
 */
public record Now(long upMillis, long wallMillis) {}
