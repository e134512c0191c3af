package tablee.soak.attack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a server keeps, seen from outside its process: memory after a collection, and rows of its database. */
final class ServerState {
    private static final Pattern USED = Pattern.compile("used (\\d+)K");

    private ServerState() {}

    /** Megabytes of heap that are in use once everything that can be collected is gone. */
    static long heapMegabytes(long pid) {
        jcmd(pid, "GC.run");
        Matcher used = USED.matcher(jcmd(pid, "GC.heap_info"));
        if (!used.find()) throw new IllegalStateException("the heap of process " + pid + " could not be read");
        return Long.parseLong(used.group(1)) >> 10;
    }

    private static String jcmd(long pid, String command) {
        Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
        try {
            Process process = new ProcessBuilder(jcmd.toString(), String.valueOf(pid), command)
                    .redirectErrorStream(true)
                    .start();
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rows of each table of an SQLite database that nobody writes. */
    static SortedMap<String, Long> rows(Path database) {
        SortedMap<String, Long> rows = new TreeMap<>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement statement = connection.createStatement()) {
            for (String table : names(statement)) {
                try (ResultSet count = statement.executeQuery("select count(*) from \"" + table + "\"")) {
                    count.next();
                    rows.put(table, count.getLong(1));
                }
            }
        } catch (SQLException e) {
            throw new IllegalStateException("the database could not be read: " + e.getMessage(), e);
        }
        return rows;
    }

    private static List<String> names(Statement statement) throws SQLException {
        List<String> names = new ArrayList<>();
        try (ResultSet tables = statement.executeQuery(
                "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")) {
            while (tables.next()) names.add(tables.getString(1));
        }
        return names;
    }
}
