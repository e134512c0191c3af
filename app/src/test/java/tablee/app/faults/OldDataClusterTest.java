package tablee.app.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.app.sources.Repository;
import tablee.soak.Nodes;
import tablee.soak.SoakPlayers;
import tablee.store.database.Rows;

/** The data of 0.1.0 in PostgreSQL, at the schema of its golden file, taken over by three nodes of today that are started at once. */
class OldDataClusterTest {
    private static final Path GOLDEN = Repository.root().resolve("server/src/test/resources/golden/0.1.0.sql");
    /** Held here, as a logger that nobody holds forgets its level. */
    private static final Logger LOG = Logger.getLogger("org.flywaydb");

    private static final String SCHEMA = "6";
    private static final int COUNT = 3;
    /** How many of them are restarted in turn. */
    private static final int RESTARTED = Boolean.getBoolean("tablee.full") ? COUNT : 1;

    private static final long PATIENCE_SECONDS = 60;

    @TempDir
    Path folder;

    private Postgres postgres;

    @BeforeEach
    void fill() throws IOException, SQLException {
        LOG.setLevel(Level.WARNING);
        postgres = new Postgres();
        Path file = folder.resolve("golden.db");
        try (Connection golden = DriverManager.getConnection("jdbc:sqlite:" + file);
                Connection old = DriverManager.getConnection(jdbc(), "postgres", "postgres");
                Statement statement = golden.createStatement()) {
            for (String sql : Files.readString(GOLDEN).split(";\n")) if (!sql.isBlank()) statement.executeUpdate(sql);
            flyway().target(SCHEMA).load().migrate();
            Rows.copy(golden, old);
        }
    }

    private String jdbc() {
        return "jdbc:" + postgres.address().replaceFirst("//[^@]*@", "//");
    }

    private FluentConfiguration flyway() {
        return Flyway.configure()
                .dataSource(jdbc(), "postgres", "postgres")
                .locations("classpath:tablee/store/postgresql");
    }

    @AfterEach
    void stop() throws IOException {
        postgres.close();
    }

    private static List<String> notes(String word) throws IOException {
        String begin = "-- " + word + " ";
        return Files.readAllLines(GOLDEN).stream()
                .filter(line -> line.startsWith(begin))
                .map(line -> line.substring(begin.length()))
                .toList();
    }

    @Test
    @DisplayName(
            "One of three nodes brings the schema up to date while the others wait; each finds the tables that were"
                    + " being played, they play on, and do so while a node is restarted, in the full run each in turn")
    void takesOver() throws IOException, InterruptedException {
        List<String> tables = notes("running");
        String cookie = notes("cookie").get(0);
        assertEquals(4, tables.size());
        assertTrue(flyway().load().info().pending().length > 0, "the schema is an old one");
        try (Nodes nodes = new Nodes(COUNT, postgres.address(), folder);
                SoakPlayers crowd = new SoakPlayers(nodes::door, Long.getLong("tablee.seed", 1), 20)) {
            assertEquals(0, flyway().load().info().pending().length, nodes::logs);
            for (int node = 0; node < COUNT; node++) {
                for (String table : tables) assertPlaying(nodes.address(node), table, cookie);
            }
            tables.forEach(table -> crowd.takeUp(table, cookie));
            goesOn(crowd, nodes, "the start");
            for (int node = 0; node < RESTARTED; node++) {
                nodes.stop(node);
                goesOn(crowd, nodes, "stopping node " + node);
                nodes.start(node);
                goesOn(crowd, nodes, "starting node " + node + " again");
            }
            crowd.close();
            assertTrue(crowd.ledger().promises() > 0, "moves were made");
            assertEquals(List.of(), crowd.ledger().check(postgres.address()));
        }
    }

    private static void goesOn(SoakPlayers crowd, Nodes nodes, String what) {
        assertTrue(
                crowd.goesOnWithin(PATIENCE_SECONDS).isPresent(),
                () -> "not all tables went on after " + what + "\n"
                        + String.join("\n", crowd.stuckFor(PATIENCE_SECONDS)) + "\n" + nodes.logs());
    }

    private static void assertPlaying(String address, String table, String cookie)
            throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + "/api/tables/" + table))
                .header("Cookie", cookie)
                .build();
        HttpResponse<String> found = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        assertEquals(200, found.statusCode(), found.body());
        assertTrue(found.body().contains("\"phase\":\"playing\""), found.body());
    }
}
