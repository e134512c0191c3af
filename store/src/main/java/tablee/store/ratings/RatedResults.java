package tablee.store.ratings;

import java.sql.SQLException;
import java.util.List;
import tablee.store.database.Batch;

/** Matches that count, as they end. Where they leave whom is worked out afterwards, in one order: see {@link RatingEntries}. */
public final class RatedResults {
    /** Who can be rated. */
    public enum Kind {
        PERSON,
        /** One of the house, such as {@code circus/expert}. */
        BOT,
        /** What a team plays against, such as {@code flow/2 difficulty=medium round=60}. */
        SETTING
    }

    public record Player(Kind kind, String name) {}

    /**
     * @param left somebody else played this seat to its end
     * @param moves in effect, that this player has made
     */
    public record Seat(Player player, int side, int rank, boolean left, int moves) {}

    /**
     * @param pool who can be compared with each other: a game and its mode
     * @param together the last seat is the setting that all others play against
     */
    public record Ended(String match, String pool, boolean together, List<Seat> seats) {
        public Ended {
            seats = List.copyOf(seats);
        }
    }

    private RatedResults() {}

    public static void insert(Batch batch, Ended ended, long wallMillis) throws SQLException {
        batch.run(
                "insert into rated_matches (match, pool, together, ended_millis, examined) values (?, ?, ?, ?, 0)",
                ended.match,
                ended.pool,
                ended.together ? 1 : 0,
                wallMillis);
        for (int seat = 0; seat < ended.seats.size(); seat++) insert(batch, ended, seat);
    }

    private static void insert(Batch batch, Ended ended, int number) throws SQLException {
        Seat seat = ended.seats.get(number);
        insert(batch, seat.player);
        batch.run(
                "insert into rated_seats (match, seat, player, side, rank, stood_in, moves)"
                        + " select ?, ?, id, ?, ?, ?, ? from rating_players where kind = ? and name = ?",
                ended.match,
                number,
                seat.side,
                seat.rank,
                seat.left ? 1 : 0,
                seat.moves,
                seat.player.kind.name(),
                seat.player.name);
    }

    static void insert(Batch batch, Player player) throws SQLException {
        batch.run(
                "insert into rating_players (kind, name) values (?, ?) on conflict (kind, name) where name <> '' do nothing",
                player.kind.name(),
                player.name);
    }

    /** What was played stays, by a number that nobody can lead back to this person. */
    public static void forget(Batch batch, String person) throws SQLException {
        HonestFigures.forget(batch, person);
        String theirs = "player in (select id from rating_players where kind = 'PERSON' and name = ?)";
        RatingRows.uncount(batch, theirs, person);
        batch.run("update ratings set listed = 0 where " + theirs, person);
        batch.run("update rating_players set name = '' where kind = 'PERSON' and name = ?", person);
    }
}
