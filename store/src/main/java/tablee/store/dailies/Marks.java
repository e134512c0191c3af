package tablee.store.dailies;

import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;

/** What people have reached for the first time. Nothing takes a mark away. */
public final class Marks {
    /** @param mark such as {@code first-win-circus} */
    public record Mark(String mark, long earnedMillis) {}

    /** A mark that a match that is over is worth to somebody. */
    public record Earned(String person, String mark) {}

    private static final String TEN_DAILIES = "ten-dailies";
    private static final int TEN = 10;

    private final Jdbi reading;

    public Marks(Jdbi reading) {
        this.reading = reading;
    }

    /** Anyone who has it already keeps the day on which it was earned; somebody who is known no more earns nothing. */
    public static void insert(Batch batch, Earned earned, long wallMillis) throws SQLException {
        batch.run(
                "insert into marks (person, mark, earned_millis) select id, ?, ? from people where id = ?"
                        + " on conflict do nothing",
                earned.mark,
                wallMillis,
                earned.person);
    }

    /** Ten deals of days that were played to their end. */
    static void dailies(Batch batch, String person, long wallMillis) throws SQLException {
        batch.run(
                "insert into marks (person, mark, earned_millis) select person, ?, ? from daily_results"
                        + " where person = ? and ended_millis > 0 and outcome between 1 and 3 group by person"
                        + " having count(*) >= " + TEN + " on conflict do nothing",
                TEN_DAILIES,
                wallMillis,
                person);
    }

    /** The oldest first. */
    public List<Mark> of(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select mark, earned_millis from marks where person = :person order by earned_millis, mark")
                .bind("person", person)
                .map((row, context) -> new Mark(row.getString(1), row.getLong(2)))
                .list());
    }
}
