package tablee.store.tables;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;

/** What was said at tables. */
public final class Chat {
    /** @param aside heard by spectators only */
    public record Line(int number, String person, String name, String text, boolean aside, long wallMillis) {
        static Line of(ResultSet row) throws SQLException {
            return new Line(
                    row.getInt(1),
                    row.getString(2),
                    row.getString(3),
                    row.getString(4),
                    row.getInt(5) == 1,
                    row.getLong(6));
        }
    }

    public record Spoken(String table, Line line) {}

    private final Jdbi reading;

    public Chat(Jdbi reading) {
        this.reading = reading;
    }

    public static void insert(Batch batch, String table, Line line) throws SQLException {
        batch.run(
                "insert into chat (table_id, number, person, name, text, aside, wall_millis) values (?, ?, ?, ?, ?, ?, ?)",
                table,
                line.number,
                line.person,
                line.name,
                line.text,
                line.aside ? 1 : 0,
                line.wallMillis);
    }

    /** The last lines of a table, oldest first. */
    public List<Line> lately(String table, int most) {
        List<Line> lines = new ArrayList<>(reading.withHandle(
                handle -> handle.createQuery("select number, person, name, text, aside, wall_millis from chat"
                                + " where table_id = :table order by number desc limit :most")
                        .bind("table", table)
                        .bind("most", most)
                        .map((row, context) -> Line.of(row))
                        .list()));
        Collections.reverse(lines);
        return lines;
    }

    /** What a person said, with the table where it was said, oldest first. */
    public List<Spoken> by(String person) {
        return reading.withHandle(
                handle -> handle.createQuery("select number, person, name, text, aside, wall_millis, table_id from chat"
                                + " where person = :person order by wall_millis, table_id, number")
                        .bind("person", person)
                        .map((row, context) -> new Spoken(row.getString(7), Line.of(row)))
                        .list());
    }
}
