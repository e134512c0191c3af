package tablee.store.dailies;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** Who did best over several days: the sum of everybody's best ones, so that a day off costs nothing. */
public final class DailyTables {
    /**
     * @param name as others see it
     * @param points in thousandths of a deal, over those that count
     * @param deals how many count
     */
    public record Place(long rank, String person, String name, long points, int deals) {}

    /** @param best how many deals of each person count at most */
    public record Span(String deal, int firstDay, int lastDay, int best) {}

    private static final String SUMS = "with played as (select person, points,"
            + " row_number() over (partition by person order by points desc) nth from daily_results"
            + " where ranked = 1 and deal = :deal and day between :first and :last),"
            + " sums as (select person, sum(points) total, count(*) deals from played where nth <= :best group by person),"
            + " places as (select rank() over (order by total desc) place, person, total, deals from sums)"
            + " select s.place, s.person, p.name, s.total, s.deals from places s join people p on p.id = s.person ";

    private final Jdbi reading;

    public DailyTables(Jdbi reading) {
        this.reading = reading;
    }

    /** The first of them, and this person wherever they are. */
    public List<Place> of(Span span, int most, String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        SUMS + "where s.place <= :most or s.person = :person order by s.place, s.person limit :more")
                .bind("deal", span.deal)
                .bind("first", span.firstDay)
                .bind("last", span.lastDay)
                .bind("best", span.best)
                .bind("most", most)
                .bind("person", person)
                .bind("more", 2 * most)
                .map((row, context) -> place(row))
                .list());
    }

    private static Place place(ResultSet row) throws SQLException {
        return new Place(row.getLong(1), row.getString(2), row.getString(3), row.getLong(4), row.getInt(5));
    }
}
