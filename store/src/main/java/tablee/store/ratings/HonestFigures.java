package tablee.store.ratings;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.Sql;
import tablee.store.database.StoreWriter;

/** What can be seen of how people play where results count: figures for those who run the server, never a verdict. */
public final class HonestFigures {
    /**
     * A match that nobody has looked at yet, with the people in it.
     *
     * @param rows how many players it has, people or not; where somebody was forgotten before its end they are fewer than its seats
     */
    public record Waiting(String match, String pool, long endedMillis, int rows, List<Sitting> people) {}

    /** @param player the number that stands for this person */
    public record Sitting(int seat, long player) {}

    /** What was seen of one seat. */
    public record Seat(
            Sitting sitting, int decisions, int agreed, long thoughtMillis, long thoughtSquares, List<Gift> gifts) {
        public Seat {
            gifts = List.copyOf(gifts);
        }
    }

    /** @param receiver the number that stands for the one who gained by it */
    public record Gift(long receiver, int permille) {}

    /** The same of one person in one game and mode, over many matches; where nobody is named, of all. */
    public record Played(
            String person,
            String name,
            String pool,
            int matches,
            long decisions,
            long agreed,
            long thoughtMillis,
            long thoughtSquares) {}

    /**
     * What is kept of somebody, for themselves.
     *
     * @param gave what their moves that cost something gave others, in thousandths of a win
     * @param got what such moves of others gave them
     */
    public record Own(
            String match,
            long endedMillis,
            int decisions,
            int agreed,
            long thoughtMillis,
            long thoughtSquares,
            int gave,
            int got) {}

    private static final String SUMS = "count(*), coalesce(sum(s.decisions), 0), coalesce(sum(s.agreed), 0),"
            + " coalesce(sum(s.thought_millis), 0), coalesce(sum(s.thought_squares), 0)";

    private final StoreWriter writer;
    private final Jdbi reading;
    private final HonestPairs pairs;
    private final HonestPartners partners;

    HonestFigures(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
        pairs = new HonestPairs(reading);
        partners = new HonestPartners(reading);
    }

    /** Who met whom. */
    public HonestPairs pairs() {
        return pairs;
    }

    /** Who plays beside whom. */
    public HonestPartners partners() {
        return partners;
    }

    // ---- Looking ---------------------------------------------------------------------------------------------------

    /** The match that ended last, of those that wait. */
    public Optional<Waiting> next() {
        return reading.withHandle(
                handle -> handle.createQuery("select match, pool, ended_millis from rated_matches where examined = 0"
                                + " order by ended_millis desc limit 1")
                        .map((row, context) -> new Waiting(
                                row.getString(1),
                                row.getString(2),
                                row.getLong(3),
                                rows(handle, row.getString(1)),
                                people(handle, row.getString(1))))
                        .findFirst());
    }

    private static int rows(Handle handle, String match) {
        return handle.createQuery("select count(*) from rated_seats where match = :match")
                .bind("match", match)
                .mapTo(Integer.class)
                .one();
    }

    private static List<Sitting> people(Handle handle, String match) {
        return handle.createQuery("select s.seat, s.player from rated_seats s join rating_players p on p.id = s.player"
                        + " where s.match = :match and p.kind = 'PERSON' and p.name <> '' order by s.seat")
                .bind("match", match)
                .map((row, context) -> new Sitting(row.getInt(1), row.getLong(2)))
                .list();
    }

    /** Notes what was seen; refused where another node has done so, and what was seen twice is kept once. */
    public CompletableFuture<Void> keep(Waiting match, List<Seat> seats) {
        return writer.write(batch -> {
            batch.later("update rated_matches set examined = 1 where match = ? and examined = 0", match.match);
            for (Seat seat : seats) if (isThere(batch, seat.sitting.player)) insert(batch, match, seat);
        });
    }

