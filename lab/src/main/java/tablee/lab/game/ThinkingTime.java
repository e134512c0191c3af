package tablee.lab.game;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntSupplier;

/** How much of the processor each bot took for its decisions, on all threads of a series. */
public final class ThinkingTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private record Spent(LongAdder nanos, LongAdder decisions) {}

    private final Map<String, Spent> spent = new ConcurrentHashMap<>();

    int measure(String bot, IntSupplier decision) {
        long before = THREADS.getCurrentThreadCpuTime();
        int move = decision.getAsInt();
        Spent own = spent.computeIfAbsent(bot, each -> new Spent(new LongAdder(), new LongAdder()));
        own.nanos.add(THREADS.getCurrentThreadCpuTime() - before);
        own.decisions.increment();
        return move;
    }

    /** Mean milliseconds of a decision. */
    public double millis(String bot) {
        Spent own = spent.get(bot);
        return own == null ? 0 : own.nanos.sum() / 1e6 / Math.max(1, own.decisions.sum());
    }
}
