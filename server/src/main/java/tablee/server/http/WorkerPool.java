package tablee.server.http;

import io.vertx.core.Future;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** A few threads for what takes its time, such as reading the store, so that no event loop ever waits. */
public final class WorkerPool implements Executor, AutoCloseable {
    private final ThreadPoolExecutor threads;

    public WorkerPool(String name, int size, int mostWaiting) {
        AtomicInteger number = new AtomicInteger();
        threads = new ThreadPoolExecutor(
                size, size, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(mostWaiting), work -> {
                    Thread thread = new Thread(work, name + "-" + number.incrementAndGet());
                    thread.setDaemon(true);
                    return thread;
                });
    }

    @Override
    public void execute(Runnable work) {
        threads.execute(work);
    }

    /** What the work gives, back on the event loop that asks; a {@link HttpFault} where too much is waiting already. */
    public <T> Future<T> ask(Supplier<T> work) {
        CompletableFuture<T> done = new CompletableFuture<>();
        try {
            threads.execute(() -> {
                try {
                    done.complete(work.get());
                } catch (Throwable fault) {
                    done.completeExceptionally(fault);
                }
            });
        } catch (RejectedExecutionException full) {
            done.completeExceptionally(new HttpFault(503, "busy"));
        }
        return EventLoop.back(done);
    }

    /** How much is waiting. */
    public int waiting() {
        return threads.getQueue().size();
    }

    @Override
    public void close() {
        threads.shutdown();
    }
}
