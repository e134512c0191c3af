package tablee.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/**
 * The tables themselves: a document each, and beside it what is asked of many of them at once. A table has one writer; each
 * write names the revision it builds on, and one that builds on an older one is refused.
 */
public final class Tables {
    /** A table that wants nothing by itself. */
    public static final long NEVER = Long.MAX_VALUE;

    /**
     * @param revision the one this builds on; 0 makes the table
     * @param document none where it has not changed
     * @param version how many entries the match has: one that has fewer when it is read has lost some
     * @param gameMillis how long the match had run
     * @param wakeMillis when the table has to be looked after at the latest, by the calendar, or {@link #NEVER}
     */
    public record Revision(
            String id,
            int revision,
            String game,
            String phase,
            boolean listed,
            Optional<String> document,
            int version,
            long gameMillis,
            long wakeMillis) {}

    public record Kept(
            String id,
            int revision,
            String game,
            String phase,
            String document,
            int version,
            long savedMillis,
            long gameMillis) {
        static Kept of(ResultSet row) throws SQLException {
            return new Kept(
                    row.getString(1),
                    row.getInt(2),
                    row.getString(3),
                    row.getString(4),
                    row.getString(5),
                    row.getInt(6),
                    row.getLong(7),
                    row.getLong(8));
        }
    }

    private static final String COLUMNS =
            "select id, revision, game, phase, document, version, saved_millis, game_millis from tables ";

    private final Jdbi reading;

    Tables(Jdbi reading) {
        this.reading = reading;
    }

    static void write(Connection connection, Revision table, long wallMillis) throws SQLException {
        if (table.revision == 0) insert(connection, table, wallMillis);
        else update(connection, table, wallMillis);
    }

    private static void insert(Connection connection, Revision table, long wallMillis) throws SQLException {
        Sql.run(
                connection,
                "insert into tables (id, revision, game, phase, listed, document, version, created_millis,"
                        + " saved_millis, game_millis, wake_millis) values (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                table.id,
                table.game,
                table.phase,
                table.listed ? 1 : 0,
                table.document.orElseThrow(() -> new SQLException("a new table needs its document")),
                table.version,
                wallMillis,
                wallMillis,
                table.gameMillis,
                table.wakeMillis);
    }

    private static void update(Connection connection, Revision table, long wallMillis) throws SQLException {
        int rows = Sql.run(
                connection,
                "update tables set revision = revision + 1, game = ?, phase = ?, listed = ?, version = ?,"
                        + " saved_millis = ?, game_millis = ?, wake_millis = ? where id = ? and revision = ?",
                table.game,
                table.phase,
                table.listed ? 1 : 0,
                table.version,
                wallMillis,
                table.gameMillis,
                table.wakeMillis,
                table.id,
                table.revision);
        if (rows != 1) throw new SQLException("table " + table.id + " was written by somebody else");
        if (table.document.isPresent()) {
            Sql.run(connection, "update tables set document = ? where id = ?", table.document.get(), table.id);
        }
    }

    public Optional<Kept> load(String id) {
        return reading.withHandle(handle -> handle.createQuery(COLUMNS + "where id = :id")
                .bind("id", id)
                .map((row, context) -> Kept.of(row))
                .findFirst());
    }

    /** Tables that anybody may find and that wait for people or are played, the newest first. */
    public List<Kept> listed(int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        COLUMNS + "where listed = 1 and phase <> 'over' order by created_millis desc, id limit :most")
                .bind("most", most)
                .map((row, context) -> Kept.of(row))
                .list());
    }

    /** Tables that wanted to be woken by now and were not, those that have waited longest first. */
    public List<String> overdue(long wallMillis, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select id from tables where wake_millis <= :now order by wake_millis, id limit :most")
                .bind("now", wallMillis)
                .bind("most", most)
                .mapTo(String.class)
                .list());
    }
}
