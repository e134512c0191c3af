package tablee.store.database;

import java.sql.SQLException;

/** What outlasts a session is written only as long as that lasts: its owner may end it at this very moment, since somebody else has it. */
public final class SessionLock {
    private SessionLock() {}

    /** Refused where this session has ended; until this commit nobody ends it, and who does then finds what was written. */
    public static void hold(Batch batch, byte[] secretHash) throws SQLException {
        int rows = batch.run("update sessions set seen_day = seen_day where secret_hash = ?", secretHash);
        if (rows != 1) throw new SQLException("this session has ended");
    }
}
