package tablee.live.threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.FastDice;
import tablee.core.State;
import tablee.table.budget.Bounded;
import tablee.table.message.Command;
import tablee.table.message.Effects;

/**
 * Where bots think: on a few threads of their own, so that no table waits for another one's bot to come out of thought. People take
 * turns. Where more bots of one person wait than can be served in time, these play without thinking; advice that nobody has the time
 * to think about is not given.
 */
public final class BotThreads implements AutoCloseable {
    /** Behind more people than this, advice would come too late. */
    private static final int MOST_BEFORE_ADVICE = 50;
    /** What is thought about for a shorter time is no advice. */
    private static final long LEAST_ADVICE_MILLIS = 100;

    private static final long MOST_MILLIS = 1_000;
    private static final long LEAST_MILLIS = 20;
    private static final String THOUGHTLESS = "random";
    /** Enough for every level but the best, which has no end of its own. */
    private static final int ALIKE_ITERATIONS = 500;

    /** What the best bot keeps of its thoughts (docs/bots.md); all that are kept take no more than an eighth of the heap. */
    private static final long MOST_BYTES_KEPT = 15L << 20;

    private static final int SHARE_OF_HEAP = 8;

    private final FairQueue<Runnable> waiting = new FairQueue<>();

    @Bounded(why = "a fixed number")
    private final List<Thread> threads = new ArrayList<>();

    private final ScheduledThreadPoolExecutor timer;
    private final BotMemory seated =
            new BotMemory((int) (Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP / MOST_BYTES_KEPT));
    private final LongSupplier seeds;
    private final int clockSpeed;

    /** Bots that answer at once, as tests like it. */
    public BotThreads(int threads, LongSupplier seeds) {
        this(threads, seeds, Integer.MAX_VALUE);
    }

    /**
     * @param seeds for the bots' own choices; they never touch the chance of a match
     * @param clockSpeed how many times shorter the pauses are by which people can follow
     */
    public BotThreads(int threads, LongSupplier seeds, int clockSpeed) {
        this.seeds = seeds;
        this.clockSpeed = clockSpeed;
        timer = new ScheduledThreadPoolExecutor(1, work -> {
            Thread thread = new Thread(work, "tablee-bot-pauses");
            thread.setDaemon(true);
            return thread;
        });
        for (int i = 1; i <= threads; i++) start(new Thread(this::run, "tablee-bot-" + i));
    }

    private void start(Thread thread) {
        thread.setDaemon(true);
        threads.add(thread);
        thread.start();
    }

    private void run() {
        try {
            while (true) unfailing(waiting.take());
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /** Nothing that goes wrong in one thought ends a thread. */
    private static void unfailing(Runnable thought) {
        try {
            thought.run();
        } catch (Throwable fault) {
            System.getLogger(BotThreads.class.getName()).log(System.Logger.Level.ERROR, "a thought was lost", fault);
        }
    }

    /** Has a bot think, or decides without thinking where too many wait; the answer comes from another thread, or at once. */
    public <S extends State<S>> void think(Effects.Thinking<S> thinking, Consumer<Command> answer) {
        long askedNanos = System.nanoTime();
        boolean late = thinking.isHint() && waiting.people() > MOST_BEFORE_ADVICE;
        boolean taken = !late
                && waiting.offer(thinking.person(), thinking.match(), () -> {
                    Command decided = decide(thinking);
                    long spent = System.nanoTime() - askedNanos;
                    long left = TimeUnit.MILLISECONDS.toNanos(thinking.pauseMillis()) / clockSpeed - spent;
                    if (left <= 0) answer.accept(decided);
                    else {
                        var unused = timer.schedule(() -> answer.accept(decided), left, TimeUnit.NANOSECONDS);
                    }
                });
        if (!taken) answer.accept(thoughtless(thinking));
    }

    /** Lets the bots go that sit in a match that nobody plays here any more. */
    public void leave(String match) {
        seated.leave(match);
    }

    /** A bot that fails must not stop the match. */
    private <S extends State<S>> Command decide(Effects.Thinking<S> thinking) {
        try {
            return thinking.isHint() ? advise(thinking) : play(thinking);
        } catch (RuntimeException | StackOverflowError fault) {
            System.getLogger(BotThreads.class.getName())
                    .log(System.Logger.Level.ERROR, "a bot failed in match " + thinking.match(), fault);
            return thoughtless(thinking);
        }
    }

    private <S extends State<S>> Command play(Effects.Thinking<S> thinking) {
        if (thinking.choice().isPresent())
            return alike(thinking, thinking.choice().get());
        BotPlayer<S> player = seated.call(thinking);
        Command decided = answer(thinking, player);
        seated.back(thinking, player);
        return decided;
    }

    /** The same move wherever the same has happened: without memory of what it thought before, and whatever else the machine has to do. */
    private <S extends State<S>> Command alike(Effects.Thinking<S> thinking, long choice) {
        BotPlayer<S> player = sit(thinking, thinking.level());
        return thinking.answer(player, Bot.Budget.iterations(ALIKE_ITERATIONS), new FastDice(choice));
    }

    private <S extends State<S>> Command advise(Effects.Thinking<S> thinking) {
        return budget().millis() < LEAST_ADVICE_MILLIS
                ? thinking.noAdvice()
                : answer(thinking, sit(thinking, thinking.level()));
    }

    private <S extends State<S>> Command thoughtless(Effects.Thinking<S> thinking) {
        if (thinking.isHint()) return thinking.noAdvice();
        return answer(thinking, sit(thinking, THOUGHTLESS));
    }

    private static <S extends State<S>> BotPlayer<S> sit(Effects.Thinking<S> thinking, String level) {
        return Bots.find(level).sit(thinking.game());
    }

    private <S extends State<S>> Command answer(Effects.Thinking<S> thinking, BotPlayer<S> player) {
        return thinking.answer(player, budget(), new FastDice(seeds.getAsLong()));
    }

    /** As long as nobody waits each thinks as its level does; the more people wait, the less. */
    private Bot.Budget budget() {
        int people = waiting.people();
        if (people == 0) return Bot.Budget.USUAL;
        long share = MOST_MILLIS * threads.size() / (threads.size() + people);
        return new Bot.Budget(Math.max(LEAST_MILLIS, share), Long.MAX_VALUE, 1);
    }

    /** How many decisions wait. */
    public int waiting() {
        return waiting.size();
    }

    /** How many bots are kept between their decisions. */
    int seated() {
        return seated.size();
    }

    @Override
    public void close() {
        threads.forEach(Thread::interrupt);
        timer.shutdownNow();
    }
}
