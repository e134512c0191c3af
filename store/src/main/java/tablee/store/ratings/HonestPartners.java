package tablee.store.ratings;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tablee.store.ratings.HonestPairs.Who;

/** Two people who sat side by side again and again where results count: whether one leaves, or loses, for the other one's sake. */
public final class HonestPartners {
    /**
     * @param matches in which they had one side
     * @param lost how many of these they did not win, or somebody of the two left
     * @param left how often the first left and the other stayed, who lost nothing by that; {@code otherLeft} the other way round
     * @param gained by how much these matches moved the first one's rating, in millionths, and {@code otherGained} the other's
     */
    public record Partners(
            Who one, Who other, int matches, int lost, int left, int otherLeft, long gained, long otherGained) {}

    private record Together(long one, long other, Partners counts) {}

    private final Jdbi reading;

    HonestPartners(Jdbi reading) {
        this.reading = reading;
    }

    /** Those of whom one left most often first, then those who played most often. */
    public List<Partners> since(long wallMillis, int leastMatches, int most) {
        return reading.withHandle(handle -> {
            List<Partners> all = new ArrayList<>();
            for (Together each : together(handle, wallMillis, leastMatches, most))
                all.add(gained(handle, wallMillis, each));
            return all;
        });
    }

    private static List<Together> together(Handle handle, long wallMillis, int leastMatches, int most) {
        return handle.createQuery(
                        "select a.player, b.player, p.name, coalesce(h.name, ''), q.name, coalesce(i.name, ''),"
                                + " count(*), sum(case when a.rank > 1 or a.stood_in + b.stood_in > 0 then 1 else 0 end),"
                                + " sum(case when a.stood_in > b.stood_in then 1 else 0 end),"
                                + " sum(case when b.stood_in > a.stood_in then 1 else 0 end)"
                                + " from rated_matches m join rated_seats a on a.match = m.match"
                                + " join rated_seats b on b.match = m.match and b.player > a.player and b.side = a.side"
                                + " join rating_players p on p.id = a.player and p.kind = 'PERSON' and p.name <> ''"
                                + " join rating_players q on q.id = b.player and q.kind = 'PERSON' and q.name <> ''"
                                + " left join people h on h.id = p.name left join people i on i.id = q.name"
                                + " where m.ended_millis >= :since and m.void = 0"
                                + " group by a.player, b.player, p.name, h.name, q.name, i.name having count(*) >= :least"
                                + " order by sum(case when a.stood_in <> b.stood_in then 1 else 0 end) desc, count(*) desc,"
                                + " a.player, b.player limit :most")
                .bind("since", wallMillis)
                .bind("least", leastMatches)
                .bind("most", most)
                .map((row, context) -> together(row))
                .list();
    }

    private static Together together(ResultSet row) throws SQLException {
        Who one = new Who(row.getString(3), row.getString(4));
        Who other = new Who(row.getString(5), row.getString(6));
        Partners counts = new Partners(one, other, row.getInt(7), row.getInt(8), row.getInt(9), row.getInt(10), 0, 0);
        return new Together(row.getLong(1), row.getLong(2), counts);
    }

    private static Partners gained(Handle handle, long since, Together at) {
        Partners counts = at.counts;
        return new Partners(
                counts.one,
                counts.other,
                counts.matches,
                counts.lost,
                counts.left,
                counts.otherLeft,
                HonestPairs.gained(handle, since, at.one, at.other, "="),
                HonestPairs.gained(handle, since, at.other, at.one, "="));
    }
}
