package tablee.store.tournaments;

import java.sql.SQLException;
import java.util.List;
import tablee.store.database.Batch;

/** Deletes a tournament with all that happened in it. Its tables are others' to delete. */
public final class TournamentDeletion {
    private TournamentDeletion() {}

    public static void delete(Batch batch, String id) throws SQLException {
        for (String part : List.of("results", "entrants", "events"))
            batch.run("delete from tournament_" + part + " where tournament = ?", id);
        batch.run("delete from tournaments where id = ?", id);
    }
}
