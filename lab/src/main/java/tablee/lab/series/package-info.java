/**
 * Many games: {@link tablee.lab.series.Series} plays them on several cores in their order, {@link tablee.lab.series.WorkQueue} hands out those of several series, and
 * {@link tablee.lab.series.JournalCheck} asks whether kept games go the same way today.
 */
package tablee.lab.series;
