package tablee.store.dailies;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Jdbi;
import tablee.rating.MatchPoints;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** Who has played which deal of a day, and what came of it. */
public final class DailyResults {
    /** How a deal ended, by the numbers that are kept. */
    public enum Outcome {
        /** Begun and not finished, or left to a stand-in. */
        UNFINISHED,
        LOST,
        DRAWN,
        WON,
        /** Somebody else's stand-in had a part in it: it counts for nobody who stayed. */
        VOID
    }

    /**
     * @param own what the person's side has, of what is counted
     * @param other what the best other side has
     * @param extra what tells two results apart that are alike otherwise
     */
    public record Ended(String person, String table, Outcome outcome, int own, int other, int extra) {
        MatchPoints.Score score() {
            return new MatchPoints.Score(outcome.ordinal(), own - other, extra);
        }
    }

    /**
     * @param ended none while it is played
     * @param ranked whether it counts among the others
     * @param points in thousandths, once the day is closed
     */
    public record Result(
            int day, String deal, long begunMillis, long endedMillis, Ended ended, boolean ranked, int points) {
        public boolean isOver() {
            return endedMillis > 0;
        }

        private boolean counts() {
            return ended.outcome != Outcome.VOID;
        }
    }

    /** How many rows one write changes, so that no move waits for long. */
    private static final int STEP = 500;

    private static final String SELECT = "select day, deal, person, table_id, begun_millis, ended_millis, outcome, own,"
            + " other, extra, ranked, points from daily_results ";

    private final StoreWriter writer;
    private final Jdbi reading;

    public DailyResults(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** These people play this deal together, at this table; refused where one of them has played it before. */
    public CompletableFuture<Void> begin(int day, String deal, String table, List<String> people, long wallMillis) {
        return writer.write(batch -> {
            for (String person : people)
                batch.run(
                        "insert into daily_results (day, deal, person, table_id, begun_millis) values (?, ?, ?, ?, ?)",
                        day,
                        deal,
                        person,
                        table,
                        wallMillis);
        });
    }

    public static void insert(Batch batch, Ended ended, long wallMillis) throws SQLException {
        batch.run(
                "update daily_results set ended_millis = ?, outcome = ?, own = ?, other = ?, extra = ?"
                        + " where table_id = ? and person = ? and ended_millis = 0",
                wallMillis,
                ended.outcome.ordinal(),
                ended.own,
                ended.other,
                ended.extra,
                ended.table,
                ended.person);
        Marks.dailies(batch, ended.person, wallMillis);
    }

    // ---- Reading ---------------------------------------------------------------------------------------------------

    public Optional<Result> find(int day, String deal, String person) {
        return of(person, day, day).stream()
                .filter(each -> each.deal.equals(deal))
                .findFirst();
    }

    /** What this person has played on these days, the newest first. */
    public List<Result> of(String person, int firstDay, int lastDay) {
        return reading.withHandle(handle -> handle.createQuery(
                        SELECT + "where person = :person and day between :first and :last order by day desc, deal")
                .bind("person", person)
                .bind("first", firstDay)
                .bind("last", lastDay)
                .map((row, context) -> result(row))
                .list());
    }

    /** Everybody's results of a deal, the best first; as they are before the day is closed, without points. */
    public List<Result> field(int day, String deal, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        SELECT
                                + "where day = :day and deal = :deal order by ranked desc, points desc, begun_millis, person limit :most")
                .bind("day", day)
                .bind("deal", deal)
                .bind("most", most)
                .map((row, context) -> result(row))
                .list());
    }

    private static Result result(ResultSet row) throws SQLException {
        Ended ended = new Ended(
                row.getString(3),
                row.getString(4),
                Outcome.values()[row.getInt(7)],
                row.getInt(8),
                row.getInt(9),
                row.getInt(10));
        return new Result(
                row.getInt(1),
                row.getString(2),
                row.getLong(5),
                row.getLong(6),
                ended,
                row.getInt(11) == 1,
                row.getInt(12));
    }

    // ---- The end of a day ------------------------------------------------------------------------------------------

    /**
     * Compares everybody's results of a deal, and closes it. What it works out is the same each time, so a node that stops half-way leaves
     * nothing wrong. It takes a while, on the caller's thread.
     *
     * @param dayMillis when the day began: accounts that are younger are not ranked
     */
    public void close(int day, String deal, long dayMillis, long wallMillis) {
        List<Result> all = field(day, deal, Integer.MAX_VALUE);
        Map<String, Result> ranked = ranked(day, deal, dayMillis, all);
        MatchPoints points = new MatchPoints(
                ranked.values().stream().map(each -> each.ended.score()).toList());
        for (int from = 0; from < all.size(); from += STEP) {
            List<Result> step = all.subList(from, Math.min(all.size(), from + STEP));
            writer.write(batch -> {
                        for (Result each : step) write(batch, each, ranked.containsKey(each.ended.table), points);
                    })
                    .join();
        }
        writer.write(batch -> {
                    batch.run(
                            "update daily_deals set closed_millis = ? where day = ? and deal = ?",
                            wallMillis,
                            day,
                            deal);
                    batch.run("delete from daily_teams where day = ? and deal = ?", day, deal);
                })
                .join();
    }

    private static void write(Batch batch, Result each, boolean ranked, MatchPoints points) throws SQLException {
        int worth = !each.counts() ? 0 : ranked ? points.ofOne(each.ended.score()) : points.ofGuest(each.ended.score());
        batch.run(
                "update daily_results set ranked = ?, points = ? where day = ? and deal = ? and person = ?",
                ranked && each.counts() ? 1 : 0,
                worth,
                each.day,
                each.deal,
                each.ended.person);
    }

    /** By table, the results of those who had accounts before the day began: of a team, all of it. */
    private Map<String, Result> ranked(int day, String deal, long dayMillis, List<Result> all) {
        List<String> young = reading.withHandle(handle -> handle.createQuery(
                        "select r.table_id from daily_results r left join accounts a on a.person = r.person"
                                + " where r.day = :day and r.deal = :deal and (a.person is null or a.created_millis >= :from)")
                .bind("day", day)
                .bind("deal", deal)
                .bind("from", dayMillis)
                .mapTo(String.class)
                .list());
        Map<String, Result> ranked = new HashMap<>();
        for (Result each : all) if (each.counts()) ranked.put(each.ended.table, each);
        ranked.keySet().removeAll(young.stream().collect(Collectors.toSet()));
        return ranked;
    }
}
