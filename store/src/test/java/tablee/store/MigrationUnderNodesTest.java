package tablee.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.BadInput;
import tablee.store.database.Leases;

/** A new jar is started beside nodes of an older release, which would go on writing as they did. */
class MigrationUnderNodesTest {
    @Test
    @DisplayName(
            "Nodes of an older release that are there keep the schema as it is; gone, or of this release, they do not")
    void underNodes(@TempDir Path folder) throws SQLException {
        String file = folder.resolve("nodes.db").toString();
        MigrationTest.upTo("50", "jdbc:sqlite:" + file, "sqlite");
        checkNodes(file, "jdbc:sqlite:" + file);
    }

    @Test
    @DisplayName("On PostgreSQL too, nodes of an older release keep the schema as it is")
    void underNodesOnPostgresql() throws SQLException {
        String jdbc = MigrationTest.newDatabase("nodes");
        MigrationTest.upTo("50", jdbc, "postgresql");
        checkNodes(TestDatabase.POSTGRESQL.address().replaceFirst("/postgres$", "/nodes"), jdbc);
    }

    private static void checkNodes(String address, String jdbc) throws SQLException {
        Leases leases = new Leases(address);
        String node = Leases.NODE + "pekko://tablee@10.0.0.1:7400";
        leases.take(node, "old", 2 * Leases.NODE_MILLIS);
        String sentence =
                assertThrows(BadInput.class, () -> Store.open(address)).sentence();
        assertTrue(sentence.contains("(" + node + "): stop all nodes first."), sentence);
        assertEquals("50", schema(jdbc));
        // Signed before the clock was set back: whether it still runs, nobody knows, and it would keep the schema for
        // an hour.
        leases.take(node, "old", 3_600_000);
        leases.take("majority", "old", 60_000);
        Store.open(address).close();
        assertNotEquals("50", schema(jdbc));
        leases.take(node, "new", 60_000);
        Store.open(address).close();
    }

    private static String schema(String jdbc) throws SQLException {
        try (Connection connection = DriverManager.getConnection(jdbc);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "select version from flyway_schema_history order by installed_rank desc limit 1")) {
            assertTrue(row.next());
            return row.getString(1);
        }
    }
}
