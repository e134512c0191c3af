package tablee.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** What was said at tables, and what was reported of it. */
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

    public record Report(String by, int line, String reason, long wallMillis) {}

    /** A report, with the line that it is about. */
    public record Reported(String table, Report report, String person, String text) {}

    /**
     * Somebody of whom lines were reported.
     *
     * @param reporters how many different people did
     */
    public record Accused(String person, int reporters, int reports, long newestMillis) {}

    /** Lines that one person can report. */
    public static final int MOST_REPORTS_IN_A_DAY = 10;

    private static final long DAY_MILLIS = 86_400_000;

    private final Jdbi reading;

    Chat(Jdbi reading) {
        this.reading = reading;
    }

    static void insert(Batch batch, String table, Line line) throws SQLException {
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

    /** Who reports a line twice is heard once, and who reports more than so many within a day is not heard any more. */
    static void insert(Batch batch, String table, Report report) throws SQLException {
        long yesterday = report.wallMillis - DAY_MILLIS;
        int lately = People.texts(
                        batch,
                        "select table_id from reports where reporter = ? and wall_millis > ?",
                        report.by,
                        yesterday)
                .size();
        if (lately >= MOST_REPORTS_IN_A_DAY) return;
        batch.run(
                "insert into reports (table_id, line, reporter, reason, wall_millis) values (?, ?, ?, ?, ?)"
                        + " on conflict do nothing",
                table,
                report.line,
                report.by,
                report.reason,
                report.wallMillis);
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

    /** Those of whom lines were reported, the ones whom most people reported first. */
    public List<Accused> accused(int from, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select c.person, count(distinct r.reporter), count(*), max(r.wall_millis) from reports r"
                                + LINE + " group by c.person order by 2 desc, 4 desc, 1 limit :most offset :from")
                .bind("most", most)
                .bind("from", from)
                .map((row, context) -> new Accused(row.getString(1), row.getInt(2), row.getInt(3), row.getLong(4)))
                .list());
    }

    private static final String LINE = " join chat c on c.table_id = r.table_id and c.number = r.line";

    /** What was reported of somebody, the newest first. */
    public List<Reported> reports(String person, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select r.table_id, r.reporter, r.line, r.reason, r.wall_millis, c.person, c.text from reports r"
                                + LINE
                                + " where c.person = :person order by r.wall_millis desc, r.table_id, r.line limit :most")
                .bind("person", person)
                .bind("most", most)
                .map((row, context) -> new Reported(
                        row.getString(1),
                        new Report(row.getString(2), row.getInt(3), row.getString(4), row.getLong(5)),
                        row.getString(6),
                        row.getString(7)))
                .list());
    }
}
