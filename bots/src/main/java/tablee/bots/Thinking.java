package tablee.bots;

import tablee.core.Bot;
import tablee.core.Perspective;
import tablee.core.State;

/** One search at work on one decision: goes on until the budget is used up, or the rest of it could change nothing. */
final class Thinking<S extends State<S>> {
    private static final int BREATH = 32;

    private final Search<S> search;
    private final Perspective<S> eyes;
    private final long iterations;
    private final long startNanos = System.nanoTime();
    private final long budgetNanos;
    private long done;

    Thinking(Search<S> search, Perspective<S> eyes, Level level, Bot.Budget budget) {
        this.search = search;
        this.eyes = eyes;
        iterations = Math.max(1, level.iterations(budget) / budget.cores());
        long millis = level.millis(budget);
        budgetNanos = millis > Long.MAX_VALUE / 2_000_000 ? Long.MAX_VALUE : millis * 1_000_000;
    }

    void run() {
        do {
            long until = Math.min(iterations, done + BREATH);
            for (; done < until; done++) search.iterate(eyes);
        } while (search.lead(eyes.seat()) <= left());
    }

    /** Nobody thinks for long about a move that has no rival; with a budget of iterations all of them are made. */
    private boolean isObvious(long spentNanos) {
        long visits = search.tree().visits(search.root());
        return spentNanos > budgetNanos / 8 && 10L * search.lead(eyes.seat()) > 9 * visits;
    }

    /** How many iterations there is still time for, below 0 when there is none. */
    private long left() {
        long left = iterations - done;
        if (budgetNanos == Long.MAX_VALUE) return left == 0 ? -1 : left;
        long spent = Math.max(1, System.nanoTime() - startNanos);
        if (left == 0 || spent >= budgetNanos || isObvious(spent)) return -1;
        return Math.min(left, (long) ((double) done * (budgetNanos - spent) / spent));
    }
}
