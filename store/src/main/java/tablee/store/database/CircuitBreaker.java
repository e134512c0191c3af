package tablee.store.database;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.concurrent.TimeUnit;

/**
 * Connections of a pool. When one could not be had, nobody else waits for one for a moment: a few threads would wait in turn for
 * each of many tables, and people would hear much too late that the database is away.
 */
final class CircuitBreaker {
    private static final long BLOWN_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final HikariDataSource pool;
    private volatile boolean blown;
    private volatile long untilNanos;

    CircuitBreaker(HikariDataSource pool) {
        this.pool = pool;
    }

    Connection connect() throws SQLException {
        if (blown && System.nanoTime() - untilNanos < 0) {
            throw new SQLTransientConnectionException("the database does not answer");
        }
        try {
            Connection connection = pool.getConnection();
            blown = false;
            return connection;
        } catch (SQLException away) {
            untilNanos = System.nanoTime() + BLOWN_NANOS;
            blown = true;
            throw away;
        }
    }

    /** Something went wrong on this connection: it is not used again. */
    void discard(Connection connection) {
        pool.evictConnection(connection);
    }
}
