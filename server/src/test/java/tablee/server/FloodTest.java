package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Many who mean no good beside some who play: every honest move is answered. The usual limits hold. */
class FloodTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final int FLOODERS = FULL ? 200 : 24;
    private static final int TABLES = FULL ? 50 : 6;
    private static final int MOVES = FULL ? 40 : 6;
    private static final int AT_ONCE = 4;
    private static final long BACK_AFTER_MILLIS = 100;

    private static Server server;

    @BeforeAll
    static void open() {
        server = Server.start(Running.settings().behind(List.of("127.0.0.0/8")));
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private record Honest(TestSocket line) {
        /** One person at both seats of a table. */
        static Honest sit(int number) {
            Browser ann = Browser.guest(server, "Ann" + number, "10.0.0." + number);
            String table = ann.table(
                            "{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},{'kind':'me'}],'start':true}")
                    .path("table")
                    .textValue();
            TestSocket line = ann.sit(table);
            line.await("update");
            return new Honest(line);
        }

        void play(AtomicInteger answered) {
            for (int i = 0; i < MOVES; i++) if (move()) answered.incrementAndGet();
        }

        boolean move() {
            JsonNode update = line.last("update");
            for (JsonNode sight : update.path("sights")) {
                JsonNode word = sight.at("/moves/0/word");
                if (!word.isTextual()) continue;
                int seat = sight.path("viewer").asInt();
                JsonNode answer = line.ask(Browser.ask("play")
                        .put("version", update.path("version").intValue())
                        .put("seat", seat)
                        .put("move", word.textValue()));
                return answer.path("ok").booleanValue();
            }
            throw new AssertionError("nobody has a move: " + update);
        }
    }

    /** Says more than anybody may, is disconnected, and comes back, until it is told to stop. */
    private static void flood(int number, AtomicBoolean over, AtomicInteger letGo) {
        Browser eve = Browser.guest(server, "Eve" + number, "10.1.0." + number);
        String table =
                eve.table("{'terms':{'game':'circus','seats':2}}").path("table").textValue();
        while (!over.get()) {
            try {
                TestSocket line = eve.sit(table);
                line.flood("{\"do\":\"sync\",\"id\":\"x\"}", 1_000);
                if (line.awaitClosed() == 4429) letGo.incrementAndGet();
                Thread.sleep(BACK_AFTER_MILLIS);
            } catch (AssertionError | CompletionException refused) {
                return; // even its sockets are too many now
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    @Test
    @DisplayName(
            "A flood through many sockets beside honest tables: every honest move is answered, the flood is cut off")
    void sockets() throws InterruptedException {
        List<Honest> honest = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) honest.add(Honest.sit(i));
        AtomicBoolean over = new AtomicBoolean();
        AtomicInteger letGo = new AtomicInteger();
        List<Thread> flood = new ArrayList<>();
        for (int i = 0; i < FLOODERS; i++) {
            int number = i;
            flood.add(new Thread(() -> flood(number, over, letGo)));
        }
        flood.forEach(Thread::start);
        AtomicInteger answered = new AtomicInteger();
        List<Thread> players = honest.stream()
                .map(each -> new Thread(() -> each.play(answered)))
                .toList();
        players.forEach(Thread::start);
        for (Thread each : players) each.join();
        over.set(true);
        for (Thread each : flood) each.join();
        assertEquals(TABLES * MOVES, answered.get());
        assertTrue(letGo.get() > 0, "nobody was let go");
    }

    @Test
    @DisplayName(
            "ASVS 6.3.1, 15.2.2: A flood of sign-ins from many addresses is refused, and those who are signed in notice nothing")
    void signIns() throws InterruptedException {
        Browser ann = Browser.guest(server, "Zora", "10.2.0.1");
        Honest table = Honest.sit(200);
        AtomicInteger refused = new AtomicInteger();
        AtomicInteger other = new AtomicInteger();
        List<Thread> flood = new ArrayList<>();
        for (int i = 0; i < AT_ONCE; i++) {
            int number = i;
            flood.add(new Thread(() -> signIn(number, refused, other)));
        }
        flood.forEach(Thread::start);
        for (int i = 0; i < MOVES; i++) {
            assertTrue(table.move());
            assertEquals(200, ann.get("/api/me").statusCode());
        }
        for (Thread each : flood) each.join();
        assertEquals(0, other.get(), "an answer that is neither no nor too many");
        assertTrue(refused.get() > 0, "nobody had to wait");
    }

    /** Guesses at one name, from an address that changes now and then. */
    private static void signIn(int number, AtomicInteger refused, AtomicInteger other) {
        Browser eve = Browser.guest(server, "Eve", "10.3.0." + number);
        for (int i = 0; i < 8; i++) {
            HttpResponse<String> answer =
                    eve.tryPost("/api/session", "{\"name\":\"victim\",\"password\":\"guess number " + i + "\"}");
            if (answer.statusCode() == 429 || answer.statusCode() == 503) refused.incrementAndGet();
            else if (answer.statusCode() != 401) other.incrementAndGet();
        }
    }
}
