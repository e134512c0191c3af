package tablee.store;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;

/** Short codes that stand for the link of a table for a while. With a new link they lead nowhere. */
public final class Codes {
    /** @param invite the link's own code */
    public record Code(String code, String invite, long expiresMillis) {}

    private final StoreWriter writer;
    private final Jdbi reading;

    Codes(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** Takes the place of the code that the link had; those that have had their time go on the way. */
    public CompletableFuture<Void> add(Code code, long nowMillis) {
        return writer.write(batch -> {
            batch.run("delete from codes where expires_millis <= ? or invite = ?", nowMillis, code.invite);
            batch.run(
                    "insert into codes (code, invite, expires_millis) values (?, ?, ?)",
                    code.code,
                    code.invite,
                    code.expiresMillis);
        });
    }

    /** The code of a link that is good for longer than until then. */
    public Optional<Code> of(String invite, long untilMillis) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select code, invite, expires_millis from codes where invite = :invite and expires_millis > :until")
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
