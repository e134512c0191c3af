package tablee.puzzle;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The puzzles of one match after the other, mined on several threads ahead of the one that is asked for. */
final class MinedInOrder implements AutoCloseable {
    /** How many matches of each thread may wait for a slow one before them. */
    private static final int AHEAD = 8;

    private final PuzzleMiner<?> miner;
    private final ExecutorService pool;
    private final int most;
    private final Deque<Future<List<Puzzle>>> matches = new ArrayDeque<>();
    private int number;

    /** @param first the number of the first match */
    MinedInOrder(PuzzleMiner<?> miner, int first, int threads) {
        this.miner = miner;
        number = first;
        pool = Executors.newFixedThreadPool(threads);
        most = threads == 1 ? 1 : threads * AHEAD;
    }

    /** What the next match has. */
    List<Puzzle> next() {
        while (matches.size() < most) {
            int match = number++;
            matches.add(pool.submit(() -> miner.mine(match)));
        }
        try {
            return matches.remove().get();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("stopped while looking for puzzles", stopped);
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a match could not be looked through", failed.getCause());
        }
    }

    /** What is under way is thrown away. */
    @Override
    public void close() {
        pool.shutdownNow();
    }
}
