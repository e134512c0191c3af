package tablee.live;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
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

/** A table that runs, whatever its mailbox is: lends its {@link TableRunner} time, bots and threads. */
final class RunningTable implements RunnerEnvironment {
    /** What all tables of a node have in common. */
    record Node(
            TableRepository repository,
            BotThreads thinkers,
            LookBackThread replays,
            ServerClock clock,
            ScheduledExecutorService timer,
            Consumer<TableNews> listener) {}

    /** @param nanos when it rings, by {@link System#nanoTime} */
    private record Alarm(long nanos, Future<?> bell) {}

    private static final System.Logger LOG = System.getLogger(RunningTable.class.getName());
    /** A table that is woken too early waits again. */
    private static final long LONGEST_MILLIS = Duration.ofDays(1).toMillis();

    private final Node node;
    private final Consumer<Runnable> mailbox;
    private final TableRunner runner;
    /** What bots think about here. */
    private String match = "";

    private Optional<Alarm> alarm = Optional.empty();
    private boolean wants;
    private long wantedNanos;

    /** @param mailbox does one thing after the other, and is where everything here happens */
    RunningTable(String id, Node node, Consumer<Runnable> mailbox) {
        this.node = node;
        this.mailbox = mailbox;
        runner = new TableRunner(id, node.repository, this);
    }

    TableRunner runner() {
        return runner;
    }

    /** The table sleeps, or moves to another node. */
    void leave() {
        node.thinkers.leave(match);
        wants = false;
        silence();
    }

    // ---- The world -------------------------------------------------------------------------------------------------

    @Override
    public Now now() {
        return node.clock.now();
    }

    @Override
    public <T> void await(CompletionStage<T> stage, BiConsumer<T, Throwable> then) {
        var unused = stage.whenComplete((value, fault) -> mailbox.accept(() -> then.accept(value, fault)));
    }

    @Override
    public void think(Effects.Thinking<?> thought, Consumer<Command> answer) {
        if (!thought.match().equals(match)) node.thinkers.leave(match);
        match = thought.match();
        node.thinkers.think(thought, command -> mailbox.accept(() -> answer.accept(command)));
    }

    @Override
    public void lookBack(String place, Effects.LookBack look, Consumer<Effects.Looked> answer) {
        node.replays.look(place, look, made -> mailbox.accept(() -> answer.accept(made)));
    }

    @Override
    public void tell(TableNews news) {
        node.listener.accept(news);
    }

    @Override
    public void warn(String sentence) {
        LOG.log(System.Logger.Level.WARNING, sentence);
    }

    @Override
    public void fault(String sentence, RuntimeException fault) {
        LOG.log(System.Logger.Level.ERROR, sentence, fault);
    }

    // ---- Time ------------------------------------------------------------------------------------------------------

    /** Nearly every move asks to be woken later than the one before: an alarm that rings too early is set again then. */
    @Override
    public void wakeIn(long millis) {
        wants = true;
        long pause = node.clock.pause(Math.min(millis, LONGEST_MILLIS)).toNanos();
        wantedNanos = System.nanoTime() + pause;
        if (alarm.isPresent() && alarm.get().nanos - wantedNanos <= 0) return;
        silence();
        set(pause);
    }

    @Override
    public void wakeNever() {
        wants = false;
    }

    private void set(long pause) {
        Future<?> bell = node.timer.schedule(() -> mailbox.accept(this::ring), pause, TimeUnit.NANOSECONDS);
        alarm = Optional.of(new Alarm(System.nanoTime() + pause, bell));
    }

    private void silence() {
        alarm.ifPresent(each -> each.bell.cancel(false));
        alarm = Optional.empty();
    }

    private void ring() {
        silence();
        if (!wants) return;
        long early = wantedNanos - System.nanoTime();
        if (early > 0) {
            set(early);
        } else {
            wants = false;
            runner.take(new Command.Wake());
        }
    }
}
