package tablee.bench.server;

import io.vertx.core.Vertx;

/**
 * A time in which one contender plays, at one pace. Once it is over nothing more of it begins and nothing more is counted, so that what somebody
 * else is measured by is made of their own round trips.
 */
final class Round {
    private final Vertx vertx;
    private final ServerFigures figures;
    private final PacedLoad pace;
    private volatile boolean over;

    Round(Vertx vertx, ServerFigures figures, PacedLoad pace) {
        this.vertx = vertx;
        this.figures = figures;
        this.pace = pace;
    }

    /** Has a table begin at its place among all, so that not all begin at once. */
    void first(int number, int tables, Runnable begin) {
        later(pace.firstMillis(number, tables), begin);
    }

    /** Has a table go on, counted from the begin of its last round trip. */
    void next(long beganNanos, Runnable say) {
        long wait = pace.waitMillis(beganNanos);
        if (wait > 0) later(wait, say);
        else if (!over) say.run();
    }

    private void later(long millis, Runnable what) {
        if (over) return;
        vertx.setTimer(millis, timer -> {
            if (!over) what.run();
        });
    }

    void add(long nanos) {
        if (!over) figures.add(nanos);
    }

    boolean isOver() {
        return over;
    }

    /** What is under way is still heard. */
    void end() {
        over = true;
    }
}
