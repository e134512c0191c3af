package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Frames that almost make sense, thousands of them, over a real socket. */
class FuzzTest {
    private static final int FRAMES = Boolean.getBoolean("tablee.full") ? 200_000 : 20_000;
    private static final int UNDER_WAY = 64;
    private static final long MOST_GROWN_BYTES = 64L << 20;
    private static final long SEED = Long.getLong("tablee.seed", 1);
    private static final List<String> SENSIBLE = List.of(
            "{\"do\":\"play\",\"id\":\"a\",\"version\":11,\"seat\":0,\"move\":\"swap 1 2\"}",
            "{\"do\":\"play\",\"id\":\"b\",\"version\":11,\"match\":\"x.1\",\"seat\":0,\"move\":\"flip 4\"}",
            "{\"do\":\"say\",\"id\":\"c\",\"text\":\"hello\"}",
            "{\"do\":\"sync\",\"id\":\"d\",\"version\":3}",
            "{\"do\":\"why\",\"id\":\"e\",\"seat\":0,\"move\":\"swap 1 9\"}",
            "{\"do\":\"propose\",\"id\":\"f\",\"what\":\"undo\"}",
            "{\"do\":\"ping\",\"id\":\"g\",\"at\":\"3\"}",
            "{\"do\":\"replay\",\"id\":\"h\",\"viewer\":\"0\",\"from\":0,\"count\":50}",
            "{\"do\":\"sit\",\"id\":\"i\",\"seat\":1,\"name\":\"Eve\"}",
            "{\"do\":\"mute\",\"id\":\"j\",\"person\":\"x\",\"on\":true}",
            "{\"do\":\"change\",\"id\":\"k\",\"terms\":{\"game\":\"circus\",\"seats\":2,\"options\":{}}}");
    private static final List<String> POISON = List.of(
            "null",
            "-1",
            "99999999999999999999",
            "1e999",
            "[]",
            "{}",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"<img src=x onerror=alert(1)>\"",
            "\"\u202Egnp.exe\"",
            "[[[[[[[[[[[[[[[[[[[[",
            "true",
            "\"" + "x".repeat(3_000) + "\"");

    private final Server server = Running.shared();
    private final Random random = new Random(SEED);
    private final List<String> faults = new ArrayList<>();

    @Test
    @DisplayName(
            "Mutated frames: each is answered or ends its line, nothing fails inside, memory stays flat, others play on")
    void frames() throws InterruptedException {
        Handler watch = watch();
        Logger.getLogger("").addHandler(watch);
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> fault(thread.getName() + " died of " + fault));
        try {
            Browser eve = Browser.guest(server, "Eve");
            String table = eve.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},"
                            + "{'kind':'bot','level':'random'}],'start':true}")
                    .path("table")
                    .textValue();
            Attacker attacker = new Attacker(eve, table);
            attacker.send(FRAMES / 4);
            long before = usedBytes();
            attacker.send(FRAMES - FRAMES / 4);
            long grown = usedBytes() - before;
            assertTrue(grown < MOST_GROWN_BYTES, "memory grew by " + grown + " bytes; seed " + SEED);
            assertTrue(attacker.answers.get() > FRAMES / 4, "only " + attacker.answers + " answers; seed " + SEED);
            TestSocket honest = eve.sit(table);
            assertTrue(honest.ask(Browser.ask("sync")).path("ok").booleanValue());
        } finally {
            Logger.getLogger("").removeHandler(watch);
            Thread.setDefaultUncaughtExceptionHandler(null);
        }
        assertEquals(List.of(), faults, "seed " + SEED);
    }

    private synchronized void fault(String what) {
        faults.add(what);
    }

    private Handler watch() {
        return new Handler() {
            @Override
            public void publish(LogRecord entry) {
                if (entry.getLevel().intValue() >= Level.SEVERE.intValue()) fault(entry.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
    }

    private static long usedBytes() {
        for (int i = 0; i < 3; i++) System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    // ---- Mutation --------------------------------------------------------------------------------------------------

    private String mutated() {
        StringBuilder text = new StringBuilder(SENSIBLE.get(random.nextInt(SENSIBLE.size())));
        for (int i = random.nextInt(3); i >= 0; i--) mutate(text);
        return text.toString();
    }

    private void mutate(StringBuilder text) {
        if (text.isEmpty()) return;
        int at = random.nextInt(text.length());
        switch (random.nextInt(6)) {
            case 0 ->
                text.setCharAt(at, (char) (random.nextInt(8) == 0 ? random.nextInt(0xD800) : 32 + random.nextInt(95)));
            case 1 -> text.setLength(at);
            case 2 -> text.insert(at, text.substring(at, Math.min(text.length(), at + 20)));
            case 3 -> text.deleteCharAt(at);
            case 4 -> text.insert(at, POISON.get(random.nextInt(POISON.size())));
            default -> poisonValue(text);
        }
    }

    private void poisonValue(StringBuilder text) {
        int colon = text.indexOf(":", random.nextInt(text.length()));
        if (colon < 0) return;
        int end = text.indexOf(",", colon);
        text.replace(colon + 1, end < 0 ? text.length() : end, POISON.get(random.nextInt(POISON.size())));
    }

    /** Sends as fast as answers come, and opens the line again when it was closed. */
    private final class Attacker implements WebSocket.Listener {
        private final HttpClient client = HttpClient.newHttpClient();
        private final Browser browser;
        private final String table;
        private final AtomicInteger answers = new AtomicInteger();
        private final Semaphore room = new Semaphore(UNDER_WAY);
        private WebSocket socket;

        Attacker(Browser browser, String table) {
            this.browser = browser;
            this.table = table;
            open();
        }

        private void open() {
            socket = client.newWebSocketBuilder()
                    .header("Origin", browser.origin())
                    .header("Cookie", browser.cookie())
                    .buildAsync(URI.create(browser.origin().replace("http", "ws") + "/ws/table/" + table), this)
                    .join();
        }

        void send(int frames) throws InterruptedException {
            for (int i = 0; i < frames; i++) {
                if (!room.tryAcquire(200, TimeUnit.MILLISECONDS)) room.release(UNDER_WAY / 2);
                try {
                    socket.sendText(mutated(), true).join();
                } catch (CompletionException closed) {
                    open();
                }
            }
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            if (last) {
                answers.incrementAndGet();
                if (room.availablePermits() < UNDER_WAY) room.release();
            }
            from.request(1);
            return null;
        }
    }
}
