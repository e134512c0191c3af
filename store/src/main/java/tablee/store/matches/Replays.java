package tablee.store.matches;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** Links to a moment of a finished match, which open it to anyone who has one, as long as their owner likes. */
public final class Replays {
    /**
     * @param code the secret part of the address
     * @param person who shared it
     * @param card which moment, and what a preview says, as a document
     */
    public record Shared(String code, String match, String person, String card, long createdMillis) {}

    private final StoreWriter writer;
    private final Jdbi reading;

    public Replays(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** @param most how many links a person has at most: the oldest one ends for the next */
    public CompletableFuture<Void> add(Shared shared, byte[] picture, int most) {
        return writer.write(batch -> {
            batch.run(
                    "insert into replays (code, match, person, card, picture, created_millis) values (?, ?, ?, ?, ?, ?)",
                    shared.code,
                    shared.match,
                    shared.person,
                    shared.card,
                    picture,
                    shared.createdMillis);
            batch.run(
                    "delete from replays where person = ? and code not in (select code from replays where person = ?"
                            + " order by created_millis desc, code limit " + most + ")",
                    shared.person,
                    shared.person);
        });
    }

    /** Ends a link of this person's own; of somebody else's nothing happens. */
    public CompletableFuture<Void> end(String code, String person) {
        return writer.write(batch -> batch.run("delete from replays where code = ? and person = ?", code, person));
    }

    /** Those who run the server end a link. Answers how many there were. */
    public static int end(Batch batch, String code) throws SQLException {
        return batch.run("delete from replays where code = ?", code);
    }

    /** Ends the links to every match of a table. */
    public static void endAll(Batch batch, String table) throws SQLException {
        String played = "select id from matches where id = ?";
        for (int number = 1; !batch.texts(played, table + "." + number).isEmpty(); number++)
            batch.run("delete from replays where match = ?", table + "." + number);
    }

    /** A person who is forgotten is named in none: neither in their own, nor in others' of matches they sat in. */
    public static void forget(Batch batch, String person) throws SQLException {
        batch.run("delete from replays where person = ?", person);
        batch.run("delete from replays where match in (select match from history where person = ?)", person);
    }

    public Optional<Shared> find(String code) {
        return select("code = :value", code).stream().findFirst();
    }

    /** The links of this person, the newest first. */
    public List<Shared> of(String person) {
        return select("person = :value order by created_millis desc, code", person);
    }

    public Optional<byte[]> picture(String code) {
        return reading.withHandle(handle -> handle.createQuery("select picture from replays where code = :code")
                .bind("code", code)
                .map((row, context) -> row.getBytes(1))
                .findFirst());
    }

    private List<Shared> select(String where, String value) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select code, match, person, card, created_millis from replays where " + where)
                .bind("value", value)
                .map((row, context) -> new Shared(
                        row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getLong(5)))
                .list());
    }
}
