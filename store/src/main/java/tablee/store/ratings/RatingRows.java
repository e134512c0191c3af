package tablee.store.ratings;

import java.sql.SQLException;
import tablee.rating.Rating;
import tablee.rating.RatingBook;
import tablee.store.database.Batch;

/** How ratings are written down. */
final class RatingRows {
    /** The step of a mean, of which {@code rating_counts} says how many are listed there. */
    static final String STEP = "mean >> 14";

    /** The last mean of a step is below the next multiple of this. */
    static final long STEP_WIDTH = 1 << 14;

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

    /** Where somebody stands now, who is counted there. */
    static void replace(Batch batch, long epoch, Standing now) throws SQLException {
        uncount(batch, "epoch = ? and pool = ? and player = ?", epoch, now.pool, now.player);
        standing(batch, epoch, now);
        if (!now.isListed()) return;
        batch.run(
                "insert into rating_counts (epoch, pool, step, listed) values (?, ?, ?, 1)"
                        + " on conflict (epoch, pool, step) do update set listed = rating_counts.listed + 1",
                epoch,
                now.pool,
                Math.floorDiv(now.rating.mean(), STEP_WIDTH));
    }

    /** These ratings, one of a pool at most, are not counted any more. */
    static void uncount(Batch batch, String which, Object... values) throws SQLException {
        batch.run(
                "update rating_counts set listed = listed - 1 where (epoch, pool, step) in (select epoch, pool, " + STEP
                        + " from ratings where listed = 1 and " + which + ")",
                values);
    }

    /** Counts all who are listed. */
    static void count(Batch batch, long epoch) throws SQLException {
        batch.run(
                "insert into rating_counts (epoch, pool, step, listed) select epoch, pool, " + STEP
                        + ", count(*) from ratings where epoch = ? and listed = 1 group by epoch, pool, " + STEP,
                epoch);
    }

    /** Where somebody stands, whom {@link #count} counts later. */
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
        batch.run("delete from rating_counts where epoch = ?", epoch);
        batch.run("delete from rating_moves where epoch = ?", epoch);
    }
}
