package tablee.server;

/**
 * How long what is kept. {@code docs/hosting.md} has a line for each.
 *
 * @param guestDays guests and sessions that were not seen for so long are forgotten
 * @param emptyTableDays a table at which no match began is deleted after so long
 * @param idleMatchDays a table at which nothing was played for so long is deleted with its unfinished match
 * @param chatDays lines of chat are deleted after so long
 * @param archiveDays a match that ended is put into its archive after so long
 * @param freeMegabytes with less room on the disk than this no new tables are made
 * @param databaseMegabytes with more data than this no new tables are made, wherever the database is
 */
public record Retention(
        int guestDays,
        int emptyTableDays,
        int idleMatchDays,
        int chatDays,
        int archiveDays,
        int freeMegabytes,
        int databaseMegabytes) {
    public static final Retention USUAL = new Retention(90, 14, 180, 365, 7, 256, 10_240);
}
