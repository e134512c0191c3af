package tablee.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;

/** Where people are signed in. A secret opens a session and is kept as a hash; of times only the day is kept. */
public final class Sessions {
    private static final long DAY_MILLIS = 86_400_000;

    /** @param seenDay the last day on which it was used, counted from 1970 */
    public record Session(People.Person person, int seenDay) {}

    /** A session as its owner may see it. */
    public record Days(int createdDay, int seenDay) {}

    private final StoreWriter writer;
    private final Jdbi reading;

    Sessions(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    public static int day(long wallMillis) {
        return Math.toIntExact(Math.floorDiv(wallMillis, DAY_MILLIS));
    }

    static void insert(Batch batch, String person, byte[] secretHash, int day) throws SQLException {
        batch.run(
                "insert into sessions (secret_hash, person, created_day, seen_day) values (?, ?, ?, ?)",
                secretHash,
                person,
                day,
                day);
    }

    public CompletableFuture<Void> open(String person, byte[] secretHash, int day) {
        return writer.write(batch -> insert(batch, person, secretHash, day));
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
        return reading.withHandle(handle -> handle.createQuery("select created_day, seen_day from sessions"
                        + " where person = :person order by created_day desc, seen_day desc")
                .bind("person", person)
                .map((row, context) -> new Days(row.getInt(1), row.getInt(2)))
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
        return writer.write(batch -> batch.run("delete from sessions where person = ?", person));
    }
}
