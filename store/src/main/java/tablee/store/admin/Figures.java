package tablee.store.admin;

import java.sql.SQLException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** How much there was on each day. Counts stay when what was counted is gone, and name nobody. */
public final class Figures {
    private static final long DAY_MILLIS = 86_400_000;

    /** What is counted, and how. */
    public enum Figure {
        PEOPLE_SEEN("select count(distinct person) from sessions where seen_day = ?", false),
        PEOPLE_NEW("select count(*) from people where created_millis >= ? and created_millis < ?", true),
        ACCOUNTS_NEW("select count(*) from accounts where created_millis >= ? and created_millis < ?", true),
        TABLES_MADE("select count(*) from tables where created_millis >= ? and created_millis < ?", true),
        MATCHES_ENDED("select count(*) from matches where ended_millis >= ? and ended_millis < ?", true),
        LINES_SAID("select count(*) from chat where wall_millis >= ? and wall_millis < ?", true),
        REPORTS("select count(*) from reports where wall_millis >= ? and wall_millis < ?", true),
        SANCTIONS("select count(*) from sanctions where created_millis >= ? and created_millis < ?", true);

        private final String sql;
        private final boolean byMillis;

        Figure(String sql, boolean byMillis) {
            this.sql = sql;
            this.byMillis = byMillis;
        }
    }

    public record Day(int day, Figure figure, long amount) {}

    private final StoreWriter writer;
    private final Jdbi reading;

    public Figures(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /**
     * Counts this day and keeps the counts; one that has become smaller since, as somebody was forgotten, stays as it was. What is counted is
     * read on the caller's thread, beside the writer.
     */
    public CompletableFuture<Void> note(int day) {
        Map<Figure, Long> counted = new EnumMap<>(Figure.class);
        for (Figure each : Figure.values()) counted.put(each, count(day, each));
        return writer.write(batch -> {
            for (Map.Entry<Figure, Long> each : counted.entrySet()) keep(batch, day, each.getKey(), each.getValue());
        });
    }

    private long count(int day, Figure figure) {
        return reading.withHandle(handle -> {
            Query query = handle.createQuery(figure.sql).bind(0, figure.byMillis ? day * DAY_MILLIS : (long) day);
            if (figure.byMillis) query.bind(1, (day + 1) * DAY_MILLIS);
            return query.mapTo(Long.class).one();
        });
    }

    private static void keep(Batch batch, int day, Figure figure, long amount) throws SQLException {
        if (amount == 0) return;
        batch.run(
                "insert into figures (day, figure, amount) values (?, ?, ?) on conflict (day, figure) do update set"
                        + " amount = case when excluded.amount > figures.amount then excluded.amount else figures.amount end",
                day,
                figure.name(),
                amount);
    }

    /** From this day on, day by day; where nothing was, nothing is said. */
    public List<Day> since(int day) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select day, figure, amount from figures where day >= :day order by day, figure")
                .bind("day", day)
                .map((row, context) -> new Day(row.getInt(1), Figure.valueOf(row.getString(2)), row.getLong(3)))
                .list());
    }
}
