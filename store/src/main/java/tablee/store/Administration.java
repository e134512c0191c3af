package tablee.store;

import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import tablee.store.admin.AuditLog;
import tablee.store.admin.House;
import tablee.store.admin.Sanctions;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;
import tablee.store.matches.Replays;
import tablee.store.people.Accounts;
import tablee.store.people.People;
import tablee.store.people.RecoveryMails;
import tablee.store.people.Sessions;
import tablee.store.tables.Tables;
import tablee.store.tournaments.TournamentDeletion;
import tablee.store.tournaments.Tournaments;

/**
 * What those who run the server change. Every way in here takes a {@link AuditLog.Deed}, which is written in the same commit: nothing is
 * done that is not in the log, and nothing is in the log that was not done.
 */
public final class Administration {
    private interface Work {
        void on(Batch batch) throws SQLException;
    }

    private static final String CLOSE_TABLES =
            "update tables set phase = 'closed', listed = 0, invite = '', revision = revision + 1, wake_millis = "
                    + Tables.NEVER + " where ";

    private final StoreWriter writer;

    Administration(StoreWriter writer) {
        this.writer = writer;
    }

    private CompletableFuture<Void> write(AuditLog.Deed deed, Work work) {
        return writer.write(batch -> {
            work.on(batch);
            AuditLog.write(batch, deed);
        });
    }

    /** Nothing but a line in the log. */
    public CompletableFuture<Void> note(AuditLog.Deed deed) {
        return write(deed, batch -> {});
    }

    // ---- People ----------------------------------------------------------------------------------------------------

    /** Warns, silences or bans the subject; the note is the reason that they read. */
    public CompletableFuture<Void> sanction(AuditLog.Deed deed, Sanctions.Sanction sanction) {
        return write(deed, batch -> {
            Sanctions.insert(batch, sanction);
            if (sanction.kind() == Sanctions.Kind.SILENCE) set(batch, deed, "silent_until", sanction.untilMillis());
            if (sanction.kind() == Sanctions.Kind.BAN) {
                set(batch, deed, "banned_until", sanction.untilMillis());
                House.holdSessions(batch, deed.subject(), House.heldUntil(sanction.untilMillis(), deed.wallMillis()));
            }
        });
    }

    /** Takes back whatever holds: the subject may come and talk again. */
    public CompletableFuture<Void> lift(AuditLog.Deed deed) {
        return write(deed, batch -> {
            set(batch, deed, "silent_until", 0L);
            set(batch, deed, "banned_until", 0L);
            batch.run(
                    "update sanctions set lifted_millis = ? where person = ? and lifted_millis = 0 and until_millis > ?",
                    deed.wallMillis(),
                    deed.subject(),
                    deed.wallMillis());
            batch.run("delete from banned_places where person = ?", deed.subject());
        });
    }

    /** Makes the subject an administrator, or ends that. */
    public CompletableFuture<Void> grant(AuditLog.Deed deed, boolean admin) {
        return write(deed, batch -> set(batch, deed, "admin", admin ? 1 : 0));
    }

    /** The subject counts as invited from now on. */
    public CompletableFuture<Void> admit(AuditLog.Deed deed) {
        return write(deed, batch -> set(batch, deed, "invited", 1));
    }

    private static void set(Batch batch, AuditLog.Deed deed, String column, Object value) throws SQLException {
        int rows = batch.run("update people set " + column + " = ? where id = ?", value, deed.subject());
        if (rows != 1) throw new SQLException("there is no such person");
    }

    public CompletableFuture<Void> signOut(AuditLog.Deed deed) {
        return write(deed, batch -> Sessions.closeAll(batch, deed.subject()));
    }

    /** The old password and code are worth nothing any more, nor is what they opened; the new code is the way back. */
    public CompletableFuture<Void> reset(AuditLog.Deed deed, String password, byte[] recoveryHash) {
        return write(deed, batch -> {
            int rows = batch.run(
                    "update accounts set password = ?, recovery_hash = ? where person = ?",
                    password,
                    recoveryHash,
                    deed.subject());
            if (rows != 1) throw new SQLException("there is no such account");
            Accounts.endAll(batch, deed.subject());
            RecoveryMails.remove(batch, deed.subject());
        });
    }

