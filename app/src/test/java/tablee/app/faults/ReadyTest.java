package tablee.app.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.server.watch.DatabaseWatch;
import tablee.soak.Ports;
import tablee.soak.Proxy;
import tablee.soak.SoakPlayers;

/** What a load balancer hears from a server whose way to PostgreSQL is cut: nothing comes back, no error either. */
class ReadyTest {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final long PATIENCE_SECONDS = 240;
    /** A question that waited for the database would take two seconds and more. */
    private static final long AT_ONCE_MILLIS = 1_000;

    private final List<String> log = new CopyOnWriteArrayList<>();
    private final Handler ear = new Handler() {
        @Override
        public void publish(LogRecord line) {
            log.add(line.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    private record Answer(int status, long millis) {}

    private static Answer ready(Server server) throws IOException, InterruptedException {
        URI address = URI.create(server.addresses().get(0) + "/ready");
        long begun = System.nanoTime();
        HttpResponse<String> answer =
                CLIENT.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
        return new Answer(answer.statusCode(), TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun));
    }

    /** Asks until the answer is this; the longest that any answer took. */
    private static long askedUntil(int status, Server server) throws IOException, InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        long longest = 0;
        while (true) {
            Answer answer = ready(server);
            longest = Math.max(longest, answer.millis);
            if (answer.status == status) return longest;
            assertTrue(System.nanoTime() < until, "no " + status + " in four minutes");
            SoakPlayers.sleep(50);
        }
    }

    @Test
    @DisplayName(
            "/ready says 503 at once while the database is cut off, and the log says when it is away and when it is"
                    + " back")
    void cutOff() throws IOException, InterruptedException {
        Logger logger = Logger.getLogger(DatabaseWatch.class.getName());
        int port = Ports.free();
        try (Postgres postgres = new Postgres();
                Proxy way = new Proxy(port, postgres.port());
                Server server = Server.start(ServerSettings.local(0, postgres.addressAt(port)))) {
            logger.addHandler(ear);
            askedUntil(200, server);
            way.cutFrom(Set.of("127.0.0.1"));
            long longest = askedUntil(503, server);
            for (int time = 0; time < 20; time++) {
                Answer away = ready(server);
                assertEquals(503, away.status);
                longest = Math.max(longest, away.millis);
                SoakPlayers.sleep(100);
            }
            assertTrue(longest < AT_ONCE_MILLIS, "an answer took " + longest + " ms");
            assertTrue(log.get(0).startsWith("the database does not answer;"), log.toString());
            way.heal();
            askedUntil(200, server);
            assertTrue(log.get(1).matches("the database is back after \\d+ s; play goes on"), log.toString());
            assertEquals(2, log.size(), log.toString());
        } finally {
            logger.removeHandler(ear);
        }
    }
}
