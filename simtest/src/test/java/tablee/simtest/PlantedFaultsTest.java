package tablee.simtest;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Entry;
import tablee.live.runner.TableStore;
import tablee.store.Change;
import tablee.store.matches.Journal;
import tablee.store.tables.Tables;

/** Faults planted on purpose: a simulation that did not notice them would not be worth running. */
class PlantedFaultsTest {
    private static final CompletableFuture<Void> DONE = CompletableFuture.completedFuture(null);
    private static final int RARELY = 50;

    // What the audit says of each.
    private static final String TOLD_TOO_EARLY = "was told of entry \\d+ of \\S+ before it was stored";
    private static final String NOT_STORED = "match \\S+ is not in the store";
    private static final String NO_REPLAY = "entry \\d+ of \\S+ cannot be played again";
    private static final String OTHER_SIGHT = "sees something else at entry \\d+ of \\S+ than a replay shows";
    private static final String OVERCHARGED = "ran \\d+ ms in \\d+ ms in which there was a server";
    private static final String OTHER_PROMISE = "another promise stands under the name of";

    static Stream<Arguments> faults() {
        return Stream.of(
                fault("a write is answered and never happens", TOLD_TOO_EARLY, LostWrite::new),
                fault("a write is answered before it happens", NOT_STORED, EarlyAnswer::new),
                fault("a write happens twice", NO_REPLAY, DoubleWrite::new),
                fault("a second writer is not refused", OTHER_SIGHT, NoKey::new),
                fault("a refused write is taken for done", OTHER_SIGHT, RefusedIsDone::new),
                fault("a log is read without its last entry", NO_REPLAY, ShortRead::new),
                fault("two entries are stored in the wrong order", NO_REPLAY, Swapped::new),
                fault("a stored move is another one", NO_REPLAY, OtherMove::new),
                fault("the time of an entry is lost", NO_REPLAY, NoTime::new),
                fault("a table without a server is charged for the time", OVERCHARGED, Charged::new),
                fault("a promised share is exchanged", OTHER_PROMISE, OtherPromise::new));
    }

