package tablee.table.live;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import tablee.core.State;
import tablee.store.StoreException;
import tablee.table.Command;
import tablee.table.Effects;
import tablee.table.Now;

/**
 * One table, somewhere in the cluster: one mailbox. What a command brings about is written first, and only then sent; what
 * arrives meanwhile waits, with the time at which it arrived.
 *
 * <p>If a write is refused (somebody else writes this table), or nobody knows whether it happened, the table is forgotten and
 * read again. Nothing is guessed.
 */
final class TableEntity extends AbstractBehavior<Mail.ToTable> {
    private record Arrived(Mail.ToTable mail, Now at) {}

    private record Line(Command.Connect connect, ActorRef<Mail.ToLine> ref) {}

    private final String id;
    private final Keeper keeper;
    private final Thinkers thinkers;
    private final Clock clock;
    private final TimerScheduler<Mail.ToTable> timers;
    private final Deque<Arrived> waiting = new ArrayDeque<>();
    private final Map<String, Line> lines = new LinkedHashMap<>();

    private Optional<Keeper.Found> found = Optional.empty();
    private boolean busy;
    private boolean leaving;

    private TableEntity(
            ActorContext<Mail.ToTable> context,
            TimerScheduler<Mail.ToTable> timers,
            String id,
            Keeper keeper,
            Thinkers thinkers,
            Clock clock) {
        super(context);
        this.timers = timers;
        this.id = id;
        this.keeper = keeper;
        this.thinkers = thinkers;
        this.clock = clock;
    }

    static Behavior<Mail.ToTable> of(String id, Keeper keeper, Thinkers thinkers, Clock clock) {
        return Behaviors.setup(context ->
                Behaviors.withTimers(timers -> new TableEntity(context, timers, id, keeper, thinkers, clock)));
    }

    @Override
    public Receive<Mail.ToTable> createReceive() {
        return newReceiveBuilder().onMessage(Mail.ToTable.class, this::arrives).build();
    }

    private Behavior<Mail.ToTable> arrives(Mail.ToTable mail) {
        if (mail instanceof Mail.Note note) note.act().run();
        else waiting.add(new Arrived(mail, clock.now()));
        while (!busy && !leaving && !waiting.isEmpty()) next();
        return leaving ? Behaviors.stopped() : this;
    }

    /** Takes up what waits longest; a table that is not there yet is read before. */
    private void next() {
        if (found.isEmpty()) {
            read();
            return;
        }
        Arrived arrived = waiting.remove();
        if (arrived.mail instanceof Mail.Leave) leaving = true;
        else if (arrived.mail instanceof Mail.Make make) make(make);
        else if (found.get() instanceof Keeper.Whole whole) take(whole, arrived);
        else refuse(arrived.mail);
    }

    // ---- Reading ---------------------------------------------------------------------------------------------------

    private void read() {
        await(keeper.find(id), this::wasRead);
    }

    /** People who were there before are still there: before anything else they are shown what is really written. */
    private void wasRead(Keeper.Found what) {
        found = Optional.of(what);
        for (Line line : lines.values()) {
            Command.Connect again = line.connect;
            Command.Connect fresh = new Command.Connect(again.connection(), again.caller(), again.language(), "", -1);
            waiting.addFirst(new Arrived(new Mail.Open(fresh, line.ref), clock.now()));
        }
    }

    private void forget(String why) {
        getContext().getLog().warn("table {} is read again: {}", id, why);
        found = Optional.empty();
        if (waiting.isEmpty()) waiting.add(new Arrived(new Mail.Wake(), clock.now()));
    }

    private void make(Mail.Make make) {
        if (!(found.orElseThrow() instanceof Keeper.Missing)) {
            make.replyTo().tell(new Mail.Made("There is a table of this name already."));
            return;
        }
        await(keeper.make(make.sheet()), whole -> {
            found = Optional.of(whole);
            make.replyTo().tell(new Mail.Made(""));
        });
    }

    private void refuse(Mail.ToTable mail) {
        String reason =
                found.orElseThrow() instanceof Keeper.Damaged damaged ? damaged.reason() : "There is no such table.";
        if (mail instanceof Mail.Open open) open.line().tell(Farewell.to(reason));
        else isUnknown(mail);
    }

