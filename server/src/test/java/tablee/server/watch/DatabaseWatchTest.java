package tablee.server.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Promise;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whether the database answers is known before anybody asks, and the log says when that changes. */
class DatabaseWatchTest {
    private static final Logger LOG = Logger.getLogger(DatabaseWatch.class.getName());

    private final List<String> log = new ArrayList<>();
    private final List<Promise<Void>> looks = new ArrayList<>();
    private long nanos;
    private final DatabaseWatch watch = new DatabaseWatch(
            () -> {
                looks.add(Promise.promise());
                return last().future();
            },
            () -> nanos);
    private final Handler ear = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            log.add(entry.getLevel() + " " + entry.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @BeforeEach
    void listen() {
        LOG.addHandler(ear);
        LOG.setLevel(java.util.logging.Level.INFO);
    }

    @AfterEach
    void stop() {
        LOG.removeHandler(ear);
        LOG.setLevel(null);
    }

    private Promise<Void> last() {
        return looks.get(looks.size() - 1);
    }

    private void tick(int seconds) {
        nanos += TimeUnit.SECONDS.toNanos(seconds);
        watch.tick();
    }

    @Test
    @DisplayName("A database that fails is away at once, and the log says so, and when it is back")
    void failsAndComesBack() {
        tick(1);
        last().complete();
        assertTrue(watch.answers());
        tick(1);
        last().fail("no");
        assertFalse(watch.answers());
        tick(1);
        last().fail("still not");
        tick(6);
        last().complete();
        assertTrue(watch.answers());
        assertEquals(
                List.of(
                        "WARNING the database does not answer; nobody can move until it is back, and nothing is lost",
                        "INFO the database is back after 7 s; play goes on"),
                log);
    }

    @Test
    @DisplayName(
            "A database that is silent is away after two seconds, while the look still waits, and is asked once at a time")
    void silent() {
        tick(1);
        tick(1);
        assertTrue(watch.answers(), "it may be busy");
        tick(1);
        assertFalse(watch.answers());
        tick(5);
        assertEquals(1, looks.size());
        last().complete();
        assertTrue(watch.answers());
    }
}
