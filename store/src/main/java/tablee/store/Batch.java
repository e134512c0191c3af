package tablee.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * A transaction under way, with the statements that were made ready for it: most that is written together is written by the
 * same few, and making one ready takes as long as running it.
 */
final class Batch implements AutoCloseable {
    private final Connection connection;
    private final Map<String, PreparedStatement> ready = new HashMap<>();
    private final Set<PreparedStatement> waiting = new LinkedHashSet<>();

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

    /**
     * Puts down a change of exactly one row, which is made with {@link #flush}: all that is alike goes to the database in one go,
     * which saves a way there and back for each where it is another machine. Between changes that are not alike there is no order.
     */
    void later(String sql, Object... values) throws SQLException {
        PreparedStatement statement = statement(sql);
        Sql.bind(statement, values);
        statement.addBatch();
        waiting.add(statement);
    }

    /** Makes the changes that were put down; fails if one of them does not change its row. */
    void flush() throws SQLException {
        for (PreparedStatement statement : waiting) {
            for (int rows : statement.executeBatch()) {
                if (rows != 1) throw new SQLException("a row was written by somebody else");
            }
        }
        waiting.clear();
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
