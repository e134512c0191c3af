package tablee.store.matches;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** Who played what, and how it ended. */
public final class History {
    /**
     * @param rank 1 is best; 0: the match was abandoned
     * @param tied somebody of another side has the same rank
     * @param left a bot stood in for this person, who has not won whatever became of it
     * @param notes what set the match apart, such as {@code from-position} and {@code own-ruleset}
     */
    public record Result(
            String match,
            String game,
            String person,
            int seat,
            int rank,
            boolean tied,
            boolean left,
            List<String> notes) {
        public Result {
            notes = List.copyOf(notes);
        }

        public Result noted(String more) {
            List<String> all = new ArrayList<>(notes);
            all.add(more);
            return new Result(match, game, person, seat, rank, tied, left, all);
        }
    }

    public record Played(Result result, long endedMillis) {}

    private final Jdbi reading;
    private final ReviewCosts costs;

    public History(StoreWriter writer, Jdbi reading) {
        this.reading = reading;
        costs = new ReviewCosts(writer, reading);
    }

    /** What moves cost in those of them that were reviewed. */
    public ReviewCosts costs() {
        return costs;
    }

    /** The link from a person to their matches goes, and with it what their moves cost. */
    public static void forget(Batch batch, String person) throws SQLException {
        ReviewCosts.forget(batch, person);
        batch.run("update history set person = '' where person = ?", person);
    }

    public static void insert(Batch batch, Result result, long wallMillis) throws SQLException {
        batch.run(
                "insert into history (match, seat, game, person, rank, tied, stood_in, ended_millis)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?)",
                result.match,
                result.seat,
                result.game,
                result.person,
                result.rank,
                result.tied ? 1 : 0,
                result.left ? 1 : 0,
                wallMillis);
        for (int number = 0; number < result.notes.size(); number++)
            batch.run(
                    "insert into match_notes (match, number, note) values (?, ?, ?) on conflict do nothing",
                    result.match,
                    number,
                    result.notes.get(number));
    }

    /** Whether this person sat in this match, which is over. */
    public boolean isOf(String match, String person) {
        return reading.withHandle(
                handle -> handle.createQuery("select count(*) from history where match = :match and person = :person")
                                .bind("match", match)
                                .bind("person", person)
                                .mapTo(Integer.class)
                                .one()
                        > 0);
    }

    /** Who sat in a match that is over, by seat, as they are called now; those who are forgotten have no name. */
    public Map<Integer, String> names(String match) {
        Map<Integer, String> names = new HashMap<>();
        reading.useHandle(handle -> handle.createQuery("select h.seat, coalesce(p.name, '') from history h"
                        + " left join people p on p.id = h.person where h.match = :match")
                .bind("match", match)
                .map((row, context) -> names.put(row.getInt(1), row.getString(2)))
                .list());
        return names;
    }

    /** A person's matches, the last one first. */
    public List<Played> of(String person, int most) {
        return of(person, Long.MAX_VALUE, most);
    }

    /** @param beforeMillis only those that ended before */
    public List<Played> of(String person, long beforeMillis, int most) {
        return reading.withHandle(handle -> {
            Map<String, List<String>> notes = notes(handle, person);
            return handle.createQuery(
                            "select match, game, person, seat, rank, tied, stood_in, ended_millis from history where"
                                    + " person = :person and ended_millis < :before order by ended_millis desc, match, seat limit :most")
                    .bind("person", person)
                    .bind("before", beforeMillis)
                    .bind("most", most)
                    .map((row, context) -> played(row, notes.getOrDefault(row.getString(1), List.of())))
                    .list();
        });
    }

    private static Played played(ResultSet row, List<String> notes) throws SQLException {
        Result result = new Result(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getInt(4),
                row.getInt(5),
                row.getInt(6) != 0,
                row.getInt(7) != 0,
                notes);
        return new Played(result, row.getLong(8));
    }

    /** By match. There are few: most matches are like all others. */
    private static Map<String, List<String>> notes(Handle handle, String person) {
        Map<String, List<String>> notes = new HashMap<>();
        handle.createQuery("select match, note from match_notes where match in"
                        + " (select match from history where person = :person) order by match, number")
                .bind("person", person)
                .map((row, context) -> notes.computeIfAbsent(row.getString(1), match -> new ArrayList<>())
                        .add(row.getString(2)))
                .list();
        return notes;
    }
}
