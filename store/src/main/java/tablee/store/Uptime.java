package tablee.store;

import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.StoreWriter;

/**
 * For how long there has been a server in all, as far as it was noted. It stands while there is none and knows no calendar, so
 * that nobody is charged for a night without a server, nor for a calendar that was set.
 */
public final class Uptime {
    private final StoreWriter writer;
    private final Jdbi reading;

    Uptime(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** Notes that servers have been there for so long. */
    public CompletableFuture<Void> reach(long upMillis) {
        return writer.write(batch -> batch.run(
                "insert into uptime (one, millis) values (1, ?) on conflict (one) do update"
                        + " set millis = excluded.millis where uptime.millis < excluded.millis",
                upMillis));
    }

    /** From where the next server counts on. */
    public long reached() {
        return reading.withHandle(handle -> handle.createQuery(
                        "select max(known.millis) from (select coalesce(max(millis), 0) as millis from uptime"
                                + " union all select coalesce(max(saved_up_millis), 0) from tables) as known")
                .mapTo(Long.class)
                .one());
    }
}
