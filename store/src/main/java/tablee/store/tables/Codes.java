package tablee.store.tables;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** Short codes that stand for the link of a table for a while. With a new link they lead nowhere. */
public final class Codes {
    /** @param invite the link's own code */
    public record Code(String code, String invite, long expiresMillis) {}

    private final StoreWriter writer;
    private final Jdbi reading;

    public Codes(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /**
     * One more for this link; those that have had their time go on the way.
     *
     * @param drawn the first of these that stands for no other link is it; refused if all do
     */
    public CompletableFuture<Code> add(List<String> drawn, String invite, long expiresMillis, long nowMillis) {
        String[] taken = new String[1];
        return writer.write(batch -> {
                    batch.run("delete from codes where expires_millis <= ?", nowMillis);
                    taken[0] = first(batch, drawn, invite, expiresMillis);
                })
                .thenApply(done -> new Code(taken[0], invite, expiresMillis));
    }

    private static String first(Batch batch, List<String> drawn, String invite, long expiresMillis)
            throws SQLException {
        for (String each : drawn) {
            int rows = batch.run(
                    "insert into codes (code, invite, expires_millis) values (?, ?, ?) on conflict do nothing",
                    each,
                    invite,
                    expiresMillis);
            if (rows == 1) return each;
        }
        throw new SQLException("all of these codes stand for something else");
    }

    /** The code of a link that is good for longer than until then. */
    public Optional<Code> of(String invite, long untilMillis) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select code, invite, expires_millis from codes where invite = :invite and expires_millis > :until"
                                + " order by expires_millis desc limit 1")
                .bind("invite", invite)
                .bind("until", untilMillis)
                .map((row, context) -> new Code(row.getString(1), row.getString(2), row.getLong(3)))
                .findFirst());
    }

    /** The table that a code leads to now. */
    public Optional<String> table(String code, long nowMillis) {
        return reading.withHandle(handle -> handle.createQuery("select tables.id from codes join tables"
                        + " on tables.invite = codes.invite where code = :code and expires_millis > :now")
                .bind("code", code)
                .bind("now", nowMillis)
                .mapTo(String.class)
                .findFirst());
    }
}
