package tablee.live;

import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import tablee.live.runner.RunnerEnvironment;
import tablee.live.runner.ServerClock;
import tablee.live.runner.TableNews;
import tablee.live.runner.TableRepository;
import tablee.live.runner.TableRunner;
import tablee.live.threads.BotThreads;
import tablee.live.threads.LookBackThread;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.table.message.Errand;

/** One table, somewhere in the cluster: the mailbox, the timer and the threads around its {@link TableRunner}. */
final class TableEntity extends AbstractBehavior<Object> implements RunnerEnvironment {
    /** What this table was waiting for is there: it was read, written or thought. */
    private record Note(Runnable act) implements NoSerializationVerificationNeeded {}

    private final TimerScheduler<Object> timers;
    private final BotThreads thinkers;
    private final LookBackThread replays;
    private final ServerClock clock;
    private final Consumer<TableNews> listener;
    private final TableRunner runner;
    /** What bots think about here. */
    private String match = "";

    private TableEntity(
            ActorContext<Object> context,
            TimerScheduler<Object> timers,
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

    static Behavior<Errand> of(
            String id,
            TableRepository repository,
            BotThreads thinkers,
            LookBackThread replays,
            ServerClock clock,
            Consumer<TableNews> listener) {
        return Behaviors.<Object>setup(context -> Behaviors.withTimers(
                        timers -> new TableEntity(context, timers, id, repository, thinkers, replays, clock, listener)))
                .narrow();
    }

    // ---- Mail ------------------------------------------------------------------------------------------------------

    @Override
    public Receive<Object> createReceive() {
        return newReceiveBuilder()
                .onMessage(Errand.class, this::takes)
                .onMessage(Note.class, this::notes)
                .onSignal(PostStop.class, stopped -> leaves())
                .build();
    }

    /** The table sleeps, or moves to another node. */
    private Behavior<Object> leaves() {
        thinkers.leave(match);
        return this;
    }

    private Behavior<Object> takes(Errand errand) {
        runner.take(errand);
        return goesOn();
    }

    private Behavior<Object> notes(Note note) {
        note.act.run();
        return goesOn();
    }

    private Behavior<Object> goesOn() {
        return runner.hasLeft() ? Behaviors.stopped() : this;
    }

    // ---- The world -------------------------------------------------------------------------------------------------

    @Override
    public Now now() {
        return clock.now();
    }

    @Override
    public <T> void await(CompletionStage<T> stage, BiConsumer<T, Throwable> then) {
        getContext().pipeToSelf(stage, (value, fault) -> new Note(() -> then.accept(value, fault)));
    }

    @Override
    public void think(Effects.Thinking<?> thought, Consumer<Command> answer) {
        if (!thought.match().equals(match)) thinkers.leave(match);
        match = thought.match();
        ActorRef<Object> self = getContext().getSelf();
        thinkers.think(thought, command -> self.tell(new Note(() -> answer.accept(command))));
    }

    @Override
    public void lookBack(String place, Effects.LookBack look, Consumer<Effects.Looked> answer) {
        ActorRef<Object> self = getContext().getSelf();
        replays.look(place, look, made -> self.tell(new Note(() -> answer.accept(made))));
    }

    @Override
    public void wakeIn(long millis) {
        timers.startSingleTimer(Command.Wake.class, new Command.Wake(), clock.pause(millis));
    }

    @Override
    public void wakeNever() {
        timers.cancel(Command.Wake.class);
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
