package tablee.server.honesty;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tablee.core.Match;
import tablee.review.ReviewProgress;
import tablee.review.SeatTraces;
import tablee.review.TraceFinder;
import tablee.server.reviews.BackgroundPace;
import tablee.server.tables.FinishedMatch;
import tablee.store.Store;
import tablee.store.database.StoreException;
import tablee.store.matches.Journal;
import tablee.store.ratings.HonestFigures;
import tablee.table.budget.Budget;

/**
 * Looks at rated matches that have ended, one after the other, on one thread of the lowest priority that rests twice as long as it works: tables come
 * first. What ended last is looked at first, and what nobody had time for within ninety days is left alone.
 */
public final class HonestyThread implements AutoCloseable {
    private static final long EVERY_SECONDS = 20;
    private static final int RESTS = 2;
    private static final int MOST_DECISIONS = Budget.HONEST_DECISIONS.count();
    private static final System.Logger LOG = System.getLogger(HonestyThread.class.getName());

    private final Store store;
    private final BackgroundPace.Rest rest;
    private final LongSupplier nanos;
    private final ScheduledExecutorService thread;

    public HonestyThread(Store store) {
        this(store, BackgroundPace.SLEEP, System::nanoTime);
        var unused = thread.scheduleWithFixedDelay(this::lookAtAll, EVERY_SECONDS, EVERY_SECONDS, TimeUnit.SECONDS);
    }

    /** One that looks when it is told to. */
    HonestyThread(Store store, BackgroundPace.Rest rest, LongSupplier nanos) {
        this.store = store;
        this.rest = rest;
        this.nanos = nanos;
        thread = Executors.newSingleThreadScheduledExecutor(work -> {
            Thread each = new Thread(work, "tablee-honesty");
            each.setDaemon(true);
            each.setPriority(Thread.MIN_PRIORITY);
            return each;
        });
    }

    private void lookAtAll() {
        try {
            while (lookAtNext()) rest.take(0);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | StackOverflowError fault) {
            // Nobody waits for it: the store is away, or another node was quicker.
            System.Logger.Level level =
                    StoreException.isRefused(fault) ? System.Logger.Level.DEBUG : System.Logger.Level.WARNING;
            LOG.log(level, "a rated match was not looked at: " + fault);
        }
    }

    /** False where nothing waits. */
    boolean lookAtNext() throws InterruptedException {
        Optional<HonestFigures.Waiting> waiting = store.ratings().honest().next();
        if (waiting.isEmpty()) return false;
        Journal.Kept kept = store.journal().load(waiting.get().match());
        store.ratings().honest().keep(waiting.get(), seats(waiting.get(), kept)).join();
        return true;
    }

    /**
     * Of a match that cannot be read, or is too long, or in which it is not known any more who sat where, nothing; it does not wait any more, and
     * stops no other.
     */
    private List<HonestFigures.Seat> seats(HonestFigures.Waiting waiting, Journal.Kept kept)
            throws InterruptedException {
        try {
            Optional<Match<?>> match = match(kept);
            boolean whole = match.filter(
                            each -> waiting.rows() >= each.reading().seats())
                    .isPresent();
            return whole ? seats(waiting, match.orElseThrow()) : List.of();
        } catch (RuntimeException | StackOverflowError fault) {
            LOG.log(System.Logger.Level.WARNING, "nothing was seen of " + waiting.match() + ": " + fault);
            return List.of();
        }
    }

    private List<HonestFigures.Seat> seats(HonestFigures.Waiting waiting, Match<?> match) throws InterruptedException {
        Resting progress = new Resting();
        List<HonestFigures.Seat> seats = new ArrayList<>();
        for (HonestFigures.Sitting each : waiting.people()) {
            if (each.seat() >= match.reading().seats()) continue; // a setting that teams play against
            seats.add(seat(each, waiting.people(), TraceFinder.of(match, each.seat(), MOST_DECISIONS, progress)));
        }
        return seats;
    }

    private static Optional<Match<?>> match(Journal.Kept kept) {
        if (!(kept instanceof Journal.Whole whole) || whole.entries().size() > Budget.REVIEWED_ENTRIES.most())
            return Optional.empty();
        Match<?> match = FinishedMatch.of(whole).match();
        return match.over() ? Optional.of(match) : Optional.empty();
    }

    private static HonestFigures.Seat seat(
            HonestFigures.Sitting sitting, List<HonestFigures.Sitting> people, SeatTraces traces) {
        List<HonestFigures.Gift> gifts = people.stream()
                .filter(other -> other.seat() < traces.gifts().size() && other.player() != sitting.player())
                .map(other ->
                        new HonestFigures.Gift(other.player(), traces.gifts().get(other.seat())))
                .toList();
        return new HonestFigures.Seat(
                sitting, traces.decisions(), traces.agreed(), traces.thoughtMillis(), traces.thoughtSquares(), gifts);
    }

    private final class Resting implements ReviewProgress {
        private long since = nanos.getAsLong();

        @Override
        public void worked() throws InterruptedException {
            ReviewProgress.super.worked();
            rest.take(RESTS * (nanos.getAsLong() - since));
            since = nanos.getAsLong();
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
