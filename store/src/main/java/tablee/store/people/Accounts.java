package tablee.store.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.alerts.AlertChannels;
import tablee.store.alerts.NoticeSettings;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** Names and passwords of those people who want to be known on other devices too. */
public final class Accounts {
    /**
     * @param look the name as far as eyes can tell it from others: no two accounts have the same
     * @param password a hash that names its own salt and costs; empty where passkeys are the only way in
     * @param recoveryHash of the code that stands in for a forgotten password
     */
    public record Account(String person, String name, String look, String password, byte[] recoveryHash) {
        public boolean hasPassword() {
            return !password.isEmpty();
        }

        /** With these in the place of the old ones. */
        public Account with(String nextPassword, byte[] nextRecoveryHash) {
            return new Account(person, name, look, nextPassword, nextRecoveryHash);
        }

        static Account of(ResultSet row) throws SQLException {
            return new Account(row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getBytes(5));
        }
    }

    private static final String COLUMNS = "select person, name, look, password, recovery_hash from accounts ";

    private final StoreWriter writer;
    private final Jdbi reading;

    public Accounts(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** Refused where it has another password or code by now, and until the commit nobody gives it one. */
    static void hold(Batch batch, Account account) throws SQLException {
        int rows = batch.run(
                "update accounts set name = name where person = ? and password = ? and recovery_hash = ?",
                account.person,
                account.password,
                account.recoveryHash);
        if (rows != 1) throw new SQLException("this account has another password or code");
    }

    /** Refused if the person has an account, or the name looks like one that is taken. */
    public CompletableFuture<Void> add(Account account, long wallMillis) {
        return writer.write(batch -> insert(batch, account, wallMillis));
    }

    static void insert(Batch batch, Account account, long wallMillis) throws SQLException {
        // Somebody may have taken the name since it was looked at.
        String others = "select id from people where look = ? and id <> ?";
        if (!batch.texts(others, account.look, account.person).isEmpty())
            throw new SQLException("somebody else is called so meanwhile");
        batch.run(
                "insert into accounts (person, name, look, password, recovery_hash, created_millis)"
                        + " values (?, ?, ?, ?, ?, ?)",
                account.person,
                account.name,
                account.look,
                account.password,
                account.recoveryHash,
                wallMillis);
    }

    /**
     * A new password, and a new code: the one that was used is worth nothing any more. Ends all sessions, passkeys, the tokens of
     * all programs and the mail address for a forgotten password, since somebody else may have known the old password, and made, read or
     * given them.
     *
     * @param usedHash of the recovery code this relies on; if another one stands there now, nothing happens and it is refused
     */
    public CompletableFuture<Void> renew(String person, String password, byte[] usedHash, byte[] recoveryHash) {
        return writer.write(batch -> {
            renew(batch, person, password, usedHash, recoveryHash);
            RecoveryMails.remove(batch, person);
        });
    }

    private static void renew(Batch batch, String person, String password, byte[] usedHash, byte[] recoveryHash)
            throws SQLException {
        int rows = batch.run(
                "update accounts set password = ?, recovery_hash = ? where person = ? and recovery_hash = ?",
                password,
                recoveryHash,
                person,
                usedHash);
        if (rows != 1) throw new SQLException("this recovery code was used already");
        endAll(batch, person);
    }

    /** What anyone who knew the old password may have opened, or had opened for themselves. */
    public static void endAll(Batch batch, String person) throws SQLException {
        Sessions.closeAll(batch, person);
        Passkeys.removeAll(batch, person);
        BotTokens.endAll(batch, person);
        AlertChannels.pauseAll(batch, person);
        NoticeSettings.end(batch, person);
    }

    /**
     * The same by a code that was sent by mail; that address stays, since its reader has just shown to be the one who comes back.
     *
     * @param mailedHash of that code, which counts once
     * @param usedHash of the recovery code that stood there; if another one does now, nothing happens and it is refused
     */
    public CompletableFuture<Void> renewByMail(
            String person, String password, byte[] mailedHash, byte[] usedHash, byte[] recoveryHash, long nowMillis) {
        return writer.write(batch -> {
            RecoveryMails.use(batch, person, mailedHash, nowMillis);
            renew(batch, person, password, usedHash, recoveryHash);
        });
    }

    /**
     * Another password in the place of one that is known. Ends all sessions, since somebody else may have known it too.
     *
     * @param old the hash this relies on; if another one stands there now, nothing happens and it is refused
     */
    public CompletableFuture<Void> change(String person, String old, String password) {
        return writer.write(batch -> {
            int rows = batch.run(
                    "update accounts set password = ? where person = ? and password = ?", password, person, old);
            if (rows != 1) throw new SQLException("this password was changed already");
            Sessions.closeAll(batch, person);
        });
    }

    public Optional<Account> byLook(String look) {
        return find("where look = :key", look);
    }

    public Optional<Account> of(String person) {
        return find("where person = :key", person);
    }

    private Optional<Account> find(String where, String key) {
        return reading.withHandle(handle -> handle.createQuery(COLUMNS + where)
                .bind("key", key)
                .map((row, context) -> Account.of(row))
                .findFirst());
    }
}
