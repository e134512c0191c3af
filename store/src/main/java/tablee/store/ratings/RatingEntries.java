package tablee.store.ratings;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tablee.rating.RatedMatch;
import tablee.rating.RatedSeat;
import tablee.rating.Rating;
import tablee.rating.RatingBook;
import tablee.store.database.Batch;
import tablee.store.database.Sql;
import tablee.store.database.StoreWriter;

/**
 * Enters matches that have ended into everybody's ratings, one after the other. Every node may try: the row that says how far it has come
 * refuses the second one, whose try is undone as a whole.
 */
final class RatingEntries implements StoreWriter.Work {
    private static final int MOST_AT_ONCE = 100;

    private record State(long epoch, long number) {}

    /** @param counts not, where it was annulled before it was entered: it has its place in the order, and moves nobody */
    private record Waiting(String match, String pool, boolean together, boolean counts) {}

    private final PlayerRatings.Beginnings beginnings;

    RatingEntries(PlayerRatings.Beginnings beginnings) {
        this.beginnings = beginnings;
    }

    @Override
    public void on(Batch batch) throws SQLException {
        State state = state(batch);
        List<Waiting> waiting = waiting(batch);
        if (waiting.isEmpty()) return;
        long number = state.number;
        for (Waiting each : waiting) enter(batch, state.epoch, ++number, each);
        batch.later(
                "update rating_state set number = ? where epoch = ? and number = ?", number, state.epoch, state.number);
    }

    private static State state(Batch batch) throws SQLException {
        try (ResultSet row =
                batch.statement("select epoch, number from rating_state").executeQuery()) {
            if (!row.next()) throw new SQLException("the state of the ratings is gone");
            return new State(row.getLong(1), row.getLong(2));
        }
    }

    private static List<Waiting> waiting(Batch batch) throws SQLException {
        String sql = "select match, pool, together, void from rated_matches where number is null"
                + " order by ended_millis, match limit " + MOST_AT_ONCE;
        List<Waiting> all = new ArrayList<>();
        try (ResultSet row = batch.statement(sql).executeQuery()) {
            while (row.next())
                all.add(new Waiting(row.getString(1), row.getString(2), row.getInt(3) != 0, row.getInt(4) == 0));
        }
        return all;
    }

    private void enter(Batch batch, long epoch, long number, Waiting waiting) throws SQLException {
        batch.later("update rated_matches set number = ? where match = ? and number is null", number, waiting.match);
        if (!waiting.counts) return;
        Map<Long, RatingRows.Standing> before = new HashMap<>();
        List<RatedSeat> seats = seats(batch, epoch, waiting, before);
        RatedMatch match = new RatedMatch(waiting.pool, waiting.together, seats);
        for (RatingBook.Move move :
                RatingBook.moves(match, player -> standing(before, player).rating())) {
            RatingRows.Standing old = standing(before, move.player());
            RatingRows.move(batch, epoch, number, move);
            RatingRows.replace(
                    batch,
                    epoch,
                    new RatingRows.Standing(old.pool(), old.player(), move.after(), old.matches() + 1, old.known()));
        }
    }

    private static RatingRows.Standing standing(Map<Long, RatingRows.Standing> before, long player) {
        return Objects.requireNonNull(before.get(player), "read with its seat");
    }

    private List<RatedSeat> seats(Batch batch, long epoch, Waiting waiting, Map<Long, RatingRows.Standing> before)
            throws SQLException {
        PreparedStatement statement = batch.statement(
                "select s.player, s.side, s.rank, s.stood_in, p.kind, p.name, r.mean, r.spread, r.matches"
                        + " from rated_seats s join rating_players p on p.id = s.player"
                        + " left join ratings r on r.epoch = ? and r.pool = ? and r.player = s.player"
                        + " where s.match = ? order by s.seat");
        Sql.bind(statement, epoch, waiting.pool, waiting.match);
        List<RatedSeat> seats = new ArrayList<>();
        try (ResultSet row = statement.executeQuery()) {
            while (row.next()) {
                seats.add(new RatedSeat(row.getLong(1), row.getInt(2), row.getInt(3), row.getInt(4) != 0));
                before.put(row.getLong(1), standing(row, waiting.pool));
            }
        }
        return seats;
    }

    private RatingRows.Standing standing(ResultSet row, String pool) throws SQLException {
        RatedResults.Player player =
                new RatedResults.Player(RatedResults.Kind.valueOf(row.getString(5)), row.getString(6));
        int matches = row.getInt(9);
        Rating rating = matches == 0 ? beginnings.first(pool, player) : new Rating(row.getLong(7), row.getLong(8));
        return new RatingRows.Standing(
                pool, row.getLong(1), rating, matches, !player.name().isEmpty());
    }
}
