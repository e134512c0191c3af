package tablee.store.admin;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.StoreWriter;

/** How many people tried each puzzle and had it at their first try. Each person counts once, and of nobody it is kept whether they had it. */
public final class PuzzleCounts {
    /** Of how many first tries how many were right. */
    public record Count(int tried, int solved) {
        public static final Count NONE = new Count(0, 0);
    }

    private final StoreWriter writer;
    private final Jdbi reading;

    PuzzleCounts(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** Counts somebody's first try; a later one, or that of somebody who is not known any more, changes nothing. */
    public CompletableFuture<Void> tried(String person, String puzzle, boolean solved) {
        return writer.write(batch -> {
            int first = batch.run(
                    "insert into puzzle_tries (person, puzzle) select id, ? from people where id = ? on conflict do nothing",
                    puzzle,
                    person);
            if (first == 0) return;
            batch.run(
                    "insert into puzzle_counts (puzzle, tried, solved) values (?, 1, ?) on conflict (puzzle) do update"
                            + " set tried = puzzle_counts.tried + 1, solved = puzzle_counts.solved + excluded.solved",
                    puzzle,
                    solved ? 1 : 0);
        });
    }

    public Count of(String puzzle) {
        return all().getOrDefault(puzzle, Count.NONE);
    }

    /** By puzzle; those that nobody has tried are missing. */
    public Map<String, Count> all() {
        Map<String, Count> counts = new HashMap<>();
        reading.useHandle(handle -> handle.createQuery("select puzzle, tried, solved from puzzle_counts")
                .map((row, context) -> counts.put(row.getString(1), new Count(row.getInt(2), row.getInt(3))))
                .list());
        return counts;
    }

    /** The puzzles that this person has tried. */
    public List<String> triedBy(String person) {
        return reading.withHandle(
                handle -> handle.createQuery("select puzzle from puzzle_tries where person = :person order by puzzle")
                        .bind("person", person)
                        .mapTo(String.class)
                        .list());
    }
}
