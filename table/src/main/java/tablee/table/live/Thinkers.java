package tablee.table.live;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.FastDice;
import tablee.core.State;
import tablee.table.Command;
import tablee.table.Effects;

/**
 * Where bots think: on a few threads of their own, so that no table waits for another one's bot to come out of thought. When
 * more bots wait than can be served in time, they play without thinking.
 */
public final class Thinkers implements AutoCloseable {
    private static final int MOST_WAITING = 1_000;
    private static final String THOUGHTLESS = "random";

    private final ThreadPoolExecutor pool;
    private final LongSupplier seeds;

    /** @param seeds for the bots' own choices; they never touch the chance of a match */
    public Thinkers(int threads, LongSupplier seeds) {
        this.seeds = seeds;
        AtomicLong number = new AtomicLong();
        pool = new ThreadPoolExecutor(
                threads, threads, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(MOST_WAITING), work -> {
                    Thread thread = new Thread(work, "tablee-bot-" + number.incrementAndGet());
                    thread.setDaemon(true);
                    return thread;
                });
    }

    <S extends State<S>> void think(Effects.Thinking<S> thinking, Consumer<Command> answer) {
        try {
            pool.execute(() -> answer.accept(decide(thinking, thinking.level())));
        } catch (RejectedExecutionException full) {
            answer.accept(decide(thinking, THOUGHTLESS));
        }
    }

    /** A bot that fails must not stop the match. */
    private <S extends State<S>> Command decide(Effects.Thinking<S> thinking, String level) {
        try {
            return answer(thinking, level);
        } catch (RuntimeException fault) {
            System.getLogger(Thinkers.class.getName())
                    .log(System.Logger.Level.ERROR, "a bot failed in match " + thinking.match(), fault);
            return answer(thinking, THOUGHTLESS);
        }
    }

    private <S extends State<S>> Command answer(Effects.Thinking<S> thinking, String level) {
        return thinking.answer(
                Bots.find(level).sit(thinking.game()), Bot.Budget.USUAL, new FastDice(seeds.getAsLong()));
    }

    /** How many decisions wait. */
    public int waiting() {
        return pool.getQueue().size();
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
