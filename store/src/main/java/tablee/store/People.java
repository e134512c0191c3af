package tablee.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;

/**
 * People, guests or not. What proves that somebody is a person is kept as a hash only, and all that is personal can be
 * forgotten: logs hold seat numbers, so every match still verifies.
 */
public final class People {
    public record Person(String id, String name, String language, boolean admin, boolean banned) {
        static Person of(ResultSet row) throws SQLException {
            return new Person(
                    row.getString(1), row.getString(2), row.getString(3), row.getInt(4) == 1, row.getInt(5) == 1);
        }
    }

    private static final String COLUMNS = "select id, name, language, admin, banned from people ";

    private final Writer writer;
    private final Jdbi reading;

    People(Writer writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** @param secretHash of what this person will show to be known again */
    public CompletableFuture<Void> add(Person person, byte[] secretHash, long wallMillis) {
        return writer.write(connection -> Sql.run(
                connection,
                "insert into people (id, name, language, admin, banned, secret_hash, created_millis)"
                        + " values (?, ?, ?, ?, ?, ?, ?)",
                person.id,
                person.name,
                person.language,
                person.admin ? 1 : 0,
                person.banned ? 1 : 0,
                secretHash,
                wallMillis));
    }

    /** Changes everything but the id and the secret. */
    public CompletableFuture<Void> change(Person person) {
        return writer.write(connection -> {
            int rows = Sql.run(
                    connection,
                    "update people set name = ?, language = ?, admin = ?, banned = ? where id = ?",
                    person.name,
                    person.language,
                    person.admin ? 1 : 0,
                    person.banned ? 1 : 0,
                    person.id);
            if (rows != 1) throw new SQLException("there is no such person");
        });
    }

    /** Deletes a person, what the person said, and the link from the person to matches played. */
    public CompletableFuture<Void> forget(String id) {
        return writer.write(connection -> {
            Sql.run(connection, "delete from people where id = ?", id);
            Sql.run(connection, "update chat set person = '', name = '', text = '' where person = ?", id);
            Sql.run(connection, "update reports set reporter = '' where reporter = ?", id);
            Sql.run(connection, "update history set person = '' where person = ?", id);
        });
    }

    public Optional<Person> find(String id) {
        return reading.withHandle(handle -> handle.createQuery(COLUMNS + "where id = :id")
                .bind("id", id)
                .map((row, context) -> Person.of(row))
                .findFirst());
    }

    public Optional<Person> bySecret(byte[] secretHash) {
        return reading.withHandle(handle -> handle.createQuery(COLUMNS + "where secret_hash = :hash")
                .bind("hash", secretHash)
                .map((row, context) -> Person.of(row))
                .findFirst());
    }
}
