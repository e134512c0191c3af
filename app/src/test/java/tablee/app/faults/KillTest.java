package tablee.app.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.soak.ServerProcess;
import tablee.soak.Soak;
import tablee.soak.SoakPlayers;

/** Servers in processes of their own, killed while people play. */
class KillTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final int CYCLES = FULL ? 200 : 2;
    private static final int TABLES = FULL ? 30 : 8;
    private static final long SEED = Long.getLong("tablee.seed", 1);

    @TempDir
    Path folder;

    @Test
    @DisplayName("kill -9 under load on SQLite: every answered move is there once, and every game plays on")
    void sqlite() {
        List<String> data = List.of("--data", folder.toString());
        String database = folder.resolve("tablee.db").toString();
        Soak soak = new Soak(new Soak.Plan(data, database, CYCLES, TABLES, SEED, folder), System.err);
        assertEquals(List.of(), soak.run());
    }

    @Test
    @DisplayName("kill -9 under load on PostgreSQL: every answered move is there once, and every game plays on")
    void postgresql() throws IOException {
        try (Postgres postgres = new Postgres()) {
            String database = postgres.address();
            List<String> data = List.of("--db", database);
            Soak soak = new Soak(new Soak.Plan(data, database, FULL ? 30 : 1, TABLES, SEED, folder), System.err);
            assertEquals(List.of(), soak.run());
        }
    }

    @Test
    @DisplayName("Ctrl-C stops it cleanly, and the next start finds its games again")
    void stopsCleanly() throws IOException {
        List<String> arguments = List.of("--port", "0", "--data", folder.toString());
        String[] address = new String[1];
        Path log = folder.resolve("server.log");
        ServerProcess first = ServerProcess.serve(log, arguments);
        address[0] = first.address();
        try (SoakPlayers crowd = new SoakPlayers(() -> address[0], SEED, 10)) {
            crowd.sitDown(3);
            assertTrue(crowd.goesOnWithin(20).isPresent());
            first.stop();
            assertEquals(
                    List.of(), crowd.ledger().check(folder.resolve("tablee.db").toString()));
            try (ServerProcess second = ServerProcess.serve(log, arguments)) {
                address[0] = second.address();
                assertTrue(crowd.goesOnWithin(30).isPresent());
            }
        } finally {
            first.close();
        }
    }
}
