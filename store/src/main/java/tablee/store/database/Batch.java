package tablee.store.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A transaction under way, with the statements that were made ready for it: most that is written together is written by the
 * same few, and making one ready takes as long as running it.
 */
public final class Batch implements AutoCloseable {
    private final Connection connection;
    private final Map<String, PreparedStatement> ready = new HashMap<>();
    private final Set<PreparedStatement> waiting = new LinkedHashSet<>();

    public Batch(Connection connection) {
        this.connection = connection;
    }

    /** Closed with the batch. */
    public PreparedStatement statement(String sql) throws SQLException {
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
    public void later(String sql, Object... values) throws SQLException {
        PreparedStatement statement = statement(sql);
        Sql.bind(statement, values);
        statement.addBatch();
        waiting.add(statement);
    }

    /** Makes the changes that were put down; fails if one of them does not change its row. */
    public void flush() throws SQLException {
        for (PreparedStatement statement : waiting) {
            for (int rows : statement.executeBatch()) {
                if (rows != 1) throw new SQLException("a row was written by somebody else");
            }
        }
        waiting.clear();
    }

    /** Runs it and answers how many rows it changed. */
    public int run(String sql, Object... values) throws SQLException {
        return Sql.run(statement(sql), values);
    }

    /** The first column of all rows that a query finds. */
    public List<String> texts(String sql, Object... values) throws SQLException {
        List<String> texts = new ArrayList<>();
        PreparedStatement statement = statement(sql);
        Sql.bind(statement, values);
        try (ResultSet rows = statement.executeQuery()) {
            while (rows.next()) texts.add(rows.getString(1));
        }
        return texts;
    }

    @Override
    public void close() throws SQLException {
        for (PreparedStatement each : ready.values()) each.close();
    }
}
