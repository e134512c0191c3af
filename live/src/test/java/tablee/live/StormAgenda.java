package tablee.live;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.TimeUnit;
import tablee.core.Dice;

/** What is to be done, in one thread and in an order that dice choose: what threads do, made so that a seed repeats it. */
final class StormAgenda extends AbstractExecutorService {
    private final Dice dice;
    private final List<Runnable> waiting = new ArrayList<>();
    private boolean closed;

    StormAgenda(Dice dice) {
        this.dice = dice;
    }

    @Override
    public void execute(Runnable task) {
        if (!closed) waiting.add(task);
    }

    /** Does one thing, if there is any. */
    boolean step() {
        if (waiting.isEmpty()) return false;
        waiting.remove(dice.roll(waiting.size())).run();
        return true;
    }

    @Override
    public void shutdown() {
        shutdownNow();
    }

    /** What was about to happen does not happen. */
    @Override
    public List<Runnable> shutdownNow() {
        closed = true;
        List<Runnable> left = List.copyOf(waiting);
        waiting.clear();
        return left;
    }

    @Override
    public boolean isShutdown() {
        return closed;
    }

    @Override
    public boolean isTerminated() {
        return closed;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
        return closed;
    }
}
