package tablee.lab.series;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;
import tablee.lab.game.BoutJournal;
import tablee.lab.game.Observed;

/**
 * The games of several series that are still to be played. They are handed out in turn, so that all series are equally far at any time,
 * and those of a player who has gone are handed out again. Games come back in any order and from anywhere, perhaps twice; they are kept in
 * theirs, so that the journals hold the same, no matter who played.
 */
public final class WorkQueue {
    /**
     * One game.
     *
     * @param series of which series, from 0
     * @param number which of its games, from 0
     */
    public record Unit(int series, int number) implements Comparable<Unit> {
        @Override
        public int compareTo(Unit other) {
            return number != other.number
                    ? Integer.compare(number, other.number)
                    : Integer.compare(series, other.series);
        }
    }

    private final List<BoutJournal<Observed>> journals;
    private final int games;
    private final PriorityQueue<Unit> waiting = new PriorityQueue<>();
    private final List<TreeMap<Integer, Observed>> early = new ArrayList<>();
    private Optional<Throwable> fault = Optional.empty();

    public WorkQueue(List<BoutJournal<Observed>> journals, int games) {
        this.journals = List.copyOf(journals);
        this.games = games;
        for (int series = 0; series < journals.size(); series++) {
            early.add(new TreeMap<>());
            for (int number = journals.get(series).size(); number < games; number++)
                waiting.add(new Unit(series, number));
        }
    }

    /** What is to be played next, at most this number; nothing while all that is left is being played. */
    public synchronized List<Unit> take(int most) {
        List<Unit> units = new ArrayList<>();
        while (units.size() < most && !waiting.isEmpty() && fault.isEmpty()) units.add(waiting.remove());
        return units;
    }

    /** What is to be played next; waits as long as something may still be given back, and is empty when all is done. */
    synchronized Optional<Unit> await() throws InterruptedException {
        while (waiting.isEmpty() && !isOver()) wait();
        return isOver() ? Optional.empty() : Optional.of(waiting.remove());
    }

    /** The one who took these will not play them. */
    public synchronized void giveBack(Collection<Unit> units) {
        for (Unit unit : units) if (!isKept(unit)) waiting.add(unit);
        notifyAll();
    }

    private boolean isKept(Unit unit) {
        return unit.number < journals.get(unit.series).size()
                || early.get(unit.series).containsKey(unit.number);
    }

    /** A game that was finished before an earlier one waits for it. */
    public synchronized void keep(int series, Observed game) {
        if (isKept(new Unit(series, game.played().number()))) return;
        BoutJournal<Observed> journal = journals.get(series);
        TreeMap<Integer, Observed> ahead = early.get(series);
        ahead.put(game.played().number(), game);
        for (Observed due = ahead.remove(journal.size()); due != null; due = ahead.remove(journal.size()))
            journal.add(due);
        if (isOver()) notifyAll();
    }

    public synchronized void fail(Throwable e) {
        if (fault.isEmpty()) fault = Optional.of(e);
        notifyAll();
    }

    public synchronized boolean isOver() {
        return fault.isPresent() || journals.stream().allMatch(journal -> journal.size() >= games);
    }

    /** Waits for the end of all games; a game that broke off is thrown. */
    public synchronized void finish() throws InterruptedException {
        while (!isOver()) wait();
        if (fault.isPresent()) throw new IllegalStateException("a game broke off", fault.get());
    }

    /** How many games are kept, of all series together. */
    public synchronized long count() {
        return journals.stream().mapToLong(BoutJournal::size).sum();
    }

    /** The games of each series, as far as they are kept. */
    public synchronized List<List<Observed>> kept() {
        List<List<Observed>> kept = new ArrayList<>();
        for (BoutJournal<Observed> journal : journals)
            kept.add(journal.games().subList(0, Math.min(games, journal.size())));
        return kept;
    }
}