    // ---- Commands --------------------------------------------------------------------------------------------------

    private void take(Keeper.Whole whole, Arrived arrived) {
        if (isUnknown(arrived.mail) || arrived.mail instanceof Mail.Here) return;
        try {
            carryOut(whole, command(arrived.mail), arrived.at);
        } catch (RuntimeException fault) {
            stop(fault);
        }
    }

    /** A line that was opened before the table came to this node has to be opened again. */
    private boolean isUnknown(Mail.ToTable mail) {
        if (mail instanceof Mail.Here here && !lines.containsKey(here.connection())) {
            here.line().tell(new Mail.Lost());
            return true;
        }
        if (mail instanceof Mail.Ask ask && !lines.containsKey(ask.ask().connection())) {
            ask.line().tell(new Mail.Lost());
            return true;
        }
        return false;
    }

    private Command command(Mail.ToTable mail) {
        if (mail instanceof Mail.Open open) {
            lines.put(open.connect().connection(), new Line(open.connect(), open.line()));
            return open.connect();
        }
        if (mail instanceof Mail.Close close) {
            lines.remove(close.disconnect().connection());
            return close.disconnect();
        }
        if (mail instanceof Mail.Ask ask) return ask.ask();
        return mail instanceof Mail.Thought thought ? thought.command() : new Command.Wake();
    }

    private void carryOut(Keeper.Whole whole, Command command, Now at) {
        Effects effects = whole.table().on(command, at);
        if (effects.writes().isEmpty()) {
            done(whole, effects);
            return;
        }
        await(keeper.write(whole, effects.writes(), clock.now()), written -> {
            found = Optional.of(written);
            done(written, effects);
        });
    }

    /** It is in the store: now it may be known. */
    private void done(Keeper.Whole whole, Effects effects) {
        effects.sends().forEach(this::send);
        ActorRef<Mail.ToTable> self = getContext().getSelf();
        effects.thoughts().forEach(thought -> thinkers.think(thought, answer -> self.tell(new Mail.Thought(answer))));
        Now now = clock.now();
        long wake = whole.table().wakeAtUpMillis(now);
        if (wake == State.NEVER) timers.cancel(Mail.Wake.class);
        else
            timers.startSingleTimer(
                    Mail.Wake.class, new Mail.Wake(), Duration.ofMillis(Math.max(1, wake - now.upMillis())));
    }

    private void send(Effects.Send send) {
        Line line = send.last() ? lines.remove(send.connection()) : lines.get(send.connection());
        if (line != null) line.ref.tell(new Mail.Sent(send.text(), send.last()));
    }

    // ---- What goes wrong -------------------------------------------------------------------------------------------

    /** Does nothing else until this is done. */
    private <T> void await(CompletionStage<T> stage, Consumer<T> then) {
        busy = true;
        getContext()
                .pipeToSelf(
                        stage,
                        (value, fault) -> new Mail.Note(() -> {
                            busy = false;
                            if (fault == null) then.accept(value);
                            else failed(fault);
                        }));
    }

    private void failed(Throwable fault) {
        Throwable cause = fault.getCause() == null ? fault : fault.getCause();
        boolean gone = cause instanceof StoreException store && store.kind() == StoreException.Kind.GONE;
        if (found.isPresent() && !gone) {
            forget(String.valueOf(cause.getMessage()));
            return;
        }
        getContext().getLog().warn("table {} cannot be reached: {}", id, cause.getMessage());
        dismiss("This table cannot be reached at the moment; nothing that was played is lost.");
        leaving = true;
    }

    /** A fault of ours: this table stops, and no other. */
    private void stop(RuntimeException fault) {
        getContext().getLog().error("table " + id + " is stopped", fault);
        String reason = "This table has stopped because of a fault; nothing that was played is lost.";
        dismiss(reason);
        found = Optional.of(new Keeper.Damaged(reason));
    }

    private void dismiss(String reason) {
        lines.values().forEach(line -> line.ref.tell(Farewell.to(reason)));
        lines.clear();
    }
}
