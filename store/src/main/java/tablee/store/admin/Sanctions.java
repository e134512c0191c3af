package tablee.store.admin;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** What those who run the server said to people who broke its rules: each has a reason, which the person reads. */
public final class Sanctions {
    /** How hard it is. */
    public enum Kind {
        WARNING,
        SILENCE,
        BAN
    }

    /**
     * @param untilMillis when it ends; a warning stands until it is read
     * @param liftedMillis when it was taken back, or 0
     * @param readMillis when the person said to have read it, or 0
     */
    public record Sanction(
            String id,
            String person,
            Kind kind,
            String reason,
            long createdMillis,
            long untilMillis,
            long liftedMillis,
            long readMillis) {
        static Sanction of(ResultSet row) throws SQLException {
            return new Sanction(
                    row.getString(1),
                    row.getString(2),
                    Kind.valueOf(row.getString(3)),
                    row.getString(4),
                    row.getLong(5),
                    row.getLong(6),
                    row.getLong(7),
                    row.getLong(8));
        }

        /** Whether it still holds, or is still to be read. */
        public boolean isToBeShown(long nowMillis) {
            return liftedMillis == 0 && (kind == Kind.WARNING ? readMillis == 0 : untilMillis > nowMillis);
        }
    }

    private final StoreWriter writer;
    private final Jdbi reading;

    public Sanctions(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    public static void insert(Batch batch, Sanction sanction) throws SQLException {
        batch.run(
                "insert into sanctions (id, person, kind, reason, created_millis, until_millis) values (?, ?, ?, ?, ?, ?)",
                sanction.id,
                sanction.person,
                sanction.kind.name(),
                sanction.reason,
                sanction.createdMillis,
                sanction.untilMillis);
    }

    /** All that was ever said to this person, the newest first. */
    public List<Sanction> of(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select id, person, kind, reason, created_millis, until_millis, lifted_millis, read_millis"
                                + " from sanctions where person = :person order by created_millis desc, id")
                .bind("person", person)
                .map((row, context) -> Sanction.of(row))
                .list());
    }

    /** The person has read it; of somebody else's nothing happens. */
    public CompletableFuture<Void> read(String id, String person, long wallMillis) {
        return writer.write(batch -> batch.run(
                "update sanctions set read_millis = ? where id = ? and person = ? and read_millis = 0",
                wallMillis,
                id,
                person));
    }
}
