package tablee.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/**
 * A transaction under way, with the statements that were made ready for it: most that is written together is written by the
 * same few, and making one ready takes as long as running it.
 */
final class Batch implements AutoCloseable {
    private final Connection connection;
    private final Map<String, PreparedStatement> ready = new HashMap<>();

    Batch(Connection connection) {
        this.connection = connection;
    }

    /** Closed with the batch. */
    PreparedStatement statement(String sql) throws SQLException {
        PreparedStatement known = ready.get(sql);
        if (known != null) return known;
        PreparedStatement made = connection.prepareStatement(sql);
        ready.put(sql, made);
        return made;
    }

    /** Runs it and answers how many rows it changed. */
    int run(String sql, Object... values) throws SQLException {
        return Sql.run(statement(sql), values);
    }

    @Override
    public void close() throws SQLException {
        for (PreparedStatement each : ready.values()) each.close();
    }
}
