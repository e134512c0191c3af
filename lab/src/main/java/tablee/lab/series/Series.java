package tablee.lab.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import tablee.lab.game.BoutJournal;
import tablee.lab.game.Played;

/**
 * Plays games on several cores at once and keeps them in their order, so that the same games are kept whatever the number of
 * cores and however often the series was interrupted.
 */
public final class Series {
    private final BoutJournal<Played> journal;
    private final IntFunction<Played> play;
    private final int most;
    private final Predicate<Played> enough;
    private final Consumer<Played> watcher;
    private final Map<Integer, Played> early = new TreeMap<>();
    private int next;
    private boolean stopped;
    private Optional<Throwable> fault = Optional.empty();

    /**
     * @param most how many games there are at the end
     * @param enough asked after each game in their order, those of the journal first, whether the series may stop
     * @param watcher told of each game that was played now
     */
    public Series(
            BoutJournal<Played> journal,
            int most,
            IntFunction<Played> play,
            Predicate<Played> enough,
            Consumer<Played> watcher) {
        this.journal = journal;
        this.most = most;
        this.play = play;
        this.enough = enough;
        this.watcher = watcher;
        next = journal.size();
        for (Played each : journal.games()) stopped |= enough.test(each);
    }

    /** Plays what is missing. */
    public void run(int cores) {
        List<Thread> threads = new ArrayList<>();
        for (int core = 0; core < cores; core++) {
            Thread thread = new Thread(this::work, "lab-" + core);
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        try {
            for (Thread thread : threads) thread.join();
        } catch (InterruptedException e) {
            stop();
            Thread.currentThread().interrupt();
        }
        fault.ifPresent(each -> {
            throw new IllegalStateException("a game broke off", each);
        });
    }

    private void work() {
        for (int number = take(); number < most; number = take()) {
            try {
                keep(play.apply(number));
            } catch (RuntimeException | Error e) {
                fail(e);
            }
        }
    }

    private synchronized int take() {
        return stopped ? most : next++;
    }

    private synchronized void stop() {
        stopped = true;
    }

    private synchronized void fail(Throwable e) {
        if (fault.isEmpty()) fault = Optional.of(e);
        stopped = true;
    }

    /** A game that was finished before an earlier one waits for it; one after the end of the series is thrown away. */
    private synchronized void keep(Played game) {
        early.put(game.number(), game);
        for (Played due = early.remove(journal.size()); due != null; due = early.remove(journal.size())) {
            if (stopped && fault.isEmpty()) return;
            journal.add(due);
            watcher.accept(due);
            stopped |= enough.test(due);
        }
    }
}
