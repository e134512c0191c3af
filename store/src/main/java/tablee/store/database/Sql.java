package tablee.store.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Locale;

/** Statements that change something. */
public final class Sql {
    private Sql() {}

    /** Runs it and answers how many rows it changed. */
    public static int run(Connection connection, String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            return run(statement, values);
        }
    }

    public static int run(PreparedStatement statement, Object... values) throws SQLException {
        bind(statement, values);
        return statement.executeUpdate();
    }

    /** What {@code like … escape '!'} finds wherever this text stands, great or small. */
    public static String part(String text) {
        return "%" + text.toLowerCase(Locale.ROOT).replaceAll("[!%_]", "!$0") + "%";
    }

    public static void bind(PreparedStatement statement, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
    }
}
