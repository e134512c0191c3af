package tablee.live;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import tablee.live.connection.ConnectionOutput;
import tablee.live.connection.LocalReceiver;
import tablee.live.connection.TableConnection;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.message.Command;
import tablee.table.message.Errand;

/**
 * The tables of a server that is alone, without a cluster, its library, and a port that others could speak to. A table wakes when there is
 * an errand for it, and sleeps when nobody is connected to it and there was no errand for a while.
 */
final class LocalTables implements TableMailboxes {
    private static final System.Logger LOG = System.getLogger(LocalTables.class.getName());
    private static final long LOOK_AGAIN_NANOS = 5_000_000;

    private final RunningTable.Node node;
    private final ExecutorService threads;
    private final Future<?> looks;

    /** One thing at a time for each table: see {@link ConcurrentHashMap#compute}. */
    @Bounded(
            by = {Budget.SOCKETS, Budget.TABLES_MADE_FROM},
            why = "tables that nobody uses fall asleep")
    private final ConcurrentMap<String, LocalTable> awake = new ConcurrentHashMap<>();

    private volatile boolean open = true;

    LocalTables(RunningTable.Node node, Duration idle) {
        this(node, idle, threads());
    }

    /** @param threads where tables do what is in their mailboxes */
    LocalTables(RunningTable.Node node, Duration idle, ExecutorService threads) {
        this.node = node;
        this.threads = threads;
        long nanos = idle.toNanos();
        looks = node.timer()
                .scheduleWithFixedDelay(() -> sendToSleep(nanos), nanos / 2, nanos / 2, TimeUnit.NANOSECONDS);
    }

    /** Tables never wait in their threads, so that more of them than cores would only take turns. */
    private static ExecutorService threads() {
        int cores = Math.max(2, Runtime.getRuntime().availableProcessors());
        return new ForkJoinPool(cores, LocalTables::thread, null, true);
    }

    private static ForkJoinWorkerThread thread(ForkJoinPool pool) {
        ForkJoinWorkerThread thread = ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(pool);
        thread.setName("tablee-tables-" + thread.getPoolIndex());
        return thread;
    }

    /** Who says goodbye wakes no table. */
    @Override
    public void tell(String table, Errand errand) {
        awake.compute(table, (id, there) -> {
            if (there != null) return there.take(errand);
            return open && !(errand instanceof Command.Disconnect) ? wake(id).take(errand) : null;
        });
    }

    private LocalTable wake(String table) {
        return new LocalTable(table, node, threads, this::left);
    }

    /** What arrived too late for a table wakes it again; those who were connected to it come back. */
    private void left(LocalTable table) {
        awake.computeIfPresent(table.id(), (id, before) -> {
            List<Errand> rest = before.rest();
            if (!open || rest.stream().allMatch(Command.Disconnect.class::isInstance)) return null;
            LocalTable next = wake(id);
            rest.forEach(next::take);
            return next;
        });
        table.loseAll();
    }

    private void sendToSleep(long idleNanos) {
        awake.keySet()
                .forEach(id -> awake.computeIfPresent(
                        id, (same, table) -> table.isIdle(idleNanos) ? table.take(new Errand.Leave()) : table));
    }

    @Override
    public CompletionStage<String> ask(String table, Function<Consumer<String>, Errand> errand) {
        CompletableFuture<String> answer = new CompletableFuture<>();
        tell(table, errand.apply(answer::complete));
        return answer.orTimeout(ANSWER_WITHIN.toSeconds(), TimeUnit.SECONDS);
    }

    @Override
    public TableConnection connect(String table, Command.Connect connect, ConnectionOutput output) {
        Consumer<Errand> mailbox = errand -> tell(table, errand);
        LocalReceiver receiver = new LocalReceiver(connect.connection(), mailbox, output);
        return new TableConnection(mailbox, connect, receiver, receiver::hangUp);
    }

    @Override
    public void leave(String table) {
        awake.computeIfPresent(table, (id, there) -> there.take(new Errand.Leave()));
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() {
        open = false;
        looks.cancel(false);
        awake.keySet().forEach(this::leave);
        long lastNanos = System.nanoTime() + ANSWER_WITHIN.toNanos();
        while (!awake.isEmpty() && System.nanoTime() < lastNanos) LockSupport.parkNanos(LOOK_AGAIN_NANOS);
        if (!awake.isEmpty()) LOG.log(System.Logger.Level.WARNING, "not all tables have finished: " + awake.size());
        threads.shutdown();
    }
}
