package tablee.store.people;

import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.SessionLock;
import tablee.store.database.StoreWriter;

/** Where a code for a forgotten password may be sent: an address counts once its reader has typed a code that was sent there. */
public final class RecoveryMails {
    /**
     * @param confirmed whether its owner reads there
     * @param codeHash of what was sent last: it confirms the address, or once that is done, stands in for the password; empty: none
     * @param untilMillis how long that counts
     * @param usedDay on which somebody last came back by it, or 0
     */
    public record RecoveryMail(
            String person, String mail, boolean confirmed, byte[] codeHash, long untilMillis, int usedDay) {}

    private static final byte[] NONE = new byte[0];

    private final StoreWriter writer;
    private final Jdbi reading;

    public RecoveryMails(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    public Optional<RecoveryMail> of(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select person, mail, confirmed, code_hash, until_millis, used_day from recovery_mails"
                                + " where person = :person")
                .bind("person", person)
                .map((row, context) -> new RecoveryMail(
                        row.getString(1),
                        row.getString(2),
                        row.getInt(3) == 1,
                        row.getBytes(4),
                        row.getLong(5),
                        row.getInt(6)))
                .findFirst());
    }

    /** Another address, of which nothing is known but that a code was sent there; refused where the session has ended in which it was given. */
    public CompletableFuture<Void> set(String person, String mail, byte[] codeHash, long untilMillis, byte[] session) {
        return writer.write(batch -> {
            SessionLock.hold(batch, session);
            batch.run("delete from recovery_mails where person = ?", person);
            batch.run(
                    "insert into recovery_mails (person, mail, confirmed, code_hash, until_millis, used_day)"
                            + " values (?, ?, 0, ?, ?, 0)",
                    person,
                    mail,
                    codeHash,
                    untilMillis);
        });
    }

    public CompletableFuture<Void> remove(String person) {
        return writer.write(batch -> remove(batch, person));
    }

    public static void remove(Batch batch, String person) throws SQLException {
        batch.run("delete from recovery_mails where person = ?", person);
    }

    /** Refused unless this is the code that was sent to an address that is not confirmed yet. */
    public CompletableFuture<Void> confirm(String person, byte[] codeHash, long nowMillis) {
        return writer.write(batch -> {
            int rows = batch.run(
                    "update recovery_mails set confirmed = 1, code_hash = ?, until_millis = 0"
                            + " where person = ? and confirmed = 0 and code_hash = ? and until_millis > ?",
                    NONE,
                    person,
                    codeHash,
                    nowMillis);
            if (rows != 1) throw new SQLException("this is not the code that was sent");
        });
    }

    /** A code goes to this address. Refused while another one counts: nobody shall make the one before worthless by asking again. */
    public CompletableFuture<Void> send(String person, byte[] codeHash, long untilMillis, long nowMillis) {
        return writer.write(batch -> {
            int rows = batch.run(
                    "update recovery_mails set code_hash = ?, until_millis = ?"
                            + " where person = ? and confirmed = 1 and until_millis <= ?",
                    codeHash,
                    untilMillis,
                    person,
                    nowMillis);
            if (rows != 1) throw new SQLException("there is no address, or a code is on its way already");
        });
    }

    /** The code was used, and counts no more. Fails unless it did until now. */
    static void use(Batch batch, String person, byte[] codeHash, long nowMillis) throws SQLException {
        int rows = batch.run(
                "update recovery_mails set code_hash = ?, until_millis = 0, used_day = ?"
                        + " where person = ? and confirmed = 1 and code_hash = ? and until_millis > ?",
                NONE,
                Sessions.day(nowMillis),
                person,
                codeHash,
                nowMillis);
        if (rows != 1) throw new SQLException("this code was used already");
    }
}
