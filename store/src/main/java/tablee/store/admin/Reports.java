package tablee.store.admin;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** What people reported to those who run the server: each report is about a person, and open until somebody has looked into it. */
public final class Reports {
    /** What a report is about. */
    public enum Kind {
        LINE,
        NAME,
        CONDUCT,
        /** The title of a tournament. */
        TITLE,
        /** A link to a moment of a finished match, with the words and the picture of its preview. */
        REPLAY
    }

    /**
     * @param about whom; of a line the one who said it, of a title and a link the one who made it
     * @param line of the chat, or {@link #NO_LINE}
     * @param match that was played, or empty
     * @param version how many entries the match had, or -1 where none was played or nobody knows any more
     */
    public record Report(
            String by, Kind kind, String about, int line, String match, int version, String reason, long wallMillis) {
        /** A line of chat, while no match is played. */
        public Report(String by, int line, String about, String reason, long wallMillis) {
            this(by, Kind.LINE, about, line, "", NO_VERSION, reason, wallMillis);
        }

        private Report at(String where, int place) {
            return new Report(by, kind, about, line, where, place, reason, wallMillis);
        }
    }

    /**
     * What was seen away from tables.
     *
     * @param page where it was seen, as its address here; empty where it may stand anywhere
     * @param text as it was there
     */
    public record Seen(String page, String text) {}

    /**
     * @param table where it was reported; empty away from tables
     * @param page where it was seen away from tables, or empty
     * @param text the line as it was said, the name or the title as it was; or empty
     * @param resolvedMillis when somebody has looked into it, or 0
     * @param over whether the match is over, so that it can be looked at
     * @param there whether what was seen away from tables is still there
     */
    public record Reported(
            String id,
            String table,
            String page,
            Report report,
            String text,
            long resolvedMillis,
            boolean over,
            boolean there) {
        static Reported of(ResultSet row) throws SQLException {
            Report report = new Report(
                    row.getString(4),
                    Kind.valueOf(row.getString(5)),
                    row.getString(6),
                    row.getInt(7),
                    row.getString(8),
                    row.getInt(9),
                    row.getString(10),
                    row.getLong(11));
            return new Reported(
                    row.getString(1),
                    row.getString(2),
                    row.getString(3),
                    report,
                    row.getString(12),
                    row.getLong(13),
                    row.getInt(14) == 1,
                    row.getInt(15) == 1);
        }
    }

    /**
     * Somebody about whom there are open reports.
     *
     * @param reporters how many different people reported
     */
    public record Accused(String person, String name, int reporters, int reports, long newestMillis) {}

    public static final int NO_LINE = -1;
    public static final int NO_VERSION = -1;

    /** What one person can report: as many as a server admits that runs all day, so that it thanks nobody for what is not kept. */
    public static final int MOST_IN_A_DAY = 20;

    private static final long DAY_MILLIS = 86_400_000;
    /** A page is {@code /r/} and a code, or {@code /tournament/} and an id. */
    private static final String SELECT =
            "select r.id, coalesce(r.table_id, ''), r.page, r.reporter, r.kind, r.about, r.line, r.match, r.version,"
                    + " r.reason, r.wall_millis, coalesce(c.text, r.shown), r.resolved_millis,"
                    + " case when m.ended_millis is null then 0 else 1 end,"
                    + " case when p.code is null and t.id is null then 0 else 1 end from reports r"
                    + " left join chat c on c.table_id = r.table_id and c.number = r.line"
                    + " left join matches m on m.id = r.match and r.match <> ''"
                    + " left join replays p on p.code = substr(r.page, 4) and r.kind = 'REPLAY'"
                    + " left join tournaments t on t.id = substr(r.page, 13) and r.kind = 'TITLE' ";

    private final StoreWriter writer;
    private final Jdbi reading;

    public Reports(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    // ---- Writing ---------------------------------------------------------------------------------------------------

    /** What was reported away from tables. */
    public CompletableFuture<Void> add(Report report, Seen seen) {
        return writer.write(batch -> insert(batch, "", report, seen));
    }

    /** What was reported at a table: of a line its place is where the match was when it was said. */
    public static void insert(Batch batch, String table, Report report) throws SQLException {
        insert(batch, table, report.line < 0 ? report : whenSaid(batch, table, report), new Seen("", ""));
    }

    /**
     * Who reports the same thing twice is heard once, until somebody has looked into it; and who reports more than the limit within a day is not
     * heard any more.
     */
    private static void insert(Batch batch, String table, Report report, Seen seen) throws SQLException {
        String lately = "select id from reports where reporter = ? and wall_millis > ?";
        if (batch.texts(lately, report.by, report.wallMillis - DAY_MILLIS).size() >= MOST_IN_A_DAY) return;
        String same =
                "select id from reports where reporter = ? and coalesce(table_id, '') = ? and kind = ? and line = ?"
                        + " and about = ? and page = ? and resolved_millis = 0";
        if (!batch.texts(same, report.by, table, report.kind.name(), report.line, report.about, seen.page)
                .isEmpty()) return;
        batch.run(
                "insert into reports (id, table_id, kind, line, about, match, version, page, shown, reporter, reason,"
                        + " wall_millis) values (?, nullif(?, ''), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                UUID.randomUUID().toString().replace("-", ""),
                table,
                report.kind.name(),
                report.line,
                report.about,
                report.match,
                report.version,
                seen.page,
                report.kind == Kind.NAME ? name(batch, report.about) : seen.text,
                report.by,
                report.reason,
                report.wallMillis);
    }

    /** As it is now: until somebody looks, its owner may have taken another one. */
    private static String name(Batch batch, String person) throws SQLException {
        return batch.texts("select name from people where id = ?", person).stream()
                .findFirst()
                .orElse("");
    }

    private static Report whenSaid(Batch batch, String table, Report report) throws SQLException {
        String said = "(select wall_millis from chat where table_id = ? and number = ?)";
        String begun = "select id from matches where id = ? and created_millis <= " + said;
        // Of a match in one piece nobody knows any more which entry came when.
        String place = "select case when archive is null then (select count(*) from entries e where e.match = m.id"
                + " and e.wall_millis <= " + said + ") else -1 end from matches m where m.id = ?";
        for (int number = number(report.match); number > 0; number--) {
            String match = table + "." + number;
            if (batch.texts(begun, match, table, report.line).isEmpty()) continue;
            return report.at(
                    match,
                    Integer.parseInt(
                            batch.texts(place, table, report.line, match).get(0)));
        }
        return report.at("", NO_VERSION);
    }

    private static int number(String match) {
        return match.isEmpty() ? 0 : Integer.parseInt(match.substring(match.lastIndexOf('.') + 1));
    }

    // ---- Reading ---------------------------------------------------------------------------------------------------

    /** Those about whom there are open reports, the ones whom most people reported first. */
    public List<Accused> accused(int from, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select r.about, coalesce(max(p.name), ''), count(distinct r.reporter), count(*),"
                                + " max(r.wall_millis) from reports r left join people p on p.id = r.about where"
                                + " r.resolved_millis = 0 group by r.about order by 3 desc, 5 desc, 1 limit :most offset :from")
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
