package tablee.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.function.IntConsumer;

/** What something costs in the processor's own time, which others who use the machine do not change much. */
record ProcessorTime(boolean quick) {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int PORTION = 1000;

    /** Nanoseconds for one: the middle of several rounds after a warm-up. */
    double nanos(IntConsumer portion) {
        long round = quick ? 300_000_000L : 1_000_000_000L;
        once(portion, 2 * round);
        double[] rounds = new double[quick ? 3 : 7];
        for (int i = 0; i < rounds.length; i++) rounds[i] = once(portion, round);
        Arrays.sort(rounds);
        return rounds[rounds.length / 2];
    }

    private static double once(IntConsumer portion, long nanos) {
        long start = THREADS.getCurrentThreadCpuTime();
        long done = 0;
        while (THREADS.getCurrentThreadCpuTime() - start < nanos) {
            portion.accept(PORTION);
            done += PORTION;
        }
        return (double) (THREADS.getCurrentThreadCpuTime() - start) / done;
    }
}
