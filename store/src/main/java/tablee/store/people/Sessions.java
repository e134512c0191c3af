package tablee.store.people;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.alerts.AlertChannels;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** Where people are signed in. A secret opens a session and is kept as a hash; of times only the day is kept. */
public final class Sessions {
    private static final long DAY_MILLIS = 86_400_000;

    /** @param seenDay the last day on which it was used, counted from 1970 */
    public record Session(People.Person person, int seenDay) {}

    /** A session as it is exported. */
    public record Days(String device, int createdDay, int seenDay) {}

    /**
     * With what and from where somebody signed in.
     *
     * @param id by which its owner names it; it opens nothing
     * @param device two words at most
     * @param place some bits of a hash, by which its owner can tell it from here
     */
    public record Origin(String id, String device, byte[] place) {
        static final Origin UNKNOWN = new Origin("", "", new byte[0]);
    }

    /** A session as its owner may see it; the hash stays in the server. */
    public record Open(byte[] secretHash, Origin origin, int createdDay, int seenDay) {}

    private final StoreWriter writer;
    private final Jdbi reading;

    public Sessions(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    public static int day(long wallMillis) {
        return Math.toIntExact(Math.floorDiv(wallMillis, DAY_MILLIS));
    }

    static void insert(Batch batch, String person, byte[] secretHash, long wallMillis, Origin origin)
            throws SQLException {
        batch.run(
                "insert into sessions (secret_hash, person, created_day, seen_day, id, device, place, proved_millis)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?)",
                secretHash,
                person,
                day(wallMillis),
                day(wallMillis),
                origin.id,
                origin.device,
                origin.place,
                wallMillis);
    }

    /** One of which nobody knows where it came from. */
    public CompletableFuture<Void> open(String person, byte[] secretHash, int day) {
        return writer.write(batch -> insert(batch, person, secretHash, day * DAY_MILLIS, Origin.UNKNOWN));
    }

    /**
     * Somebody has just proved to be the owner of this account.
     *
     * @param account as they proved it; refused where it has another password or code by now
     */
    public CompletableFuture<Void> open(Accounts.Account account, byte[] secretHash, long wallMillis, Origin origin) {
        return writer.write(batch -> {
            Accounts.hold(batch, account);
            insert(batch, account.person(), secretHash, wallMillis, origin);
        });
    }

    /** Where this person is signed in, what was used last first. */
    public List<Open> open(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select secret_hash, id, device, place, created_day, seen_day from sessions"
                                + " where person = :person order by seen_day desc, created_day desc, id")
                .bind("person", person)
                .map((row, context) -> new Open(
                        row.getBytes(1),
                        new Origin(row.getString(2), row.getString(3), row.getBytes(4)),
                        row.getInt(5),
                        row.getInt(6)))
                .list());
    }

    /** In this session its owner has proved once more to be themselves. */
    public CompletableFuture<Void> proved(byte[] secretHash, long wallMillis) {
        return writer.write(batch ->
                batch.run("update sessions set proved_millis = ? where secret_hash = ?", wallMillis, secretHash));
    }

    /** When its owner proved last to be themselves, or 0. */
    public long provedMillis(byte[] secretHash) {
        return reading.withHandle(
                handle -> handle.createQuery("select proved_millis from sessions where secret_hash = :hash")
                        .bind("hash", secretHash)
                        .mapTo(Long.class)
                        .findFirst()
                        .orElse(0L));
    }

    public Optional<Session> find(byte[] secretHash) {
        String sql = "select " + People.COLUMNS + ", s.seen_day from people p"
                + " join sessions s on s.person = p.id where s.secret_hash = :hash";
        return reading.withHandle(handle -> handle.createQuery(sql)
                .bind("hash", secretHash)
                .map((row, context) -> new Session(People.Person.of(row), row.getInt(6)))
                .findFirst());
    }

    /** All sessions of a person, the newest first. */
    public List<Days> of(String person) {
        return reading.withHandle(handle -> handle.createQuery("select device, created_day, seen_day from sessions"
                        + " where person = :person order by created_day desc, seen_day desc")
                .bind("person", person)
                .map((row, context) -> new Days(row.getString(1), row.getInt(2), row.getInt(3)))
                .list());
    }

    public CompletableFuture<Void> seen(byte[] secretHash, int day) {
        return writer.write(
                batch -> batch.run("update sessions set seen_day = ? where secret_hash = ?", day, secretHash));
    }

    public CompletableFuture<Void> close(byte[] secretHash) {
        return writer.write(batch -> batch.run("delete from sessions where secret_hash = ?", secretHash));
    }

    public CompletableFuture<Void> closeAll(String person) {
        return writer.write(batch -> closeAll(batch, person));
    }

    /** With what goes to browsers that were signed in: a device that was lost tells nobody whose turn it is. */
    public static void closeAll(Batch batch, String person) throws SQLException {
        batch.run("delete from sessions where person = ?", person);
        AlertChannels.endPush(batch, person);
    }
}
