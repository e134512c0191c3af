package tablee.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;

/**
 * When there was a server at all. Each one leaves a beat every few seconds, so that afterwards everybody can tell how long
 * none was there: time that no player is charged for.
 */
public final class Beats {
    private record Run(long first, long last) {}

    private final Writer writer;
    private final Jdbi reading;

    Beats(Writer writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** @param run a name for this start of this server, which no other start has */
    public CompletableFuture<Void> beat(String run, long wallMillis) {
        return writer.write(connection -> Sql.run(
                connection,
                "insert into beats (run, first_millis, last_millis) values (?, ?, ?)"
                        + " on conflict (run) do update set last_millis = excluded.last_millis",
                run,
                wallMillis,
                wallMillis));
    }

    /** For how long between these times no server was there. */
    public long downMillis(long fromMillis, long toMillis) {
        long down = 0;
        long covered = fromMillis;
        for (Run run : runs(fromMillis, toMillis)) {
            down += Math.max(0, run.first - covered);
            covered = Math.max(covered, run.last);
        }
        return down + Math.max(0, toMillis - covered);
    }

    private List<Run> runs(long fromMillis, long toMillis) {
        return reading.withHandle(handle -> handle.createQuery("select first_millis, last_millis from beats"
                        + " where last_millis > :from and first_millis < :to order by first_millis")
                .bind("from", fromMillis)
                .bind("to", toMillis)
                .map((row, context) -> new Run(row.getLong(1), row.getLong(2)))
                .list());
    }
}
