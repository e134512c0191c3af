package tablee.table.live;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.FastDice;
import tablee.core.State;
import tablee.table.Command;
import tablee.table.Effects;

/**
 * Where bots think: on a few threads of their own, so that no table waits for another one's bot to come out of thought. When
 * more bots wait than can be served in time, they play without thinking.
 */
public final class BotThreads implements AutoCloseable {
    private static final int MOST_WAITING = 1_000;
    /** Behind more than this, advice would come too late, and matches would wait for it. */
    private static final int MOST_BEFORE_ADVICE = 50;

    private static final long MOST_MILLIS = 1_000;
    private static final long LEAST_MILLIS = 20;
    private static final String THOUGHTLESS = "random";

    /** What the best bot keeps of its thoughts (docs/bots.md); all that are kept take no more than an eighth of the heap. */
    private static final long MOST_BYTES_KEPT = 13L << 20;

    private static final int SHARE_OF_HEAP = 8;

    private final ThreadPoolExecutor pool;
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
     * @param clockSpeed so many times shorter are the pauses by which people can follow
     */
    public BotThreads(int threads, LongSupplier seeds, int clockSpeed) {
        this.seeds = seeds;
        this.clockSpeed = clockSpeed;
        timer = new ScheduledThreadPoolExecutor(1, work -> {
            Thread thread = new Thread(work, "tablee-bot-pauses");
            thread.setDaemon(true);
            return thread;
        });
        AtomicLong number = new AtomicLong();
        pool = new ThreadPoolExecutor(
                threads, threads, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(MOST_WAITING), work -> {
                    Thread thread = new Thread(work, "tablee-bot-" + number.incrementAndGet());
                    thread.setDaemon(true);
                    return thread;
                });
    }

    <S extends State<S>> void think(Effects.Thinking<S> thinking, Consumer<Command> answer) {
        if (!thinking.hint().isEmpty() && waiting() > MOST_BEFORE_ADVICE) {
            answer.accept(thoughtless(thinking));
            return;
        }
        try {
            long askedNanos = System.nanoTime();
            pool.execute(() -> {
                Command decided = decide(thinking);
                long spent = System.nanoTime() - askedNanos;
                long left = TimeUnit.MILLISECONDS.toNanos(thinking.pauseMillis()) / clockSpeed - spent;
                if (left <= 0) answer.accept(decided);
                else {
                    var unused = timer.schedule(() -> answer.accept(decided), left, TimeUnit.NANOSECONDS);
                }
            });
        } catch (RejectedExecutionException full) {
            answer.accept(thoughtless(thinking));
        }
    }

    /** Lets go whoever sits in a match that nobody plays here any more. */
    void leave(String match) {
        seated.leave(match);
    }

    /** A bot that fails must not stop the match. */
    private <S extends State<S>> Command decide(Effects.Thinking<S> thinking) {
        try {
            return thinking.hint().isEmpty() ? play(thinking) : answer(thinking, sit(thinking, thinking.level()));
        } catch (RuntimeException fault) {
            System.getLogger(BotThreads.class.getName())
                    .log(System.Logger.Level.ERROR, "a bot failed in match " + thinking.match(), fault);
            return thoughtless(thinking);
        }
    }

    private <S extends State<S>> Command play(Effects.Thinking<S> thinking) {
        BotPlayer<S> player = seated.call(thinking);
        Command decided = answer(thinking, player);
        seated.back(thinking, player);
        return decided;
    }

    private <S extends State<S>> Command thoughtless(Effects.Thinking<S> thinking) {
        return answer(thinking, sit(thinking, THOUGHTLESS));
    }

    private static <S extends State<S>> BotPlayer<S> sit(Effects.Thinking<S> thinking, String level) {
        return Bots.find(level).sit(thinking.game());
    }

    private <S extends State<S>> Command answer(Effects.Thinking<S> thinking, BotPlayer<S> player) {
        return thinking.answer(player, budget(), new FastDice(seeds.getAsLong()));
    }

    /** As long as nobody waits each thinks as its level does; the more wait, the less. */
    private Bot.Budget budget() {
        int waiting = waiting();
        if (waiting == 0) return Bot.Budget.USUAL;
        long threads = pool.getMaximumPoolSize();
        return new Bot.Budget(Math.max(LEAST_MILLIS, MOST_MILLIS * threads / (threads + waiting)), Long.MAX_VALUE, 1);
    }

    /** How many decisions wait. */
    public int waiting() {
        return pool.getQueue().size();
    }

    /** How many bots are kept between their decisions. */
    int seated() {
        return seated.size();
    }

    @Override
    public void close() {
        pool.shutdownNow();
        timer.shutdownNow();
    }
}
