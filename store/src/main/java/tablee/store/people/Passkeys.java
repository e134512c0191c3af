package tablee.store.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.SessionLock;
import tablee.store.database.StoreWriter;

/** Keys that devices keep for people, who sign in with them instead of a password or beside it. Of times only the day is kept. */
public final class Passkeys {
    /**
     * @param id by which its owner names it; it opens nothing
     * @param credential what its device calls it
     * @param publicHalf the public key with its kind, as its device gave it; nobody can sign with it
     * @param counter how often its device has used it, or 0 where that is not counted
     * @param synced whether its owner's other devices may have it too
     */
    public record Passkey(
            String id,
            String person,
            String name,
            byte[] credential,
            byte[] publicHalf,
            long counter,
            boolean synced,
            int createdDay,
            int usedDay) {
        static Passkey of(ResultSet row) throws SQLException {
            return new Passkey(
                    row.getString(1),
                    row.getString(2),
                    row.getString(3),
                    row.getBytes(4),
                    row.getBytes(5),
                    row.getLong(6),
                    row.getInt(7) == 1,
                    row.getInt(8),
                    row.getInt(9));
        }
    }

    private static final String COLUMNS =
            "id, person, name, credential, public_half, counter, synced, created_day, used_day";

    private final StoreWriter writer;
    private final Jdbi reading;

    public Passkeys(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** An account whose first way in is this key. Refused as {@link Accounts#add} is, and where the key is known. */
    public CompletableFuture<Void> open(Accounts.Account account, Passkey first, long wallMillis) {
        return writer.write(batch -> {
            Accounts.insert(batch, account, wallMillis);
            insert(batch, first);
        });
    }

    /** Refused where its owner has as many as may be, where the key is known, and where the session has ended in which it was asked for. */
    public CompletableFuture<Void> add(Passkey key, int most, byte[] session) {
        return writer.write(batch -> {
            lock(batch, key.person);
            SessionLock.hold(batch, session);
            int has = batch.texts("select id from passkeys where person = ?", key.person)
                    .size();
            if (has >= most) throw new SQLException("this person has " + has + " passkeys");
            insert(batch, key);
        });
    }

    /** Anyone who changes the ways into this account at the same moment, also from another node, waits here. */
    private static void lock(Batch batch, String person) throws SQLException {
        batch.run("update accounts set name = name where person = ?", person);
    }

    private static void insert(Batch batch, Passkey key) throws SQLException {
        batch.run(
                "insert into passkeys (" + COLUMNS + ") values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                key.id,
                key.person,
                key.name,
                key.credential,
                key.publicHalf,
                key.counter,
                key.synced ? 1 : 0,
                key.createdDay,
                key.usedDay);
    }

    /** Its device has signed with it. Refused where it has counted as far before: then there are two of them. */
    public CompletableFuture<Void> used(String id, long counter, int day) {
        return writer.write(batch -> {
            int rows = batch.run(
                    "update passkeys set counter = ?, used_day = ? where id = ? and (counter < ? or counter = 0)",
                    counter,
                    day,
                    id,
                    counter);
            if (rows != 1) throw new SQLException("this passkey was used meanwhile, or is gone");
        });
    }

    /** Refused where this person has no such key. */
    public CompletableFuture<Void> rename(String person, String id, String name) {
        return writer.write(batch -> {
            int rows = batch.run("update passkeys set name = ? where id = ? and person = ?", name, id, person);
            if (rows != 1) throw new SQLException("this person has no such passkey");
        });
    }

    /** Refused where its owner would have neither a key nor a password any more. */
    public CompletableFuture<Void> remove(String person, String id) {
        return writer.write(batch -> {
            lock(batch, person);
            int rows = batch.run(
                    "delete from passkeys where id = ? and person = ? and (exists (select 1 from accounts a"
                            + " where a.person = ? and a.password <> '') or exists (select 1 from passkeys o"
                            + " where o.person = ? and o.id <> ?))",
                    id,
                    person,
                    person,
                    person,
                    id);
            if (rows != 1) throw new SQLException("this is the last way in");
        });
    }

    /** Somebody else may have made one of them. */
    public static void removeAll(Batch batch, String person) throws SQLException {
        batch.run("delete from passkeys where person = ?", person);
    }

    /** The keys of a person, the oldest first. */
    public List<Passkey> of(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select " + COLUMNS + " from passkeys where person = :person order by created_day, id")
                .bind("person", person)
                .map((row, context) -> Passkey.of(row))
                .list());
    }

    public Optional<Passkey> byCredential(byte[] credential) {
        return reading.withHandle(
                handle -> handle.createQuery("select " + COLUMNS + " from passkeys where credential = :credential")
                        .bind("credential", credential)
                        .map((row, context) -> Passkey.of(row))
                        .findFirst());
    }
}
