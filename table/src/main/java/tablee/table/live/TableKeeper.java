package tablee.table.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.pekko.Done;
import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.message.Errand;

/**
 * Wakes a table when there is mail for it, and lets it sleep when there was none for a while. What arrives while a table goes is kept
 * for the one that comes after it.
 */
final class TableKeeper extends AbstractBehavior<TableKeeper.Post> {
    sealed interface Post extends NoSerializationVerificationNeeded {}

    record ToOne(String table, Errand mail) implements Post {}

    /** Every table finishes what it has begun, and goes. */
    record AllLeave(ActorRef<Done> replyTo) implements Post {}

    private record Gone(String table) implements Post {}

    private record Look() implements Post {}

    private static final class Awake {
        private final ActorRef<Errand> ref;

        @Bounded(why = "what comes in the moment in which a table leaves")
        private final List<Errand> held = new ArrayList<>();

        private long usedNanos = System.nanoTime();
        private boolean leaving;

        private Awake(ActorRef<Errand> ref) {
            this.ref = ref;
        }

        private void take(Errand mail) {
            usedNanos = System.nanoTime();
            if (leaving) held.add(mail);
            else ref.tell(mail);
        }

        private void leave() {
            if (!leaving) ref.tell(new Errand.Leave());
            leaving = true;
        }
    }

    private final Function<String, Behavior<Errand>> tables;
    private final Duration idle;

    @Bounded(
            by = {Budget.SOCKETS, Budget.TABLES_MADE_FROM},
            why = "tables that nobody uses fall asleep")
    private final Map<String, Awake> awake = new HashMap<>();

    @Bounded(why = "whoever stops the server, once")
    private final List<ActorRef<Done>> waiting = new ArrayList<>();

    private TableKeeper(ActorContext<Post> context, Function<String, Behavior<Errand>> tables, Duration idle) {
        super(context);
        this.tables = tables;
        this.idle = idle;
    }

    /** @param idle for how long a table stays awake without mail */
    static Behavior<Post> of(Function<String, Behavior<Errand>> tables, Duration idle) {
        return Behaviors.setup(context -> Behaviors.withTimers(timers -> {
            timers.startTimerWithFixedDelay(new Look(), idle.dividedBy(2));
            return new TableKeeper(context, tables, idle);
        }));
    }

    @Override
    public Receive<Post> createReceive() {
        return newReceiveBuilder()
                .onMessage(ToOne.class, this::deliver)
                .onMessage(Gone.class, this::gone)
                .onMessage(Look.class, look -> look())
                .onMessage(AllLeave.class, this::allLeave)
                .build();
    }

    private Behavior<Post> deliver(ToOne post) {
        awake.computeIfAbsent(post.table, this::wake).take(post.mail);
        return this;
    }

    private Awake wake(String table) {
        ActorRef<Errand> ref = getContext().spawnAnonymous(tables.apply(table));
        getContext().watchWith(ref, new Gone(table));
        return new Awake(ref);
    }

    private Behavior<Post> look() {
        long now = System.nanoTime();
        awake.values().stream()
                .filter(each -> now - each.usedNanos > idle.toNanos())
                .forEach(Awake::leave);
        return this;
    }

    /** Once the last word has been said, mail for those who went wakes nobody again. */
    private Behavior<Post> gone(Gone gone) {
        Awake before = awake.remove(gone.table);
        if (before != null && waiting.isEmpty()) before.held.forEach(mail -> deliver(new ToOne(gone.table, mail)));
        return answerIfEmpty();
    }

    private Behavior<Post> allLeave(AllLeave all) {
        waiting.add(all.replyTo);
        awake.values().forEach(Awake::leave);
        return answerIfEmpty();
    }

    private Behavior<Post> answerIfEmpty() {
        if (waiting.isEmpty() || !awake.isEmpty()) return this;
        waiting.forEach(each -> each.tell(Done.done()));
        return Behaviors.stopped();
    }
}
