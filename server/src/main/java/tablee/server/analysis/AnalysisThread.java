package tablee.server.analysis;

import io.vertx.core.Future;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadPoolExecutor;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.reviews.BackgroundPace;
import tablee.table.budget.Budget;
import tablee.table.budget.TurnQueue;

/** Where moments are analysed: on one thread of the lowest priority, which rests as long as it worked. Addresses take turns. */
final class AnalysisThread implements AutoCloseable {
    /** What is to be found out. */
    @FunctionalInterface
    interface Question<T> {
        T answer(BackgroundPace rests) throws InterruptedException;
    }

    private record Waiting<T>(Question<T> question, CompletableFuture<T> done) {
        void answer(BackgroundPace rests) {
            try {
                done.complete(question.answer(rests));
            } catch (InterruptedException closing) {
                Thread.currentThread().interrupt();
                refuse();
            } catch (RuntimeException | StackOverflowError fault) {
                done.completeExceptionally(fault);
            }
        }

        void refuse() {
            done.completeExceptionally(new HttpFault(503, "busy"));
        }
    }

    private final TurnQueue<Waiting<?>> waiting =
            new TurnQueue<>(Budget.ANALYSES_WAITING, Budget.ANALYSES_WAITING_FROM);
    private final ThreadPoolExecutor thread = BackgroundPace.thread("tablee-analysis");
    private final BackgroundPace.Rest rest;

    AnalysisThread(BackgroundPace.Rest rest) {
        this.rest = rest;
    }

    /** The answer, back on the event loop that asks; a {@link HttpFault} where too much waits already. */
    <T> Future<T> ask(String place, Question<T> question) {
        Waiting<T> mine = new Waiting<>(question, new CompletableFuture<>());
        var out = waiting.offer(place, mine);
        out.ifPresent(Waiting::refuse);
        if (out.isEmpty() && !thread.isShutdown())
            thread.execute(() -> waiting.poll().ifPresent(next -> next.answer(new BackgroundPace(rest))));
        return EventLoop.back(mine.done);
    }

    int waiting() {
        return waiting.size();
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