    private static Arguments fault(String name, String violation, UnaryOperator<TableStore> spoil) {
        return Arguments.of(name, violation, spoil);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    @DisplayName("A planted fault is noticed, as the violation that it is")
    void isNoticed(String name, String violation, UnaryOperator<TableStore> spoil) {
        Violation noticed = assertThrows(Violation.class, () -> {
            for (long seed = 1; seed <= 5; seed++) {
                Simulation simulation = new Simulation(seed, 8, spoil);
                simulation.pass(3_600_000);
                simulation.settle();
            }
        });
        assertTrue(Pattern.compile(violation).matcher(noticed.getMessage()).find(), noticed::getMessage);
    }

    private static final class LostWrite extends Spoiled {
        private int writes;

        LostWrite(TableStore honest) {
            super(honest);
        }

        @Override
        public CompletableFuture<Void> write(Change change) {
            return change.append().isPresent() && ++writes % RARELY == 0 ? DONE : super.write(change);
        }
    }

    private static final class EarlyAnswer extends Spoiled {
        private final Deque<Change> late = new ArrayDeque<>();

        EarlyAnswer(TableStore honest) {
            super(honest);
        }

        @Override
        public CompletableFuture<Void> write(Change change) {
            late.add(change);
            return late.size() > 1 ? super.write(late.remove()).exceptionally(refused -> null) : DONE;
        }
    }

    private static final class DoubleWrite extends Spoiled {
        private int writes;

        DoubleWrite(TableStore honest) {
            super(honest);
        }

        @Override
        public CompletableFuture<Void> write(Change change) {
            boolean twice = change.append().isPresent() && ++writes % RARELY == 0;
            if (twice && disk().fits(change)) disk().put(change);
            if (twice) disk().put(change);
            return twice ? DONE : super.write(change);
        }
    }

    private static final class NoKey extends Spoiled {
        NoKey(TableStore honest) {
            super(honest);
        }

        @Override
        public CompletableFuture<Void> write(Change change) {
            disk().put(change);
            return DONE;
        }
    }

    private static final class RefusedIsDone extends Spoiled {
        RefusedIsDone(TableStore honest) {
            super(honest);
        }

        @Override
        public CompletableFuture<Void> write(Change change) {
            return super.write(change).exceptionally(refused -> null);
        }
    }

    private static final class ShortRead extends Spoiled {
        ShortRead(TableStore honest) {
            super(honest);
        }

        @Override
        public Optional<Tables.Kept> table(String id) {
            return super.table(id).map(kept -> kept.version() < 2 ? kept : shorter(kept));
        }

        @Override
        public Journal.Kept match(String id) {
            Journal.Kept kept = super.match(id);
            if (!(kept instanceof Journal.Whole whole) || whole.entries().size() < 2) return kept;
            List<Entry> less = whole.entries().subList(0, whole.entries().size() - 1);
            return new Journal.Whole(whole.start(), less, whole.last());
        }

        private static Tables.Kept shorter(Tables.Kept kept) {
            return new Tables.Kept(
                    kept.id(),
                    kept.revision(),
                    kept.game(),
                    kept.phase(),
                    kept.document(),
                    kept.version() - 1,
                    kept.savedMillis(),
                    kept.gameMillis(),
                    kept.upMillis(),
                    kept.awaited());
        }
    }

    /** Spoils every few appends. */
    private abstract static class Falsified extends Spoiled {
        private int writes;

        Falsified(TableStore honest) {
            super(honest);
        }

        abstract List<Entry> falsify(List<Entry> entries);

        @Override
        public CompletableFuture<Void> write(Change change) {
            if (change.append().isEmpty() || ++writes % RARELY != 0 || !disk().fits(change)) return super.write(change);
            Journal.Append append = change.append().get();
            List<Entry> wrong = falsify(new ArrayList<>(append.entries()));
            disk().put(change.append(new Journal.Append(append.match(), append.tail(), wrong, append.over())));
            return DONE;
        }
    }

    private static final class Swapped extends Falsified {
        Swapped(TableStore honest) {
            super(honest);
        }

        @Override
        List<Entry> falsify(List<Entry> entries) {
            Collections.reverse(entries);
            return entries;
        }
    }

    private static final class OtherMove extends Falsified {
        OtherMove(TableStore honest) {
            super(honest);
        }

        @Override
        List<Entry> falsify(List<Entry> entries) {
            Entry last = entries.get(entries.size() - 1);
            entries.set(entries.size() - 1, new Entry(last.actor(), last.move() ^ 1, last.at()));
            return entries;
        }
    }

    private static final class NoTime extends Falsified {
        NoTime(TableStore honest) {
            super(honest);
        }

        @Override
        List<Entry> falsify(List<Entry> entries) {
            return entries.stream()
                    .map(entry -> new Entry(entry.actor(), entry.move(), 0))
                    .toList();
        }
    }

    private static final class OtherPromise extends Spoiled {
        OtherPromise(TableStore honest) {
            super(honest);
        }

        @Override
        public Optional<Tables.Kept> table(String id) {
            return super.table(id)
                    .map(kept -> new Tables.Kept(
                            kept.id(),
                            kept.revision(),
                            kept.game(),
                            kept.phase(),
                            exchange(kept.document()),
                            kept.version(),
                            kept.savedMillis(),
                            kept.gameMillis(),
                            kept.upMillis(),
                            kept.awaited()));
        }

        private static String exchange(String document) {
            return document.replaceFirst("(\"promises\":\\{\"[^\"]+\":\")[0-9a-f]{64}", "$1" + "0".repeat(64));
        }
    }

    private static final class Charged extends Spoiled {
        Charged(TableStore honest) {
            super(honest);
        }

        @Override
        public Optional<Tables.Kept> table(String id) {
            return super.table(id)
                    .map(kept -> new Tables.Kept(
                            kept.id(),
                            kept.revision(),
                            kept.game(),
                            kept.phase(),
                            kept.document(),
                            kept.version(),
                            kept.savedMillis(),
                            kept.gameMillis(),
                            0,
                            kept.awaited()));
        }
    }
}
