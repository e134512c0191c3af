package tablee.store.database;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** All rows of one database, carried into another one of the same schema; the two may be of different kinds. */
public final class Rows {
    private static final int TOGETHER = 1_000;
    private static final String OF_FLYWAY = "flyway_schema_history";

    /** How far ratings have come: a new schema has this row already. */
    private static final String ALWAYS_FILLED = "rating_state";

    private Rows() {}

    /** Which tables there are: first those that others refer to. */
    static List<String> tables(Connection connection) throws SQLException {
        DatabaseMetaData data = connection.getMetaData();
        Set<String> names = new TreeSet<>();
        try (ResultSet rows = data.getTables(null, connection.getSchema(), "%", new String[] {"TABLE"})) {
            while (rows.next()) names.add(rows.getString("TABLE_NAME"));
        }
        names.remove(OF_FLYWAY);
        names.removeIf(name -> name.startsWith("sqlite_"));
        Set<String> ordered = new LinkedHashSet<>();
        for (String name : names) addWithParents(data, connection.getSchema(), name, ordered);
        return List.copyOf(ordered);
    }

    private static void addWithParents(DatabaseMetaData data, String schema, String table, Set<String> ordered)
            throws SQLException {
        List<String> parents = new ArrayList<>();
        try (ResultSet keys = data.getImportedKeys(null, schema, table)) {
            while (keys.next()) parents.add(keys.getString("PKTABLE_NAME"));
        }
        for (String parent : parents) if (!parent.equals(table)) addWithParents(data, schema, parent, ordered);
        ordered.add(table);
    }

    public static void copy(Connection from, Connection to) throws SQLException {
        for (String table : tables(to)) copy(table, from, to);
    }

    public static void clear(Connection connection) throws SQLException {
        List<String> childrenFirst = new ArrayList<>(tables(connection));
        Collections.reverse(childrenFirst);
        for (String table : childrenFirst) Sql.run(connection, "delete from " + table);
    }

    public static boolean isEmpty(Connection connection) throws SQLException {
        for (String table : tables(connection)) {
            if (table.equals(ALWAYS_FILLED)) continue;
            try (Statement statement = connection.createStatement();
                    ResultSet row = statement.executeQuery("select 1 from " + table + " limit 1")) {
                if (row.next()) return false;
            }
        }
        return true;
    }

    private static void copy(String table, Connection from, Connection to) throws SQLException {
        try (Statement reading = from.createStatement()) {
            reading.setFetchSize(TOGETHER);
            try (ResultSet rows = reading.executeQuery("select * from " + table);
                    PreparedStatement writing = to.prepareStatement(insert(table, rows))) {
                int columns = rows.getMetaData().getColumnCount();
                for (int count = 1; rows.next(); count++) {
                    for (int column = 1; column <= columns; column++) {
                        writing.setObject(column, rows.getObject(column));
                    }
                    writing.addBatch();
                    if (count % TOGETHER == 0) writing.executeBatch();
                }
                writing.executeBatch();
            }
        }
    }

    /** By the names of the columns, whose order may differ. */
    private static String insert(String table, ResultSet rows) throws SQLException {
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
            names.add(rows.getMetaData().getColumnName(i));
        }
        return "insert into " + table + " (" + String.join(", ", names) + ") values ("
                + String.join(", ", Collections.nCopies(names.size(), "?")) + ")";
    }
}
