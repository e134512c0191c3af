package tablee.lab.series;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** Does numbered work on several cores at once; the first fault ends it. */
public final class LabThreads {
    private LabThreads() {}

    public static void run(int cores, int count, IntConsumer work) {
        AtomicInteger next = new AtomicInteger();
        List<Throwable> faults = Collections.synchronizedList(new ArrayList<>());
        List<Thread> threads = new ArrayList<>();
        for (int core = 0; core < cores; core++) {
            Thread thread = new Thread(() -> loop(next, count, work, faults), "lab-" + core);
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        try {
            for (Thread thread : threads) thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (!faults.isEmpty()) throw new IllegalStateException("a game broke off", faults.get(0));
    }

    private static void loop(AtomicInteger next, int count, IntConsumer work, List<Throwable> faults) {
        for (int number = next.getAndIncrement(); number < count; number = next.getAndIncrement()) {
            try {
                work.accept(number);
            } catch (RuntimeException | Error e) {
                faults.add(e);
                next.set(count);
            }
        }
    }
}
