package tablee.store.ratings;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** Who waits for a rated game now, at whatever node. Somebody of whom nothing was heard for a while does not wait any more. */
public final class WaitingPlayers {
    /**
     * @param table where they wait
     * @param points of their rating
     */
    public record Waiting(
            String person, String game, int seats, String table, int points, long sinceMillis, long seenMillis) {}

    private final StoreWriter writer;
    private final Jdbi reading;

    public WaitingPlayers(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** Begins to wait, or still does: at the same table it is since the same time. Those of before that time go on the way. */
    public CompletableFuture<Void> wait(Waiting waiting, long goneBeforeMillis) {
        return writer.write(batch -> {
            batch.run("delete from waiting_players where seen_millis < ?", goneBeforeMillis);
            batch.run(
                    "insert into waiting_players (person, game, seats, table_id, points, since_millis, seen_millis)"
                            + " values (?, ?, ?, ?, ?, ?, ?) on conflict (person) do update set game = excluded.game,"
                            + " seats = excluded.seats, points = excluded.points, seen_millis = excluded.seen_millis,"
                            + " since_millis = case when waiting_players.table_id = excluded.table_id"
                            + " then waiting_players.since_millis else excluded.since_millis end,"
                            + " table_id = excluded.table_id",
                    waiting.person,
                    waiting.game,
                    waiting.seats,
                    waiting.table,
                    waiting.points,
                    waiting.sinceMillis,
                    waiting.seenMillis);
        });
    }

    /** Has found a game, or does not want one any more. */
    public CompletableFuture<Void> leave(String person) {
        return writer.write(batch -> forget(batch, person));
    }

    public static void forget(Batch batch, String person) throws SQLException {
        batch.run("delete from waiting_players where person = ?", person);
    }

    /** Deletes those of whom nothing was heard since then, where nobody has come after them. */
    public CompletableFuture<Void> deleteBefore(long goneBeforeMillis) {
        return writer.write(batch -> batch.run("delete from waiting_players where seen_millis < ?", goneBeforeMillis));
    }

    private static final String SELECT =
            "select person, game, seats, table_id, points, since_millis, seen_millis from waiting_players where ";

    private static Waiting read(ResultSet row) throws SQLException {
        return new Waiting(
                row.getString(1),
                row.getString(2),
                row.getInt(3),
                row.getString(4),
                row.getInt(5),
                row.getLong(6),
                row.getLong(7));
    }

    /** Those who wait for this, the one who has waited longest first. */
    public List<Waiting> of(String game, int seats, long seenSinceMillis) {
        return reading.withHandle(handle -> handle.createQuery(SELECT
                        + "game = :game and seats = :seats and seen_millis >= :since order by since_millis, person")
                .bind("game", game)
                .bind("seats", seats)
                .bind("since", seenSinceMillis)
                .map((row, context) -> read(row))
                .list());
    }

    /** What is kept of this person's waiting. */
    public Optional<Waiting> find(String person) {
        return reading.withHandle(handle -> handle.createQuery(SELECT + "person = :person")
                .bind("person", person)
                .map((row, context) -> read(row))
                .findFirst());
    }
}
