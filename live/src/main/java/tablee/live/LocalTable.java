package tablee.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.message.Command;
import tablee.table.message.Errand;
import tablee.table.message.Receiver;

/** A table of {@link LocalTables} that is awake: its mailbox, which one thread at a time empties, and who is connected to it. */
final class LocalTable {
    private static final System.Logger LOG = System.getLogger(LocalTable.class.getName());
    /** Then other tables have their turn. */
    private static final int MOST_AT_ONCE = 16;

    private final String id;
    private final Executor threads;
    private final Consumer<LocalTable> left;
    private final RunningTable table;

    /** Errands, and what is to be done once something was read, written or thought. */
    @Bounded(by = {Budget.LINES_WAITING, Budget.ONLOOKERS})
    private final Queue<Object> mail = new ConcurrentLinkedQueue<>();

    /** How much of it there is; the first thing calls a thread. */
    private final AtomicInteger waiting = new AtomicInteger();

    @Bounded(by = {Budget.ONLOOKERS, Budget.PLACES_AT_TABLE})
    private final Map<String, Receiver> connected = new HashMap<>(4);

    private long usedNanos = System.nanoTime();

    LocalTable(String id, RunningTable.Node node, Executor threads, Consumer<LocalTable> left) {
        this.id = id;
        this.threads = threads;
        this.left = left;
        table = new RunningTable(id, node, this::post);
    }

    String id() {
        return id;
    }

    // ---- Of those who write to it, one at a time -------------------------------------------------------------------

    LocalTable take(Errand errand) {
        usedNanos = System.nanoTime();
        if (errand instanceof Command.Connect connect) connected.put(connect.connection(), connect.receiver());
        else if (errand instanceof Command.Disconnect gone) connected.remove(gone.connection());
        post(errand);
        return this;
    }

    /** Whether nobody is connected to it, nor has written to it for so long. */
    boolean isIdle(long nanos) {
        return connected.isEmpty() && System.nanoTime() - usedNanos > nanos;
    }

    /** What arrived too late for it, once it has left. */
    List<Errand> rest() {
        List<Errand> rest = new ArrayList<>(table.runner().rest());
        for (Object each = mail.poll(); each != null; each = mail.poll()) {
            if (each instanceof Errand errand) rest.add(errand);
        }
        for (Errand each : rest) if (each instanceof Command.Connect connect) connected.remove(connect.connection());
        rest.removeIf(Errand.Leave.class::isInstance);
        return rest;
    }

    // ---- The mailbox -----------------------------------------------------------------------------------------------

    private void post(Object letter) {
        mail.add(letter);
        if (waiting.getAndIncrement() == 0) threads.execute(this::empty);
    }

    /** A table that has left takes nothing more: what still waits is {@link #rest}, and calls no thread. */
    private void empty() {
        for (int i = 0; i < MOST_AT_ONCE; i++) {
            if (!carryOut(mail.remove()) || table.runner().hasLeft()) {
                table.leave();
                left.accept(this);
                return;
            }
            if (waiting.decrementAndGet() == 0) return;
        }
        threads.execute(this::empty);
    }

    /** False where a fault of ours ends the table: everybody comes back to one that is read again. */
    private boolean carryOut(Object letter) {
        try {
            if (letter instanceof Errand errand) table.runner().take(errand);
            else ((Runnable) letter).run();
            return true;
        } catch (Throwable fault) { // whatever it is, it ends this table and not the thread
            LOG.log(System.Logger.Level.ERROR, "table " + id + " is ended", fault);
            return false;
        }
    }

    /** Has all of them come back; those that it has let go know already. */
    void loseAll() {
        List.copyOf(connected.values()).forEach(Receiver::lost);
    }
}
