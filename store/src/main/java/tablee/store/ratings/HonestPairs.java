package tablee.store.ratings;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Two people who met again and again where results count, or who come from one place: what can be seen of it. */
public final class HonestPairs {
    public record Who(String person, String name) {}

    /**
     * @param matches in which they sat on different sides
     * @param ahead how often the first was ahead of the other, and {@code behind} the other way round
     * @param gained by how much these matches moved the first one's rating, in millionths
     * @param given what moves of the other that cost it something gave the first one, in thousandths of a win, and {@code returned} the
     *     other way round
     * @param sameNetwork whether they were signed in from networks with the same 24 bits, which a few hundred addresses share
     * @param sameDevice whether these sessions also had devices of the same kind
     */
    public record Pair(
            Who one,
            Who other,
            int matches,
            int ahead,
            int behind,
            long gained,
            int given,
            int returned,
            boolean sameNetwork,
            boolean sameDevice) {}

    private record Met(long one, long other, Who first, Who second, int matches, int ahead, int behind) {}

    private static final String SHARED = "exists (select 1 from sessions x join sessions y on x.place = y.place"
            + " where x.person = p.name and y.person = q.name and length(x.place) > 0)";

    private final Jdbi reading;

    HonestPairs(Jdbi reading) {
        this.reading = reading;
    }

    /** Those who share a network first, then those who met most often. */
    public List<Pair> since(long wallMillis, int leastMatches, int most) {
        return reading.withHandle(handle -> {
            List<Pair> pairs = new ArrayList<>();
            for (Met each : met(handle, wallMillis, leastMatches, most)) pairs.add(pair(handle, wallMillis, each));
            return pairs;
        });
    }

    private static List<Met> met(Handle handle, long wallMillis, int leastMatches, int most) {
        return handle.createQuery(
                        "select a.player, b.player, p.name, coalesce(h.name, ''), q.name, coalesce(i.name, ''), count(*),"
                                + " sum(case when a.rank < b.rank then 1 else 0 end), sum(case when a.rank > b.rank then 1 else 0 end)"
                                + " from rated_matches m join rated_seats a on a.match = m.match"
                                + " join rated_seats b on b.match = m.match and b.player > a.player and b.side <> a.side"
                                + " join rating_players p on p.id = a.player and p.kind = 'PERSON' and p.name <> ''"
                                + " join rating_players q on q.id = b.player and q.kind = 'PERSON' and q.name <> ''"
                                + " left join people h on h.id = p.name left join people i on i.id = q.name"
                                + " where m.ended_millis >= :since and m.void = 0"
                                + " group by a.player, b.player, p.name, h.name, q.name, i.name"
                                + " having count(*) >= :least or " + SHARED
                                + " order by case when " + SHARED
                                + " then 0 else 1 end, count(*) desc, a.player, b.player limit :most")
                .bind("since", wallMillis)
                .bind("least", leastMatches)
                .bind("most", most)
                .map((row, context) -> met(row))
                .list();
    }

    private static Met met(ResultSet row) throws SQLException {
        return new Met(
                row.getLong(1),
                row.getLong(2),
                new Who(row.getString(3), row.getString(4)),
                new Who(row.getString(5), row.getString(6)),
                row.getInt(7),
                row.getInt(8),
                row.getInt(9));
    }

    private static Pair pair(Handle handle, long since, Met met) {
        return new Pair(
                met.first,
                met.second,
                met.matches,
                met.ahead,
                met.behind,
                gained(handle, since, met.one, met.other, "<>"),
                gift(handle, met.other, met.one),
                gift(handle, met.one, met.other),
                shared(handle, met, ""),
                shared(handle, met, " and x.device = y.device"));
    }

    /**
     * The sum of what each of their matches changed; the first match of all has nothing before it, and counts for nothing.
     *
     * @param sides how the sides of the two compare
     */
    static long gained(Handle handle, long since, long one, long other, String sides) {
        return handle.createQuery(
                        "select coalesce(sum(r.mean - coalesce((select o.mean from rating_moves o"
                                + " join rated_matches n on n.number = o.number"
                                + " where o.epoch = r.epoch and o.player = r.player and o.number < r.number and n.pool = m.pool"
                                + " order by o.number desc limit 1), r.mean)), 0)"
                                + " from rating_moves r join rated_matches m on m.number = r.number"
                                + " join rated_seats a on a.match = m.match and a.player = :one"
                                + " join rated_seats b on b.match = m.match and b.player = :other and b.side " + sides
                                + " a.side"
                                + " where r.epoch = (select epoch from rating_state) and r.player = :one and m.ended_millis >= :since")
                .bind("one", one)
                .bind("other", other)
                .bind("since", since)
                .mapTo(Long.class)
                .one();
    }

    private static int gift(Handle handle, long giver, long receiver) {
        return handle.createQuery(
                        "select coalesce(sum(gift), 0) from honest_gifts where giver = :giver and receiver = :receiver")
                .bind("giver", giver)
                .bind("receiver", receiver)
                .mapTo(Integer.class)
                .one();
    }

    private static boolean shared(Handle handle, Met met, String also) {
        return handle.createQuery("select count(*) from sessions x join sessions y on x.place = y.place" + also
                                + " where x.person = :one and y.person = :other and length(x.place) > 0")
                        .bind("one", met.first.person)
                        .bind("other", met.second.person)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }
}
