package tablee.store.database;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A file of SQLite that gives back what it does not need any more, a few pages at a time, so that no move waits for it. */
public final class SqliteSpace {
    /** How many pages one step gives back: it takes no longer than a usual commit. */
    private static final int STEP = 64;
    /** How many free pages stay for what comes next. */
    private static final int SPARE = 1_024;
    /** A file from before that is larger is not written anew at a start; a backup that is put back is. */
    private static final long MOST_PAGES_CONVERTED = (64 << 20) / 4_096;

    private static final int INCREMENTAL = 2;

    private SqliteSpace() {}

    /** Before anything else opens the file: only one that is new, or written anew, can give pages back. */
    static void prepare(Path file) {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            long pages = number(statement, "pragma page_count");
            if (number(statement, "pragma auto_vacuum") == INCREMENTAL || pages > MOST_PAGES_CONVERTED) return;
            statement.execute("pragma auto_vacuum = incremental");
            statement.execute(pages == 0 ? "pragma journal_mode = wal" : "vacuum");
        } catch (SQLException inUseOrNoDatabase) {
            // Then it stays as it is; what is wrong with it, opening it will say.
        }
    }

    private static long number(Statement statement, String sql) throws SQLException {
        try (ResultSet row = statement.executeQuery(sql)) {
            return row.next() ? row.getLong(1) : 0;
        }
    }

    /** Gives back some pages; how many. */
    public static int giveBack(Batch batch) throws SQLException {
        int before = free(batch);
        if (before <= SPARE) return 0;
        // The driver stops after the first page of a larger number.
        for (int i = 0; i < STEP; i++)
            batch.statement("pragma incremental_vacuum(1)").execute();
        return before - free(batch);
    }

    private static int free(Batch batch) throws SQLException {
        return Integer.parseInt(
                batch.texts("select freelist_count from pragma_freelist_count").get(0));
    }
}
