package tablee.server;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Everything that a store holds, past the store. */
final class StoredRows {
    private StoredRows() {}

    /** The rows of each table, as text. */
    static Map<String, List<String>> of(String file) {
        return in("jdbc:sqlite:" + file, "select name from sqlite_master where type = 'table' order by name");
    }

    /** The same of a PostgreSQL, by the address that its driver takes. */
    static Map<String, List<String>> ofPostgres(String jdbc) {
        return in(jdbc, "select table_name from information_schema.tables where table_schema = 'public'");
    }

    private static Map<String, List<String>> in(String jdbc, String names) {
        Map<String, List<String>> all = new TreeMap<>();
        try (Connection connection = DriverManager.getConnection(jdbc)) {
            for (String table : rows(connection, names)) {
                if (!table.startsWith("sqlite_")) all.put(table, rows(connection, "select * from " + table));
            }
            return all;
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> rows(Connection connection, String sql) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            int columns = row.getMetaData().getColumnCount();
            while (row.next()) {
                List<String> fields = new ArrayList<>();
                for (int i = 1; i <= columns; i++) {
                    Object value = row.getObject(i);
                    fields.add(value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : String.valueOf(value));
                }
                rows.add(String.join("|", fields));
            }
        }
        rows.sort(null);
        return rows;
    }
}
