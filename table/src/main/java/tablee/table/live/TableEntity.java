package tablee.table.live;

import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Effects;

/** One table, somewhere in the cluster: the mailbox, the timer and the threads around its {@link TableRunner}. */
final class TableEntity extends AbstractBehavior<ClusterMessage.ToTable> implements RunnerEnvironment {
    private record LineTo(ActorRef<ClusterMessage.ToLine> ref) implements RunnerEnvironment.Line {
        @Override
        public void send(String text, boolean last) {
            ref.tell(new ClusterMessage.Sent(text, last));
        }

        @Override
        public void taken() {
            ref.tell(new ClusterMessage.Taken());
        }

        @Override
        public void lost() {
            ref.tell(new ClusterMessage.Lost());
        }
    }

    private final TimerScheduler<ClusterMessage.ToTable> timers;
    private final BotThreads thinkers;
    private final LookBackThread replays;
    private final ServerClock clock;
    private final Consumer<TableNews> listener;
    private final TableRunner runner;
    /** What bots think about here. */
    private String match = "";

    private TableEntity(
            ActorContext<ClusterMessage.ToTable> context,
            TimerScheduler<ClusterMessage.ToTable> timers,
            String id,
            TableRepository repository,
            BotThreads thinkers,
            LookBackThread replays,
            ServerClock clock,
            Consumer<TableNews> listener) {
        super(context);
        this.timers = timers;
        this.thinkers = thinkers;
        this.replays = replays;
        this.clock = clock;
        this.listener = listener;
        runner = new TableRunner(id, repository, this);
    }

    static Behavior<ClusterMessage.ToTable> of(
            String id,
            TableRepository repository,
            BotThreads thinkers,
            LookBackThread replays,
            ServerClock clock,
            Consumer<TableNews> listener) {
        return Behaviors.setup(context -> Behaviors.withTimers(
                timers -> new TableEntity(context, timers, id, repository, thinkers, replays, clock, listener)));
    }

    // ---- Mail ------------------------------------------------------------------------------------------------------

    @Override
    public Receive<ClusterMessage.ToTable> createReceive() {
        return newReceiveBuilder()
                .onMessage(ClusterMessage.ToTable.class, this::arrives)
                .onSignal(PostStop.class, stopped -> leaves())
                .build();
    }

    /** The table sleeps, or moves to another node. */
    private Behavior<ClusterMessage.ToTable> leaves() {
        thinkers.leave(match);
        return this;
    }

    private Behavior<ClusterMessage.ToTable> arrives(ClusterMessage.ToTable mail) {
        if (mail instanceof ClusterMessage.Note note) note.act().run();
        else runner.take(errand(mail));
        return runner.hasLeft() ? Behaviors.stopped() : this;
    }

    private static TableRunner.Errand errand(ClusterMessage.ToTable mail) {
        if (mail instanceof ClusterMessage.Open open)
            return new TableRunner.Open(open.connect(), new LineTo(open.line()));
        if (mail instanceof ClusterMessage.Ask ask) return new TableRunner.Ask(ask.ask(), new LineTo(ask.line()));
        if (mail instanceof ClusterMessage.Close close) return new TableRunner.Close(close.disconnect());
        if (mail instanceof ClusterMessage.Here here)
            return new TableRunner.Here(here.connection(), new LineTo(here.line()));
        if (mail instanceof ClusterMessage.Leave) return new TableRunner.Leave();
        if (mail instanceof ClusterMessage.Forget forget) {
            return new TableRunner.Forget(
                    forget.person(), () -> forget.replyTo().tell(new ClusterMessage.Made("")));
        }
        if (mail instanceof ClusterMessage.Make make) {
            return new TableRunner.Make(
                    make.sheet(), make.begin(), fault -> make.replyTo().tell(new ClusterMessage.Made(fault)));
        }
        return new TableRunner.Wake();
    }

    // ---- The world -------------------------------------------------------------------------------------------------

    @Override
    public Now now() {
        return clock.now();
    }

    @Override
    public <T> void await(CompletionStage<T> stage, BiConsumer<T, Throwable> then) {
        getContext().pipeToSelf(stage, (value, fault) -> new ClusterMessage.Note(() -> then.accept(value, fault)));
    }

    @Override
    public void think(Effects.Thinking<?> thought, Consumer<Command> answer) {
        if (!thought.match().equals(match)) thinkers.leave(match);
        match = thought.match();
        ActorRef<ClusterMessage.ToTable> self = getContext().getSelf();
        thinkers.think(thought, command -> self.tell(new ClusterMessage.Note(() -> answer.accept(command))));
    }

    @Override
    public void lookBack(String place, Effects.LookBack look, Consumer<Effects.Looked> answer) {
        ActorRef<ClusterMessage.ToTable> self = getContext().getSelf();
        replays.look(place, look, made -> self.tell(new ClusterMessage.Note(() -> answer.accept(made))));
    }

    @Override
    public void wakeIn(long millis) {
        timers.startSingleTimer(ClusterMessage.Wake.class, new ClusterMessage.Wake(), clock.pause(millis));
    }

    @Override
    public void wakeNever() {
        timers.cancel(ClusterMessage.Wake.class);
    }

    @Override
    public void tell(TableNews news) {
        listener.accept(news);
    }

    @Override
    public void warn(String sentence) {
        getContext().getLog().warn(sentence);
    }

    @Override
    public void fault(String sentence, RuntimeException fault) {
        getContext().getLog().error(sentence, fault);
    }
}