    /**
     * Forgets the subject. The log keeps that somebody was, and not who; the tables that showed their name count as saved at that very moment, so that
     * a server finds those that are awake with the old name.
     */
    public CompletableFuture<Void> erase(AuditLog.Deed deed, People.Eraser eraser) {
        return writer.write(batch -> {
            Tables.touch(batch, PersonErasure.forget(batch, deed.subject(), eraser), deed.wallMillis());
            AuditLog.write(batch, new AuditLog.Deed(deed.actor(), deed.act(), "", deed.note(), deed.wallMillis()));
        });
    }

    // ---- Tables ----------------------------------------------------------------------------------------------------

    /** Nobody comes to this table any more; what was said and reported there stays for those who look into it. */
    public CompletableFuture<Void> closeTable(AuditLog.Deed deed) {
        return write(deed, batch -> {
            int rows = batch.run(CLOSE_TABLES + "id = ?", deed.subject());
            if (rows != 1) throw new SQLException("there is no such table");
        });
    }

    /** Deletes a table with all that was said there, and the links to its matches; those that were finished stay in the history. */
    public CompletableFuture<Void> eraseTable(AuditLog.Deed deed) {
        return write(deed, batch -> erase(batch, deed.subject()));
    }

    private static void erase(Batch batch, String table) throws SQLException {
        Replays.endAll(batch, table);
        Upkeep.deleteTable(batch, table);
    }

    /** Ends a link to a moment of a finished match; the match stays. */
    public CompletableFuture<Void> endReplay(AuditLog.Deed deed) {
        return write(deed, batch -> {
            if (Replays.end(batch, deed.subject()) != 1) throw new SQLException("there is no such link");
        });
    }

    // ---- Tournaments -----------------------------------------------------------------------------------------------

    /** It is called off as it stands, and so are the tables at which it is played; what is over stays. */
    public CompletableFuture<Void> closeTournament(AuditLog.Deed deed, Tournaments.Append end) {
        return write(deed, batch -> {
            Tournaments.append(batch, end);
            batch.run(CLOSE_TABLES + "id like ? and phase not in ('over', 'closed')", deed.subject() + "-%");
        });
    }

    /** Deletes a tournament with its tables and all that was said there; matches that were finished stay in the history. */
    public CompletableFuture<Void> eraseTournament(AuditLog.Deed deed) {
        return write(deed, batch -> {
            // First of all, so that a table which is made at this very moment is found, or not made.
            TournamentDeletion.delete(batch, deed.subject());
            for (String table : batch.texts("select id from tables where id like ?", deed.subject() + "-%"))
                erase(batch, table);
        });
    }

    // ---- Reports, and everybody ------------------------------------------------------------------------------------

    /** What was reported of the subject so far is looked into; the note says what came of it. */
    public CompletableFuture<Void> resolve(AuditLog.Deed deed) {
        return write(
                deed,
                batch -> batch.run(
                        "update reports set resolved_millis = ? where about = ? and resolved_millis = 0",
                        deed.wallMillis(),
                        deed.subject()));
    }

    /** Tells everybody something, in place of what they were told before; nothing, if it is empty. */
    public CompletableFuture<Void> notify(AuditLog.Deed deed, House.Notice notice) {
        return write(deed, batch -> {
            batch.run("delete from house_notices");
            if (notice.text().isEmpty()) return;
            batch.run(
                    "insert into house_notices (id, text, created_millis, until_millis) values (?, ?, ?, ?)",
                    notice.id(),
                    notice.text(),
                    notice.createdMillis(),
                    notice.untilMillis());
        });
    }

    /** An invitation for one person, who need not be known yet. */
    public CompletableFuture<Void> invite(AuditLog.Deed deed, byte[] codeHash, long untilMillis) {
        return write(
                deed,
                batch -> batch.run(
                        "insert into house_invitations (code_hash, until_millis) values (?, ?)",
                        codeHash,
                        untilMillis));
    }
}
