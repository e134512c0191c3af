package tablee.store.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Writes of many tables, committed together: while one commit is under way the next ones gather. What is answered is on
 * disk; what fails alone fails alone.
 */
public final class StoreWriter implements AutoCloseable {
    /** One thing to write. It may run twice, if the first try was undone together with its companions. */
    public interface Work {
        void on(Batch batch) throws SQLException;
    }

    private record Job(Work work, CompletableFuture<Void> done) {}

    private static final int MOST_TOGETHER = 512;

    private final CircuitBreaker source;
    private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::run, "tablee-writer");
    private final Job last = new Job(batch -> {}, new CompletableFuture<>());
    private final AtomicLong longestNanos = new AtomicLong();
    private volatile CommitObserver observer = CommitObserver.NOBODY;
    private volatile boolean closed;

    public StoreWriter(CircuitBreaker source) {
        this.source = source;
        thread.setDaemon(true);
        thread.start();
    }

    /** Completes once it is committed; fails with {@link StoreException}. */
    public CompletableFuture<Void> write(Work work) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        if (closed) done.completeExceptionally(StoreException.gone("The store is closed."));
        else jobs.add(new Job(work, done));
        return done;
    }

    private void run() {
        List<Job> next = new ArrayList<>();
        try {
            while (!next.contains(last)) {
                next.clear();
                next.add(jobs.take());
                jobs.drainTo(next, MOST_TOGETHER - 1);
                commit(next);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** How long one commit took at most, since this was asked last. */
    public long longestNanos() {
        return longestNanos.getAndSet(0);
    }

    public void observe(CommitObserver other) {
        observer = other;
    }

    private void commit(List<Job> all) {
        long from = System.nanoTime();
        boolean fine = commitOrFail(all);
        long nanos = System.nanoTime() - from;
        longestNanos.accumulateAndGet(nanos, Math::max);
        observer.committed(fine, nanos);
    }

    private boolean commitOrFail(List<Job> all) {
        try (Connection connection = source.connect()) {
            List<Job> written = commit(connection, all);
            written.forEach(job -> job.done.complete(null));
            return true;
        } catch (Throwable e) {
            // PostgreSQL's driver fails by an assertion when the connection breaks under a batch: nothing may end this
            // thread, as nobody could write any more.
            StoreException fault = StoreException.ofCommit(e);
            all.forEach(job -> job.done.completeExceptionally(fault));
            return false;
        }
    }

    private List<Job> commit(Connection connection, List<Job> all) throws SQLException {
        try {
            connection.setAutoCommit(false);
            List<Job> written = together(connection, all);
            connection.commit();
            return written;
        } catch (Throwable e) {
            source.discard(connection);
            throw e;
        }
    }

    /** As a rule all go well; if one does not, they are written once more, each by itself. */
    private static List<Job> together(Connection connection, List<Job> all) throws SQLException {
        try (Batch batch = new Batch(connection)) {
            for (Job job : all) job.work.on(batch);
            batch.flush();
            return all;
        } catch (SQLException | RuntimeException one) {
            // There is no room for any of them, and SQLite has undone everything already.
            if (one instanceof SQLException sql && StoreException.saysFull(sql)) throw one;
            connection.rollback();
            return apart(connection, all);
        }
    }

    /** Each with a savepoint of its own, so that one that fails takes no other with it. */
    private static List<Job> apart(Connection connection, List<Job> all) throws SQLException {
        List<Job> written = new ArrayList<>();
        for (Job job : all) {
            Savepoint before = connection.setSavepoint();
            try (Batch batch = new Batch(connection)) {
                job.work.on(batch);
                batch.flush();
                connection.releaseSavepoint(before);
                written.add(job);
            } catch (SQLException | RuntimeException e) {
                if (e instanceof SQLException sql && StoreException.saysFull(sql)) throw e;
                connection.rollback(before);
                job.done.completeExceptionally(StoreException.refused(e));
            }
        }
        return written;
    }

    @Override
    public void close() {
        closed = true;
        jobs.add(last);
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
