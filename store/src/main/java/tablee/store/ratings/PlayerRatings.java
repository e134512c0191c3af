package tablee.store.ratings;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.rating.Rating;
import tablee.store.database.StoreWriter;

/** How strong everybody plays, by game and mode, as it follows from the matches that counted. */
public final class PlayerRatings {
    /** Where a player stands before the first match of a pool. */
    public interface Beginnings {
        Rating first(String pool, RatedResults.Player player);
    }

    /**
     * A line of a list.
     *
     * @param name of a person, as others see it
     * @param after where the list goes on behind this line
     */
    public record Place(RatedResults.Player player, String name, Rating rating, int matches, After after) {}

    /** @param rank among those who are listed; 0: not listed */
    public record Standing(String pool, Rating rating, int matches, long rank) {}

    /** @param bot such as {@code circus/expert} */
    public record BotStanding(String bot, Rating rating, int matches) {}

    /** A rating after a match. */
    public record Point(String match, long endedMillis, Rating rating) {}

    /** @param player the number behind which a list goes on */
    public record After(long mean, long player) {
        public static final After NOBODY = new After(Long.MAX_VALUE, 0);
    }

    private static final String CURRENT = "r.epoch = (select epoch from rating_state)";

    /** How many are listed above: those of higher steps as they are counted already, and those of the same step. */
    private static final String ABOVE =
            "(select coalesce(sum(c.listed), 0) from rating_counts c where c.epoch = r.epoch and c.pool = r.pool"
                    + " and c.step > r." + RatingRows.STEP
                    + ") + (select count(*) from ratings o where o.epoch = r.epoch"
                    + " and o.pool = r.pool and o.listed = 1 and o.mean > r.mean and o.mean < ((r." + RatingRows.STEP
                    + ") + 1) * " + RatingRows.STEP_WIDTH + ")";

    private static final String OF_PERSON = " join rating_players p on p.id = r.player and p.kind = 'PERSON'";

    private final StoreWriter writer;
    private final Jdbi reading;
    private final HonestFigures honest;

    public PlayerRatings(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
        honest = new HonestFigures(writer, reading);
    }

    /** What can be seen of how the rated matches were played. */
    public HonestFigures honest() {
        return honest;
    }

    /** Enters matches that wait, at most a fixed number at a time; refused where another node has just done so. */
    public CompletableFuture<Void> enterWaiting(Beginnings beginnings) {
        return writer.write(new RatingEntries(beginnings));
    }

    /** Whether matches wait to be entered. */
    public boolean hasWaiting() {
        return reading.withHandle(
                handle -> handle.createQuery("select match from rated_matches where number is null limit 1")
                        .mapTo(String.class)
                        .findFirst()
                        .isPresent());
    }

    /** Works everything out again; the number of the last match. It takes a while, on the caller's thread. */
    public long recount(Beginnings beginnings) {
        return new RatingRecount(writer, reading, beginnings).run();
    }

    /** A match that was found to be dishonest counts no more, from the next {@link #recount} on; refused where it never did. */
    public CompletableFuture<Void> annul(String match, boolean counts) {
        return writer.write(
                batch -> batch.later("update rated_matches set void = ? where match = ?", counts ? 0 : 1, match));
    }

    /** All that teams have played against, as it was written down. */
    public List<String> settings() {
        return reading.withHandle(
                handle -> handle.createQuery("select name from rating_players where kind = 'SETTING' order by name")
                        .mapTo(String.class)
                        .list());
    }

    /** From the next {@link #recount} on this setting is another one, or what was played against it counts no more. */
    public CompletableFuture<Void> settle(String setting, Optional<String> today) {
        return writer.write(new SettledSetting(setting, today));
    }

    // ---- Reading ---------------------------------------------------------------------------------------------------

    /** The strongest first, behind this place. */
    public List<Place> listed(String pool, After after, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select p.kind, p.name, coalesce(h.name, '') shown, r.mean, r.spread, r.matches, r.player from ratings r"
                                + " join rating_players p on p.id = r.player left join people h on h.id = p.name and p.kind = 'PERSON'"
                                + " where " + CURRENT + " and r.pool = :pool and r.listed = 1"
                                + " and r.mean <= :mean and (r.mean < :mean or r.player > :player)" // the first half is
                                // a range of the
                                // index
                                + " order by r.mean desc, r.player limit :most")
                .bind("pool", pool)
                .bind("mean", after.mean)
                .bind("player", after.player)
                .bind("most", most)
                .map((row, context) -> place(row))
                .list());
    }

    private static Place place(ResultSet row) throws SQLException {
        RatedResults.Player player =
                new RatedResults.Player(RatedResults.Kind.valueOf(row.getString(1)), row.getString(2));
        Rating rating = new Rating(row.getLong(4), row.getLong(5));
        return new Place(player, row.getString(3), rating, row.getInt(6), new After(row.getLong(4), row.getLong(7)));
    }

    /** The bots of the house in a pool, those that are not listed yet too. */
    public List<BotStanding> ofBots(String pool) {
        return reading.withHandle(handle -> handle.createQuery("select p.name, r.mean, r.spread, r.matches"
                        + " from rating_players p join ratings r on r.player = p.id and r.pool = :pool and " + CURRENT
                        + " where p.kind = 'BOT' order by p.name")
                .bind("pool", pool)
                .map((row, context) ->
                        new BotStanding(row.getString(1), new Rating(row.getLong(2), row.getLong(3)), row.getInt(4)))
                .list());
    }

    /** All pools in which this person has a rating. */
    public List<Standing> of(String person) {
        return reading.withHandle(handle -> handle.createQuery("select r.pool, r.mean, r.spread, r.matches,"
                        + " case when r.listed = 0 then 0 else 1 + " + ABOVE + " end from ratings r" + OF_PERSON
                        + " where " + CURRENT + " and p.name = :person order by r.pool")
                .bind("person", person)
                .map((row, context) -> new Standing(
                        row.getString(1), new Rating(row.getLong(2), row.getLong(3)), row.getInt(4), row.getLong(5)))
                .list());
    }

    /** The last ratings of this person in a pool, the newest first. */
    public List<Point> course(String person, String pool, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select m.match, m.ended_millis, r.mean, r.spread from rating_moves r" + OF_PERSON
                                + " join rated_matches m on m.number = r.number"
                                + " where " + CURRENT + " and p.name = :person and m.pool = :pool"
                                + " order by r.number desc limit :most")
                .bind("person", person)
                .bind("pool", pool)
                .bind("most", most)
                .map((row, context) ->
                        new Point(row.getString(1), row.getLong(2), new Rating(row.getLong(3), row.getLong(4))))
                .list());
    }
}
