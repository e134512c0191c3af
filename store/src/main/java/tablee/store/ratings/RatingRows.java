package tablee.store.ratings;

import java.sql.SQLException;
import tablee.rating.Rating;
import tablee.rating.RatingBook;
import tablee.store.database.Batch;

/** How ratings are written down. */
final class RatingRows {
    private static final int LEAST_MATCHES = 10;

    /**
     * Where somebody stands.
     *
     * @param known whether there is somebody whom others may look up
     */
    record Standing(String pool, long player, Rating rating, int matches, boolean known) {
        /** Only those of whom enough is known are compared with others. */
        boolean isListed() {
            return known && matches >= LEAST_MATCHES && !rating.isProvisional();
        }
    }

    private RatingRows() {}

    static void move(Batch batch, long epoch, long number, RatingBook.Move move) throws SQLException {
        batch.run(
                "insert into rating_moves (epoch, player, number, mean, spread) values (?, ?, ?, ?, ?)",
                epoch,
                move.player(),
                number,
                move.after().mean(),
                move.after().spread());
    }

    static void standing(Batch batch, long epoch, Standing now) throws SQLException {
        batch.run(
                "insert into ratings (epoch, pool, player, mean, spread, matches, listed) values (?, ?, ?, ?, ?, ?, ?)"
                        + " on conflict (epoch, pool, player) do update set mean = excluded.mean, spread = excluded.spread,"
                        + " matches = excluded.matches, listed = excluded.listed",
                epoch,
                now.pool,
                now.player,
                now.rating.mean(),
                now.rating.spread(),
                now.matches,
                now.isListed() ? 1 : 0);
    }

    static void clear(Batch batch, long epoch) throws SQLException {
        batch.run("delete from ratings where epoch = ?", epoch);
        batch.run("delete from rating_moves where epoch = ?", epoch);
    }
}
