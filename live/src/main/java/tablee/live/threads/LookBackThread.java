package tablee.live.threads;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import tablee.table.budget.Budget;
import tablee.table.budget.TurnQueue;
import tablee.table.message.Effects;

/**
 * Where matches that are over are played again for those who look back: on one thread beside play, so that no move waits for a
 * replay. Addresses take turns. After each part the thread rests as long as the part took, so that the processor is free for moves.
 */
public final class LookBackThread implements AutoCloseable {
    private record Waiting(Effects.LookBack look, Consumer<Effects.Looked> answer) {
        void refuse() {
            answer.accept(look.refused());
        }
    }

    private static final long MOST_REST_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private final TurnQueue<Waiting> waiting = new TurnQueue<>(Budget.LOOKS_WAITING, Budget.LOOKS_WAITING_FROM);
    private final ReplayPartCache kept = new ReplayPartCache();
    private final LongConsumer rest;
    private final ThreadPoolExecutor thread;

    public LookBackThread() {
        this(LookBackThread::sleep);
    }

    /** @param rest how the thread rests for a number of nanoseconds */
    LookBackThread(LongConsumer rest) {
        this.rest = rest;
        thread = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(), work -> {
            Thread each = new Thread(work, "tablee-replay");
            each.setDaemon(true);
            each.setPriority(Thread.MIN_PRIORITY);
            return each;
        });
    }

    /** Answers from this thread or from its own; where too much waits, with a refusal. */
    public void look(String place, Effects.LookBack look, Consumer<Effects.Looked> answer) {
        waiting.offer(place, new Waiting(look, answer)).ifPresentOrElse(Waiting::refuse, this::call);
    }

    /** One call for each that waits: where one came in for another that went, the other's call is its own. */
    private void call() {
        if (!thread.isShutdown()) thread.execute(() -> waiting.poll().ifPresent(this::make));
    }

    private void make(Waiting next) {
        long began = System.nanoTime();
        try {
            next.answer.accept(next.look.with(kept.get(next.look.key(), next.look.body())));
        } catch (RuntimeException | StackOverflowError fault) {
            System.getLogger(LookBackThread.class.getName())
                    .log(System.Logger.Level.ERROR, "a replay failed: " + next.look.key(), fault);
            next.refuse();
        }
        rest.accept(Math.min(MOST_REST_NANOS, System.nanoTime() - began));
    }

    private static void sleep(long nanos) {
        try {
            TimeUnit.NANOSECONDS.sleep(nanos);
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
