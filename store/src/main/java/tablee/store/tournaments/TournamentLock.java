package tablee.store.tournaments;

import java.sql.SQLException;
import tablee.store.database.Batch;

/** A table of a tournament is made only while that is played: those who run the server may close it at this very moment. */
public final class TournamentLock {
    private TournamentLock() {}

    /** Until this commit nobody else writes the tournament, and who closes it then finds the table. */
    public static void hold(Batch batch, String tournament) throws SQLException {
        int rows = batch.run("update tournaments set phase = phase where id = ? and phase = 'running'", tournament);
        if (rows != 1) throw new SQLException("the tournament is not played any more");
    }
}
