package tablee.live.tournament;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import tablee.store.tournaments.Tournaments;
import tablee.table.clock.Now;
import tablee.table.seats.TableRecord;

/** What surrounds tournaments: time, the store, and tables. Threads in the server, one seed in a simulation. */
public interface TournamentEnvironment {
    Now now();

    /** What the store has; events after those that are known. */
    CompletionStage<Optional<TournamentSnapshot>> read(String id, int known);

    CompletionStage<Void> write(Tournaments.Append append);

    CompletionStage<Void> settle(String id, int version, long wakeMillis);

    /** Makes a table, whose match begins at once; done also where there is one of this name already. */
    CompletionStage<Void> make(TableRecord record);

    /** Goes on with the outcome, or the fault, when nothing else is under way at this tournament. */
    <T> void await(CompletionStage<T> stage, BiConsumer<T, Throwable> then);

    /** Something has changed. */
    void tell(String id, int version);

    void warn(String sentence);

    /** All of these. */
    static CompletionStage<Void> all(List<CompletionStage<Void>> stages) {
        return CompletableFuture.allOf(
                stages.stream().map(CompletionStage::toCompletableFuture).toArray(CompletableFuture[]::new));
    }
}
