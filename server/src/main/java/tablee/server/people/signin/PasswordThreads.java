package tablee.server.people.signin;

import io.vertx.core.Future;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.WorkerPool;
import tablee.table.budget.Budget;
import tablee.table.budget.TurnQueue;

/**
 * Where passwords are hashed. A hash takes a good part of a second and 19 MiB: few at once, and anyone who comes when many wait is asked to
 * come back. Owners whom we know have a queue of their own, which strangers cannot fill; the two are served in turn.
 */
public final class PasswordThreads implements AutoCloseable {
    private static final int HASHING = 2;
    private static final int MOST_WAITING =
            Budget.PASSWORDS_WAITING.count() + Budget.OWN_PASSWORDS_WAITING.count() + HASHING;

    private record Work(Runnable done, Runnable refused) {}

    private final TurnQueue<Work> strangers = new TurnQueue<>(Budget.PASSWORDS_WAITING, Budget.PASSWORDS_WAITING_FROM);
    private final TurnQueue<Work> owners =
            new TurnQueue<>(Budget.OWN_PASSWORDS_WAITING, Budget.OWN_PASSWORDS_WAITING_OF);
    private final AtomicInteger turn = new AtomicInteger();
    private final Executor threads;
    private final Runnable end;

    public PasswordThreads() {
        WorkerPool pool = new WorkerPool("tablee-password", HASHING, MOST_WAITING);
        threads = pool;
        end = pool::close;
    }

    /** @param threads one call for each that waits */
    public PasswordThreads(Executor threads) {
        this.threads = threads;
        end = () -> {};
    }

    /** For somebody of whom we know nothing but the address. */
    <T> Future<T> ofStranger(String address, Supplier<T> work) {
        return ask(strangers, address, work);
    }

    /** For somebody who has shown to be this person, by a device, a session or a code. */
    <T> Future<T> ofOwner(String person, Supplier<T> work) {
        return ask(owners, person, work);
    }

    private <T> Future<T> ask(TurnQueue<Work> queue, String owner, Supplier<T> work) {
        CompletableFuture<T> done = new CompletableFuture<>();
        Work each = new Work(() -> complete(done, work), () -> done.completeExceptionally(busy()));
        queue.offer(owner, each).ifPresentOrElse(out -> out.refused.run(), () -> threads.execute(this::next));
        return EventLoop.back(done);
    }

    private static HttpFault busy() {
        return new HttpFault(503, "busy");
    }

    private static <T> void complete(CompletableFuture<T> done, Supplier<T> work) {
        try {
            done.complete(work.get());
        } catch (Throwable fault) {
            done.completeExceptionally(fault);
        }
    }

    /** Each queue in its turn, and the other where nobody waits. */
    private void next() {
        boolean ownersFirst = turn.getAndIncrement() % 2 == 0;
        Optional<Work> next = ownersFirst
                ? owners.poll().or(strangers::poll)
                : strangers.poll().or(owners::poll);
        next.ifPresent(work -> work.done.run());
    }

    @Override
    public void close() {
        end.run();
    }
}
