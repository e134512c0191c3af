package tablee.table;

/**
 * When something reaches the table.
 *
 * @param upMillis by a clock that only runs forward: what time at the table is measured with
 * @param wallMillis by the calendar: what people are shown, and what outlives the process
 */
public record Now(long upMillis, long wallMillis) {}
