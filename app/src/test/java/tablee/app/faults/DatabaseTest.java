package tablee.app.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.soak.SoakPlayers;

/** A real PostgreSQL that stops and starts while people play. */
class DatabaseTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final int TIMES = FULL ? 10 : 1;
    private static final int TABLES = FULL ? 50 : 6;
    private static final long PATIENCE_SECONDS = 60;
    private static final String SENTENCE =
            "This table cannot be reached at the moment; nothing that was played is lost.";

    @Test
    @DisplayName(
            "ASVS 16.5.2: The database stops and starts mid-game: people are told, nothing that was answered is lost,"
                    + " and play goes on")
    void stopsAndStarts() throws IOException, InterruptedException {
        try (Postgres postgres = new Postgres();
                Server server =
                        Server.start(ServerSettings.local(0, postgres.address()).faster(1));
                SoakPlayers crowd =
                        new SoakPlayers(() -> server.addresses().get(0), Long.getLong("tablee.seed", 1), 5)) {
            crowd.sitDown(TABLES);
            assertTrue(crowd.goesOnWithin(PATIENCE_SECONDS).isPresent());
            for (int time = 0; time < TIMES; time++) {
                int told = told(crowd);
                postgres.stop();
                await(() -> told(crowd) >= told + 2 * TABLES, "everybody hears that the tables are out of reach");
                assertRefused(server.addresses().get(0));
                int answered = crowd.ledger().promises();
                SoakPlayers.sleep(500);
                assertEquals(answered, crowd.ledger().promises(), "nothing is answered that cannot be stored");
                postgres.start();
                OptionalLong millis = crowd.goesOnWithin(PATIENCE_SECONDS);
                assertTrue(millis.isPresent(), "all tables go on");
                System.err.println("all tables went on " + millis.getAsLong() + " ms after the database was back");
            }
            crowd.close();
            assertEquals(List.of(), crowd.ledger().check(postgres.address()));
        }
    }

    private static int told(SoakPlayers crowd) {
        return crowd.ledger().farewells().getOrDefault(SENTENCE, 0);
    }

    private interface Question {
        boolean isSo();
    }

    private static void await(Question question, String what) {
        long until = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
        while (!question.isSo()) {
            assertTrue(System.nanoTime() < until, what);
            SoakPlayers.sleep(20);
        }
    }

    /** Anyone who only asks for a page of data hears it too. */
    private static void assertRefused(String origin) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(origin + "/api/me"))
                .header("Origin", origin)
                .header("Content-Type", "application/json")
                .header("Accept-Language", "de")
                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Eve\",\"language\":\"de\"}"))
                .build();
        HttpResponse<String> refused = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        assertEquals(503, refused.statusCode(), refused.body());
        assertTrue(refused.body().contains("\"unreachable\""), refused.body());
    }
}
