package tablee.app.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server is killed in the middle of everything, again and again. Nothing that was acknowledged is ever lost. */
class KillTest {
    private static final int CYCLES = Integer.getInteger("tablee.cycles", Boolean.getBoolean("tablee.full") ? 10 : 2);
    private static final long SEED = Long.getLong("tablee.seed", System.nanoTime());
    private static final List<String> GAMES = List.of("circus", "rando", "pluvionautes");
    private static final int TABLES = 6;
    private static final int LEAST_MILLIS = 700;
    private static final int MORE_MILLIS = 1_500;

    @BeforeAll
    static void quiet() {
        Logger.getLogger("").setLevel(Level.WARNING); // PostgreSQL tells its whole life otherwise
    }

    @Test
    @DisplayName("kill -9 under load on SQLite: every acknowledged move is there once, every match replays")
    void sqlite(@TempDir Path folder) throws IOException, InterruptedException {
        torment(
                List.of("--data", folder.toString()),
                folder.resolve("tablee.db").toString());
    }

    @Test
    @DisplayName("kill -9 under load on PostgreSQL: the same")
    void postgresql() throws IOException, InterruptedException {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            String address = "postgresql://postgres:postgres@localhost:" + postgres.getPort() + "/postgres";
            torment(List.of("--db", address), address);
        }
    }

    private static void torment(List<String> place, String address) throws IOException, InterruptedException {
        Random random = new Random(SEED);
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) players.add(new Player(GAMES.get(i % GAMES.size()), random.nextLong()));
        int before = 0;
        for (int cycle = 0; cycle < CYCLES; cycle++) {
            try (Child server = Child.start(place)) {
                for (Player player : players) {
                    if (cycle == 0) player.begin(server);
                    else player.comeBack(server);
                }
                Thread.sleep(LEAST_MILLIS + random.nextInt(MORE_MILLIS));
                server.kill();
                assertEquals("", server.errors(), "seed " + SEED);
            }
            int moves = Ledger.check(address, players);
            assertTrue(moves > before, "nothing was played in cycle " + cycle + ", seed " + SEED);
            before = moves;
        }
        System.out.println(before + " acknowledged moves, " + CYCLES + " kills, " + place.get(0));
    }
}
