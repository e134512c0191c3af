package tablee.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tablee.live.connection.ConnectionOutput;
import tablee.live.connection.TableConnection;
import tablee.live.runner.ServerClock;
import tablee.live.runner.TableRepository;
import tablee.live.runner.TableRunner;
import tablee.live.runner.TableStore;
import tablee.live.threads.BotThreads;
import tablee.live.threads.LookBackThread;
import tablee.store.Store;
import tablee.table.message.Command;
import tablee.table.message.Errand;
import tablee.table.seats.Caller;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.match.Seed;

/** Mailboxes of a server that is alone: nothing is lost, done twice or done out of order, also while tables leave. */
@Timeout(120)
class LocalTablesTest {
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());
    private static final int ROUNDS = 300;
    private static final int LINES = 200;
    private static final int LINES_UNDER_WAY = 8;

    @TempDir
    Path folder;

    private final ExecutorService readers = Executors.newFixedThreadPool(2);
    private final BotThreads thinkers = new BotThreads(1, () -> 5);
    private final LookBackThread replays = new LookBackThread();
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1);
    private Store store;
    private RunningTable.Node node;
    private LocalTables tables;
    private int connections;

    @BeforeEach
    void open() {
        store = Store.open(folder.resolve("tables.db").toString());
        TableRepository repository = new TableRepository(
                TableStore.of(store), () -> Seed.read("11".repeat(32)), ServerClock.SYSTEM, readers);
        node = new RunningTable.Node(repository, thinkers, replays, ServerClock.SYSTEM, timer, news -> {});
        tables = new LocalTables(node, TableRunner.IDLE);
    }

    @AfterEach
    void close() {
        tables.close();
        timer.shutdownNow();
        replays.close();
        thinkers.close();
        readers.shutdownNow();
        store.close();
    }

    @Test
    @DisplayName("What one person says is answered in its order")
    void order() throws InterruptedException {
        make("order");
        Heard ann = new Heard();
        TableConnection line = connect("order", ann);
        for (int i = 0; i < LINES; i++) {
            line.say(sync(i));
            ann.awaitAnswers(i - LINES_UNDER_WAY);
        }
        ann.awaitAnswers(LINES);
        List<String> answers = ann.answers();
        for (int i = 0; i < LINES; i++) assertTrue(answers.get(i).contains("\"s" + i + "\""), answers.get(i));
        assertEquals(LINES, answers.size());
    }

    @Test
    @DisplayName("A table that leaves while somebody speaks answers, or has them come back: nobody waits forever")
    void leaveAgainstTake() throws Exception {
        make("leaves");
        ExecutorService other = Executors.newSingleThreadExecutor();
        int answered = 0;
        try {
            for (int round = 0; round < ROUNDS; round++) {
                Heard ann = new Heard();
                TableConnection line = connect("leaves", ann);
                if (round % 3 == 0) tables.leave("leaves");
                Future<?> leaves = other.submit(() -> tables.leave("leaves"));
                if (round % 3 == 1) leaves.get(30, TimeUnit.SECONDS);
                line.say(sync(round));
                leaves.get(30, TimeUnit.SECONDS);
                if (ann.awaitAnswerOrEnd()) answered++;
                line.hangUp();
            }
        } finally {
            other.shutdownNow();
        }
        assertTrue(answered < ROUNDS, "the table never left before it heard");
    }

    @Test
    @DisplayName("Who spoke before the table was told to leave is answered")
    void spokeBefore() throws Exception {
        make("before");
        for (int round = 0; round < ROUNDS; round++) {
            Heard ann = new Heard();
            connect("before", ann).say(sync(round));
            tables.leave("before");
            assertTrue(ann.awaitAnswerOrEnd(), "round " + round);
        }
    }

    @Test
    @DisplayName("What arrives after a table was told to leave, and before it has, wakes it again and is done once")
    void lateMail() throws Exception {
        for (int i = 0; i < ROUNDS; i++) {
            String table = "late" + i;
            tables.tell(table, new Command.Wake());
            tables.leave(table);
            assertEquals("", make(table));
        }
    }

    @Test
    @DisplayName(
            "After Leave a mailbox carries nothing more out, and hands on all that came but goodbyes and its own leaving")
    void rest() throws InterruptedException {
        BlockingQueue<Runnable> thread = new LinkedBlockingQueue<>();
        List<LocalTable> left = new ArrayList<>();
        LocalTable table = new LocalTable("none", node, thread::add, left::add);
        table.take(new Command.Wake());
        thread.take().run(); // it asks the store, whose answer is more mail
        thread.take().run();
        Errand.Make make = new Errand.Make(TableRecord.of("none", CIRCUS, "ann", 0), false, reply -> {});
        Command.Wake wake = new Command.Wake();
        table.take(new Errand.Leave());
        table.take(make);
        table.take(wake);
        table.take(new Errand.Leave());
        thread.take().run();
        assertEquals(List.of(table), left);
        assertEquals(List.of(make, wake), table.rest());
        assertTrue(thread.isEmpty(), "a table that has left calls no thread");
    }

    @Test
    @DisplayName("A table sleeps once nobody is connected and nobody has written to it for a while, and not before")
    void sleep() {
        LocalTable table = new LocalTable("nobody", node, Runnable::run, left -> {});
        table.take(new Command.Wake());
        assertTrue(table.isIdle(0));
        assertFalse(table.isIdle(Duration.ofHours(1).toNanos()));
        table.take(connect("one"));
        assertFalse(table.isIdle(0), "somebody is there");
        table.take(new Command.Disconnect("one"));
        assertTrue(table.isIdle(0));
    }

    private String make(String table) {
        return tables.ask(table, reply -> new Errand.Make(TableRecord.of(table, CIRCUS, "ann", 0), false, reply))
                .toCompletableFuture()
                .join();
    }

    private TableConnection connect(String table, Heard output) {
        return tables.connect(table, connect("ann-" + connections++), output);
    }

    private static Command.Connect connect(String connection) {
        return new Command.Connect(connection, new Caller("ann", "Ann", false), "en", "", -1);
    }

    private static String sync(int number) {
        return "{\"do\":\"sync\",\"id\":\"s" + number + "\"}";
    }

    /** What one connection was sent. */
    private static final class Heard implements ConnectionOutput {
        private final List<String> answers = new ArrayList<>();
        private boolean closed;

        @Override
        public synchronized boolean offer(String text) {
            if (text.startsWith("{\"event\":\"answer\"")) answers.add(text);
            notifyAll();
            return true;
        }

        @Override
        public synchronized void close() {
            closed = true;
            notifyAll();
        }

        synchronized List<String> answers() {
            return List.copyOf(answers);
        }

        synchronized void awaitAnswers(int many) throws InterruptedException {
            while (answers.size() < many) wait();
        }

        /** Whether it was an answer. */
        synchronized boolean awaitAnswerOrEnd() throws InterruptedException {
            while (answers.isEmpty() && !closed) wait();
            return !answers.isEmpty();
        }
    }
}
