package tablee.store.alerts;

import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.StoreWriter;

/** What people want to be alerted of while they are away, and when they want to be left in peace. */
public final class AlertWishes {
    /**
     * @param quietFrom minutes after midnight at which quiet hours begin
     * @param quietUntil at which they end, on the next day where it is earlier; the same: there are none
     * @param zone by whose clock
     */
    public record Wishes(
            String person,
            boolean turns,
            boolean invitations,
            boolean friends,
            int quietFrom,
            int quietUntil,
            String zone) {
        /** Of somebody who has not said anything: a turn and an invitation are addressed to them, that a friend is here is not. */
        public static Wishes usual(String person) {
            return new Wishes(person, true, true, false, 0, 0, "UTC");
        }
    }

    private final StoreWriter writer;
    private final Jdbi reading;

    public AlertWishes(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    public Wishes of(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select person, turns, invitations, friends, quiet_from, quiet_until, zone from alert_wishes"
                                + " where person = :person")
                .bind("person", person)
                .map((row, context) -> new Wishes(
                        row.getString(1),
                        row.getInt(2) == 1,
                        row.getInt(3) == 1,
                        row.getInt(4) == 1,
                        row.getInt(5),
                        row.getInt(6),
                        row.getString(7)))
                .findFirst()
                .orElseGet(() -> Wishes.usual(person)));
    }

    public CompletableFuture<Void> set(Wishes wishes) {
        return writer.write(batch -> {
            batch.run("delete from alert_wishes where person = ?", wishes.person);
            batch.run(
                    "insert into alert_wishes (person, turns, invitations, friends, quiet_from, quiet_until, zone)"
                            + " values (?, ?, ?, ?, ?, ?, ?)",
                    wishes.person,
                    wishes.turns ? 1 : 0,
                    wishes.invitations ? 1 : 0,
                    wishes.friends ? 1 : 0,
                    wishes.quietFrom,
                    wishes.quietUntil,
                    wishes.zone);
        });
    }
}
