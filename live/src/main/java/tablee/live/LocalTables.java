package tablee.live;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;
import org.apache.pekko.actor.Cancellable;
import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.japi.function.Function;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.message.Errand;

/**
 * The tables of a server that is alone, without a cluster and so without a port that others could speak to. A table wakes when there is
 * an errand for it, and sleeps when there was none for a while.
 */
final class LocalTables implements TableMailboxes {
    private static final String IDLE = "tablee.tables.idle";
    private static final long LOOK_AGAIN_NANOS = 5_000_000;

    /** What the keeper hears. It watches tables, because an actor that stops is told to actors only. */
    private sealed interface Post extends NoSerializationVerificationNeeded {}

    private record Asked(String table, Errand errand) implements Post {}

    private record Woken(String table, ActorRef<Errand> mailbox) implements Post {}

    private record Gone(String table) implements Post {}

    private final ActorSystem<?> system;
    private final java.util.function.Function<String, Behavior<Errand>> tables;
    private final ActorRef<Post> keeper;
    private final Cancellable looks;
    private final AtomicLong woken = new AtomicLong();

    /** One thing at a time for each table: see {@link ConcurrentHashMap#compute}. */
    @Bounded(
            by = {Budget.SOCKETS, Budget.TABLES_MADE_FROM},
            why = "tables that nobody uses fall asleep")
    private final ConcurrentMap<String, AwakeTable> awake = new ConcurrentHashMap<>();

    private volatile boolean open = true;

    LocalTables(ActorSystem<?> system, java.util.function.Function<String, Behavior<Errand>> tables) {
        this.system = system;
        this.tables = tables;
        keeper = system.systemActorOf(keeps(), "tables", Props.empty());
        Duration idle = system.settings().config().getDuration(IDLE);
        looks = system.scheduler()
                .scheduleWithFixedDelay(
                        idle.dividedBy(2),
                        idle.dividedBy(2),
                        () -> each(table -> table.leaveAfter(idle)),
                        system.executionContext());
    }

    private Behavior<Post> keeps() {
        return Behaviors.setup(context -> Behaviors.receive(Post.class)
                .onMessage(Woken.class, it -> {
                    context.watchWith(it.mailbox, new Gone(it.table));
                    return Behaviors.same();
                })
                .onMessage(Gone.class, it -> {
                    gone(it.table);
                    return Behaviors.same();
                })
                .onMessage(Asked.class, it -> {
                    tell(it.table, it.errand);
                    return Behaviors.same();
                })
                .build());
    }

    @Override
    public void tell(String table, Errand errand) {
        awake.compute(table, (id, there) -> {
            if (there == null && !open) return null;
            return (there == null ? wake(id) : there).take(errand);
        });
    }

    private AwakeTable wake(String table) {
        ActorRef<Errand> mailbox =
                system.systemActorOf(tables.apply(table), "table-" + woken.incrementAndGet(), Props.empty());
        keeper.tell(new Woken(table, mailbox));
        return new AwakeTable(mailbox);
    }

    /** Once the last word has been said, errands for those who went wake nobody again. */
    private void gone(String table) {
        awake.computeIfPresent(table, (id, before) -> {
            if (before.held().isEmpty() || !open) return null;
            AwakeTable next = wake(id);
            before.held().forEach(next::take);
            return next;
        });
    }

    private void each(UnaryOperator<AwakeTable> act) {
        awake.keySet().forEach(id -> awake.computeIfPresent(id, (same, table) -> act.apply(table)));
    }

    @Override
    public <R> CompletionStage<R> ask(String table, Function<ActorRef<R>, Errand> errand) {
        return AskPattern.ask(
                keeper, replyTo -> new Asked(table, errand.apply(replyTo)), ANSWER_WITHIN, system.scheduler());
    }

    @Override
    public void leave(String table) {
        awake.computeIfPresent(table, (id, there) -> there.leave());
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() {
        open = false;
        looks.cancel();
        long lastNanos = System.nanoTime() + ANSWER_WITHIN.toNanos();
        while (!awake.isEmpty() && System.nanoTime() < lastNanos) {
            each(AwakeTable::leave);
            LockSupport.parkNanos(LOOK_AGAIN_NANOS);
        }
        if (!awake.isEmpty()) system.log().warn("not all tables have finished: {}", awake.size());
    }
}
