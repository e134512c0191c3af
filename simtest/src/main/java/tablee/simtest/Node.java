package tablee.simtest;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.core.State;
import tablee.live.runner.RunnerEnvironment;
import tablee.live.runner.TableRepository;
import tablee.live.runner.TableRunner;
import tablee.table.SeedSource;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.table.message.Errand;

/** One process of the cluster, from its start until it dies. The tables it looks after are gone with it. */
final class Node {
    private static final long BEAT_MILLIS = 5_000;
    private static final long SWEEP_MILLIS = 15_000;
    private static final int MOST_READ_MILLIS = 20;
    private static final int MOST_THOUGHT_MILLIS = 2_500;
    private static final Bot.Budget AT_ONCE = new Bot.Budget(1, 1, 1);

    private final long offsetMillis;
    private final Agenda agenda;
    private final Dice dice;
    private final Disk disk;
    private final Auditor auditor;
    private final Consumer<String> waker;
    private final LongSupplier wallMillis;
    private final TableRepository repository;
    private final Map<String, TableRunner> attendants = new TreeMap<>();
    private boolean dead;

    Node(
            Agenda agenda,
            Dice dice,
            Disk disk,
            FaultyDatabaseLink weather,
            SeedSource seeds,
            Auditor auditor,
            Consumer<String> waker,
            LongSupplier wallMillis) {
        this.agenda = agenda;
        this.dice = dice;
        this.disk = disk;
        offsetMillis = agenda.nowMillis() - disk.reachedMillis();
        this.auditor = auditor;
        this.waker = waker;
        this.wallMillis = wallMillis;
        repository = new TableRepository(weather, seeds, this::now, task -> soon(MOST_READ_MILLIS, task));
        beat();
        soon((int) SWEEP_MILLIS, this::sweep);
    }

    Now now() {
        return new Now(agenda.nowMillis() - offsetMillis, wallMillis.getAsLong());
    }

    boolean isDead() {
        return dead;
    }

    /** kill -9. */
    void die() {
        dead = true;
        attendants.clear();
    }

    void take(String table, Errand errand) {
        if (dead) return;
        TableRunner runner = attendants.computeIfAbsent(table, id -> new TableRunner(id, repository, new Here(id)));
        runner.take(errand);
        if (runner.hasLeft()) attendants.remove(table, runner);
    }

    boolean looksAfter(String table) {
        return attendants.containsKey(table);
    }

    /** Tables that nobody looked at for long make room. */
    void passivate(String table) {
        if (attendants.containsKey(table)) take(table, new Errand.Leave());
    }

    private void beat() {
        if (dead) return;
        disk.reach(now().upMillis());
        agenda.in(BEAT_MILLIS, this::beat);
    }

    private void sweep() {
        disk.overdue(now().upMillis()).forEach(waker);
        later(SWEEP_MILLIS, this::sweep);
    }

    private void soon(int most, Runnable task) {
        later(1 + dice.roll(most), task);
    }

    /** What a dead process was about to do does not happen. */
    private void later(long millis, Runnable task) {
        agenda.in(millis, () -> {
            if (!dead) task.run();
        });
    }

    /** The world around one table of this node. */
    private final class Here implements RunnerEnvironment {
        private final String table;
        private long alarm;

        Here(String table) {
            this.table = table;
        }

        @Override
        public Now now() {
            return Node.this.now();
        }

        @Override
        public <T> void await(CompletionStage<T> stage, BiConsumer<T, Throwable> then) {
            TableRunner me = attendants.get(table);
            stage.whenComplete((value, fault) -> later(0, () -> {
                then.accept(value, fault);
                if (me != null && me.hasLeft()) attendants.remove(table, me);
            }));
        }

        @Override
        public void think(Effects.Thinking<?> thought, Consumer<Command> answer) {
            soon(MOST_THOUGHT_MILLIS, () -> answer.accept(decide(thought)));
        }

        private <S extends State<S>> Command decide(Effects.Thinking<S> thought) {
            return thought.answer(Bots.find("random").sit(thought.game()), AT_ONCE, new FastDice(dice.bits()));
        }

        @Override
        public void wakeIn(long millis) {
            long mine = ++alarm;
            later(millis, () -> {
                if (mine == alarm) take(table, new Command.Wake());
            });
        }

        @Override
        public void wakeNever() {
            alarm++;
        }

        @Override
        public void warn(String sentence) {
            auditor.noteWarning(sentence);
        }

        @Override
        public void fault(String sentence, RuntimeException fault) {
            throw new IllegalStateException(sentence, fault);
        }
    }
}
