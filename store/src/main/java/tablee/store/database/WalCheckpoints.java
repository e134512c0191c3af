package tablee.store.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;

/**
 * Moves what SQLite has gathered in its log to the file, beside the writer. Left to SQLite the commit does it that finds the log full, and
 * everybody who waits for that commit waits for tens of milliseconds.
 */
final class WalCheckpoints implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(WalCheckpoints.class.getName());
    private static final long EVERY_MILLIS = 1_000;

    private final DataSource source;
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, work -> {
        Thread thread = new Thread(work, "tablee-checkpoints");
        thread.setDaemon(true);
        return thread;
    });

    WalCheckpoints(DataSource source) {
        this.source = source;
        var unused = timer.scheduleWithFixedDelay(this::move, EVERY_MILLIS, EVERY_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Passive: it waits for nobody, and nobody for it. */
    private void move() {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("pragma wal_checkpoint(passive)");
        } catch (SQLException e) {
            // What is in the log is safe there; if the disk is full, the writer says so.
            LOG.log(System.Logger.Level.DEBUG, "the log was not moved to the file", e);
        }
    }

    @Override
    public void close() {
        timer.shutdown();
        try {
            if (!timer.awaitTermination(EVERY_MILLIS, TimeUnit.MILLISECONDS)) timer.shutdownNow();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
