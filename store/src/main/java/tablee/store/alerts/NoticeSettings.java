package tablee.store.alerts;

import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** How people want to hear that it is their turn in a slow game. */
public final class NoticeSettings {
    /**
     * @param mail where to write, or empty
     * @param code what confirms this address, and what ends the mails
     * @param feed the secret part of the address of this person's feed, if there is one
     */
    public record Notice(String person, String mail, String code, boolean confirmed, Optional<String> feed) {}

    private final StoreWriter writer;
    private final Jdbi reading;

    public NoticeSettings(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    public CompletableFuture<Void> set(Notice notice) {
        return writer.write(batch -> {
            batch.run("delete from notices where person = ?", notice.person);
            batch.run(
                    "insert into notices (person, mail, code, confirmed, feed) values (?, ?, ?, ?, nullif(?, ''))",
                    notice.person,
                    notice.mail,
                    notice.code,
                    notice.confirmed ? 1 : 0,
                    notice.feed.orElse(""));
        });
    }

    /** Nobody is written to, and the address of the feed is worth nothing any more: their owner may have given neither. */
    public static void end(Batch batch, String person) throws SQLException {
        batch.run("delete from notices where person = ?", person);
    }

    public Optional<Notice> of(String person) {
        return find("person", person);
    }

    public Optional<Notice> byCode(String code) {
        return find("code", code);
    }

    public Optional<Notice> byFeed(String feed) {
        return find("feed", feed);
    }

    private Optional<Notice> find(String column, String value) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select person, mail, code, confirmed, feed from notices where " + column + " = :value")
                .bind("value", value)
                .map((row, context) -> new Notice(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getInt(4) == 1,
                        Optional.ofNullable(row.getString(5))))
                .findFirst());
    }
}
