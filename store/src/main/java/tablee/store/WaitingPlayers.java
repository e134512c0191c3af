package tablee.store;

import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;

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

    WaitingPlayers(StoreWriter writer, Jdbi reading) {
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

    static void forget(Batch batch, String person) throws SQLException {
        batch.run("delete from waiting_players where person = ?", person);
    }

    /** Those who wait for this, the one who has waited longest first. */
    public List<Waiting> of(String game, int seats, long seenSinceMillis) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select person, game, seats, table_id, points, since_millis, seen_millis from waiting_players"
                                + " where game = :game and seats = :seats and seen_millis >= :since"
                                + " order by since_millis, person")
                .bind("game", game)
                .bind("seats", seats)
                .bind("since", seenSinceMillis)
                .map((row, context) -> new Waiting(
                        row.getString(1),
                        row.getString(2),
                        row.getInt(3),
                        row.getString(4),
                        row.getInt(5),
                        row.getLong(6),
                        row.getLong(7)))
                .list());
    }
}
