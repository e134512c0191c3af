package tablee.store.admin;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;

/** What people reported to those who run the server: each report is about a person, and open until somebody has looked into it. */
public final class Reports {
    /** What a report is about. */
    public enum Kind {
        LINE,
        NAME,
        CONDUCT
    }

    /**
     * @param about whom; of a line the one who said it
     * @param line of the chat, or {@link #NO_LINE}
     * @param version how many entries the match had, or -1 where none was played
     */
    public record Report(String by, Kind kind, String about, int line, int version, String reason, long wallMillis) {
        /** A line of chat, while no match is played. */
        public Report(String by, int line, String about, String reason, long wallMillis) {
            this(by, Kind.LINE, about, line, -1, reason, wallMillis);
        }
    }

    /**
     * @param text the line as it was said, or empty
     * @param resolvedMillis when somebody has looked into it, or 0
     */
    public record Reported(String id, String table, Report report, String text, long resolvedMillis) {
        static Reported of(ResultSet row) throws SQLException {
            Report report = new Report(
                    row.getString(3),
                    Kind.valueOf(row.getString(4)),
                    row.getString(5),
                    row.getInt(6),
                    row.getInt(7),
                    row.getString(8),
                    row.getLong(9));
            return new Reported(row.getString(1), row.getString(2), report, row.getString(10), row.getLong(11));
        }
    }

    /**
     * Somebody about whom there are open reports.
     *
     * @param reporters how many different people reported
     */
    public record Accused(String person, String name, int reporters, int reports, long newestMillis) {}

    public static final int NO_LINE = -1;

    /** What one person can report. */
    public static final int MOST_IN_A_DAY = 10;

    private static final long DAY_MILLIS = 86_400_000;
    private static final String SELECT =
            "select r.id, r.table_id, r.reporter, r.kind, r.about, r.line, r.version, r.reason, r.wall_millis,"
                    + " coalesce(c.text, ''), r.resolved_millis from reports r"
                    + " left join chat c on c.table_id = r.table_id and c.number = r.line ";

    private final Jdbi reading;

    public Reports(Jdbi reading) {
        this.reading = reading;
    }

    /** Who reports the same thing twice is heard once, and who reports more than so many within a day is not heard any more. */
    public static void insert(Batch batch, String table, Report report) throws SQLException {
        String lately = "select id from reports where reporter = ? and wall_millis > ?";
        if (batch.texts(lately, report.by, report.wallMillis - DAY_MILLIS).size() >= MOST_IN_A_DAY) return;
        String same =
                "select id from reports where reporter = ? and table_id = ? and kind = ? and line = ? and about = ?";
        if (!batch.texts(same, report.by, table, report.kind.name(), report.line, report.about)
                .isEmpty()) return;
        batch.run(
                "insert into reports (id, table_id, kind, line, about, version, reporter, reason, wall_millis)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                UUID.randomUUID().toString().replace("-", ""),
                table,
                report.kind.name(),
                report.line,
                report.about,
                report.version,
                report.by,
                report.reason,
                report.wallMillis);
    }

    /** Those about whom there are open reports, the ones whom most people reported first. */
    public List<Accused> accused(int from, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select r.about, coalesce(max(p.name), ''), count(distinct r.reporter), count(*), max(r.wall_millis)"
                                + " from reports r left join people p on p.id = r.about where r.resolved_millis = 0"
                                + " group by r.about order by 3 desc, 5 desc, 1 limit :most offset :from")
                .bind("most", most)
                .bind("from", from)
                .map((row, context) ->
                        new Accused(row.getString(1), row.getString(2), row.getInt(3), row.getInt(4), row.getLong(5)))
                .list());
    }

    /** What was reported of somebody and nobody has looked into, the newest first. */
    public List<Reported> open(String about, int most) {
        return list("where r.about = :who and r.resolved_millis = 0", about, most);
    }

    /** All that was reported of somebody. */
    public List<Reported> about(String person, int most) {
        return list("where r.about = :who", person, most);
    }

    /** What somebody has reported. */
    public List<Reported> by(String person, int most) {
        return list("where r.reporter = :who", person, most);
    }

    private List<Reported> list(String where, String who, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        SELECT + where + " order by r.wall_millis desc, r.table_id, r.line limit :most")
                .bind("who", who)
                .bind("most", most)
                .map((row, context) -> Reported.of(row))
                .list());
    }
}