    /** Somebody may have been deleted while others looked. */
    private static boolean isThere(Batch batch, long player) throws SQLException {
        var statement = batch.statement("select 1 from rating_players where id = ? and name <> ''");
        Sql.bind(statement, player);
        try (ResultSet row = statement.executeQuery()) {
            return row.next();
        }
    }

    private static void insert(Batch batch, Waiting match, Seat seat) throws SQLException {
        batch.run(
                "insert into honest_seats (match, seat, player, pool, ended_millis, decisions, agreed, thought_millis,"
                        + " thought_squares) values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                match.match,
                seat.sitting.seat,
                seat.sitting.player,
                match.pool,
                match.endedMillis,
                seat.decisions,
                seat.agreed,
                seat.thoughtMillis,
                seat.thoughtSquares);
        for (Gift gift : seat.gifts) {
            if (gift.permille > 0 && isThere(batch, gift.receiver))
                batch.run(
                        "insert into honest_gifts (giver, receiver, match, ended_millis, gift) values (?, ?, ?, ?, ?)",
                        seat.sitting.player,
                        gift.receiver,
                        match.match,
                        match.endedMillis,
                        gift.permille);
        }
    }

    // ---- Reading ---------------------------------------------------------------------------------------------------

    /** Those who agree most with the expert, of those with enough decisions. */
    public List<Played> people(int leastDecisions, int most) {
        return reading.withHandle(handle -> handle.createQuery("select p.name, coalesce(h.name, ''), s.pool, " + SUMS
                        + " from honest_seats s join rating_players p on p.id = s.player left join people h on h.id ="
                        + " p.name group by p.name, h.name, s.pool having sum(s.decisions) >= :least order by"
                        + " sum(s.agreed) * 1.0 / sum(s.decisions) desc, p.name, s.pool limit :most")
                .bind("least", leastDecisions)
                .bind("most", most)
                .map((row, context) -> played(row))
                .list());
    }

    /** What is usual: all people together, for each game and mode. */
    public List<Played> usual() {
        return reading.withHandle(handle -> handle.createQuery(
                        "select '', '', s.pool, " + SUMS + " from honest_seats s group by s.pool order by s.pool")
                .map((row, context) -> played(row))
                .list());
    }

    private static Played played(ResultSet row) throws SQLException {
        return new Played(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getInt(4),
                row.getLong(5),
                row.getLong(6),
                row.getLong(7),
                row.getLong(8));
    }

    /** What is kept of this person, the newest first. */
    public List<Own> of(String person) {
        String gifts = "(select coalesce(sum(g.gift), 0) from honest_gifts g where g.match = s.match and g.";
        return reading.withHandle(handle -> handle.createQuery(
                        "select s.match, s.ended_millis, s.decisions, s.agreed, s.thought_millis, s.thought_squares, "
                                + gifts + "giver = s.player), " + gifts + "receiver = s.player) from honest_seats s"
                                + " join rating_players p on p.id = s.player and p.kind = 'PERSON' where p.name = :person"
                                + " order by s.ended_millis desc, s.match")
                .bind("person", person)
                .map((row, context) -> new Own(
                        row.getString(1),
                        row.getLong(2),
                        row.getInt(3),
                        row.getInt(4),
                        row.getLong(5),
                        row.getLong(6),
                        row.getInt(7),
                        row.getInt(8)))
                .list());
    }

    // ---- Forgetting ------------------------------------------------------------------------------------------------

    static void forget(Batch batch, String person) throws SQLException {
        String player = "(select id from rating_players where kind = 'PERSON' and name = ?)";
        batch.run("delete from honest_seats where player in " + player, person);
        batch.run("delete from honest_gifts where giver in " + player, person);
        batch.run("delete from honest_gifts where receiver in " + player, person);
    }

    public static void deleteBefore(Batch batch, long wallMillis) throws SQLException {
        batch.run("delete from honest_seats where ended_millis < ?", wallMillis);
        batch.run("delete from honest_gifts where ended_millis < ?", wallMillis);
        batch.run("update rated_matches set examined = 1 where examined = 0 and ended_millis < ?", wallMillis);
    }
}
