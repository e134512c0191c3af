package tablee.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;

/** Does numbered work on several cores at once; the first fault ends it. */
final class LabThreads {
    private LabThreads() {}

    static void run(int cores, int count, IntConsumer work) {
        AtomicInteger next = new AtomicInteger();
        AtomicReference<Optional<Throwable>> fault = new AtomicReference<>(Optional.empty());
        List<Thread> threads = new ArrayList<>();
        for (int core = 0; core < cores; core++) {
            Thread thread = new Thread(() -> loop(next, count, work, fault), "lab-" + core);
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        try {
            for (Thread thread : threads) thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        fault.get().ifPresent(each -> {
            throw new IllegalStateException("a game broke off", each);
        });
    }

    private static void loop(
            AtomicInteger next, int count, IntConsumer work, AtomicReference<Optional<Throwable>> fault) {
        for (int number = next.getAndIncrement(); number < count; number = next.getAndIncrement()) {
            try {
                work.accept(number);
            } catch (RuntimeException | Error e) {
                fault.set(Optional.of(e));
                next.set(count);
            }
        }
    }
}
