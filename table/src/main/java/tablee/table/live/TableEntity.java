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
import tablee.table.Command;
import tablee.table.Effects;
import tablee.table.Now;

/** One table, somewhere in the cluster: the mailbox, the timer and the threads around its {@link Attendant}. */
final class TableEntity extends AbstractBehavior<Mail.ToTable> implements World {
    private record LineTo(ActorRef<Mail.ToLine> ref) implements World.Line {
        @Override
        public void send(String text, boolean last) {
            ref.tell(new Mail.Sent(text, last));
        }

        @Override
        public void lost() {
            ref.tell(new Mail.Lost());
        }
    }

    private final TimerScheduler<Mail.ToTable> timers;
    private final Thinkers thinkers;
    private final Clock clock;
    private final Consumer<News> listener;
    private final Attendant attendant;
    /** What bots think about here. */
    private String match = "";

    private TableEntity(
            ActorContext<Mail.ToTable> context,
            TimerScheduler<Mail.ToTable> timers,
            String id,
            Keeper keeper,
            Thinkers thinkers,
            Clock clock,
            Consumer<News> listener) {
        super(context);
        this.timers = timers;
        this.thinkers = thinkers;
        this.clock = clock;
        this.listener = listener;
        attendant = new Attendant(id, keeper, this);
    }

    static Behavior<Mail.ToTable> of(
            String id, Keeper keeper, Thinkers thinkers, Clock clock, Consumer<News> listener) {
        return Behaviors.setup(context -> Behaviors.withTimers(
                timers -> new TableEntity(context, timers, id, keeper, thinkers, clock, listener)));
    }

    // ---- Mail ------------------------------------------------------------------------------------------------------

    @Override
    public Receive<Mail.ToTable> createReceive() {
        return newReceiveBuilder()
                .onMessage(Mail.ToTable.class, this::arrives)
                .onSignal(PostStop.class, stopped -> leaves())
                .build();
    }

    /** The table sleeps, or moves to another node. */
    private Behavior<Mail.ToTable> leaves() {
        thinkers.leave(match);
        return this;
    }

    private Behavior<Mail.ToTable> arrives(Mail.ToTable mail) {
        if (mail instanceof Mail.Note note) note.act().run();
        else attendant.take(errand(mail));
        return attendant.hasLeft() ? Behaviors.stopped() : this;
    }

    private static Attendant.Errand errand(Mail.ToTable mail) {
        if (mail instanceof Mail.Open open) return new Attendant.Open(open.connect(), new LineTo(open.line()));
        if (mail instanceof Mail.Ask ask) return new Attendant.Ask(ask.ask(), new LineTo(ask.line()));
        if (mail instanceof Mail.Close close) return new Attendant.Close(close.disconnect());
        if (mail instanceof Mail.Here here) return new Attendant.Here(here.connection(), new LineTo(here.line()));
        if (mail instanceof Mail.Leave) return new Attendant.Leave();
        if (mail instanceof Mail.Forget forget) {
            return new Attendant.Forget(forget.person(), () -> forget.replyTo().tell(new Mail.Made("")));
        }
        if (mail instanceof Mail.Make make) {
            return new Attendant.Make(
                    make.sheet(), make.begin(), fault -> make.replyTo().tell(new Mail.Made(fault)));
        }
        return new Attendant.Wake();
    }

    // ---- The world -------------------------------------------------------------------------------------------------

    @Override
    public Now now() {
        return clock.now();
    }

    @Override
    public <T> void await(CompletionStage<T> stage, BiConsumer<T, Throwable> then) {
        getContext().pipeToSelf(stage, (value, fault) -> new Mail.Note(() -> then.accept(value, fault)));
    }

    @Override
    public void think(Effects.Thinking<?> thought, Consumer<Command> answer) {
        if (!thought.match().equals(match)) thinkers.leave(match);
        match = thought.match();
        ActorRef<Mail.ToTable> self = getContext().getSelf();
        thinkers.think(thought, command -> self.tell(new Mail.Note(() -> answer.accept(command))));
    }

    @Override
    public void wakeIn(long millis) {
        timers.startSingleTimer(Mail.Wake.class, new Mail.Wake(), clock.pause(millis));
    }

    @Override
    public void wakeNever() {
        timers.cancel(Mail.Wake.class);
    }

    @Override
    public void tell(News news) {
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
