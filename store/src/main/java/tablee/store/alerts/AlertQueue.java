package tablee.store.alerts;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/**
 * What people are to be alerted of. An alert is written down before it is sent and claimed by the one who sends it, so that it goes out once
 * at most, whatever nodes, restarts and failing addresses do.
 */
public final class AlertQueue {
    /** What an alert is about. */
    public enum Kind {
        /** A table waits for them. */
        TURN,
        /** A friend has invited them to a table. */
        INVITATION,
        /** A friend has come. */
        FRIEND
    }

    /**
     * @param subject the table, or the friend
     * @param mark what sets it apart from the last one about the same: which turn it is, who invites, which part of the day
     * @param dueMillis not before
     * @param toldMillis when it was claimed, 0 while it is not, {@link #GIVEN_UP} where nobody took it
     * @param tries how often it was claimed and then taken nowhere
     */
    public record Alert(
            String person, Kind kind, String subject, String mark, long dueMillis, long toldMillis, int tries) {
        public static Alert of(String person, Kind kind, String subject, String mark, long dueMillis) {
            return new Alert(person, kind, subject, mark, dueMillis, 0, 0);
        }

        static Alert of(ResultSet row) throws SQLException {
            return new Alert(
                    row.getString(1),
                    Kind.valueOf(row.getString(2)),
                    row.getString(3),
                    row.getString(4),
                    row.getLong(5),
                    row.getLong(6),
                    row.getInt(7));
        }
    }

    public static final long GIVEN_UP = -1;

    private static final int ALL = 1_000_000;
    private static final int DUE_OF_EACH = 4;
    private static final String COLUMNS = "person, kind, subject, mark, due_millis, told_millis, tries";
    private static final String SELECT = "select " + COLUMNS + " from alerts where ";
    private static final String THIS = " where person = ? and kind = ? and subject = ? and mark = ?";

    private final StoreWriter writer;
    private final Jdbi reading;

    public AlertQueue(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** Writes it down, unless one of the same mark was. Of one person the newest are kept. */
    public CompletableFuture<Void> put(Alert alert, int most) {
        return writer.write(batch -> {
            batch.run(
                    "insert into alerts (person, kind, subject, mark, due_millis, told_millis, tries) values (?, ?, ?, ?, ?, 0, 0)"
                            + " on conflict (person, kind, subject) do update set mark = excluded.mark,"
                            + " due_millis = excluded.due_millis, told_millis = 0, tries = 0 where alerts.mark <> excluded.mark",
                    alert.person,
                    alert.kind.name(),
                    alert.subject,
                    alert.mark,
                    alert.dueMillis);
            batch.run(
                    "delete from alerts where person = ? and (kind, subject) in (select kind, subject from alerts"
                            + " where person = ? order by due_millis desc, kind, subject limit " + ALL + " offset "
                            + most + ")",
                    alert.person,
                    alert.person);
        });
    }

    /** Whether the one who asks is to send it: nobody else has, and it is due. */
    public CompletableFuture<Boolean> claim(Alert alert, long nowMillis) {
        int[] rows = new int[1];
        return writer.write(batch -> rows[0] = batch.run(
                        "update alerts set told_millis = ?" + THIS + " and told_millis = 0 and due_millis <= ?",
                        nowMillis,
                        alert.person,
                        alert.kind.name(),
                        alert.subject,
                        alert.mark,
                        nowMillis))
                .thenApply(done -> rows[0] == 1);
    }

    /** It is not sent yet, and that is no try: its reader looks there already, or sleeps. Nothing changes where somebody has claimed it. */
    public CompletableFuture<Void> later(Alert alert, long dueMillis) {
        return writer.write(batch -> batch.run(
                "update alerts set due_millis = ?" + THIS + " and told_millis = 0",
                dueMillis,
                alert.person,
                alert.kind.name(),
                alert.subject,
                alert.mark));
    }

    /** It was claimed and taken nowhere: once more, from then on. */
    public CompletableFuture<Void> again(Alert alert, long dueMillis) {
        return settle(alert, 0, dueMillis, 1);
    }

    /** It was claimed, and nobody could try: once more, from then on, and as often. */
    public CompletableFuture<Void> putOff(Alert alert, long dueMillis) {
        return settle(alert, 0, dueMillis, 0);
    }

    /** It was claimed and taken nowhere, and nobody tries again. */
    public CompletableFuture<Void> giveUp(Alert alert) {
        return settle(alert, GIVEN_UP, alert.dueMillis, 1);
    }

    private CompletableFuture<Void> settle(Alert alert, long toldMillis, long dueMillis, int tries) {
        return writer.write(batch -> batch.run(
                "update alerts set told_millis = ?, due_millis = ?, tries = tries + ?" + THIS,
                toldMillis,
                dueMillis,
                tries,
                alert.person,
                alert.kind.name(),
                alert.subject,
                alert.mark));
    }

    /** What friends were, or are to be, told of somebody who is forgotten. */
    public static void forget(Batch batch, String person) throws SQLException {
        batch.run("delete from alerts where subject = ? or mark = ?", person, person);
    }

    /** Some that nobody has claimed and that are due, the oldest first; of each person few, so that nobody's keep others' away. */
    public List<Alert> due(long nowMillis, int most) {
        return reading.withHandle(handle -> handle.createQuery("select " + COLUMNS + " from (select " + COLUMNS
                        + ", row_number() over (partition by person order by due_millis, kind, subject) as place from alerts"
                        + " where told_millis = 0 and due_millis <= :now) waiting where place <= " + DUE_OF_EACH
                        + " order by due_millis limit :most")
                .bind("now", nowMillis)
                .bind("most", most)
                .map((row, context) -> Alert.of(row))
                .list());
    }

    /** All of a person's, the newest first. */
    public List<Alert> of(String person) {
        return reading.withHandle(
                handle -> handle.createQuery(SELECT + "person = :person order by due_millis desc, kind, subject")
                        .bind("person", person)
                        .map((row, context) -> Alert.of(row))
                        .list());
    }

    /** Whether somebody is to be told of this yet. */
    public boolean isWaiting(String person, Kind kind, String subject) {
        return of(person).stream()
                .anyMatch(each -> each.kind == kind && each.subject.equals(subject) && each.toldMillis == 0);
    }

    /** Whether somebody was told of this since then. */
    public boolean isTold(String person, Kind kind, String subject, long sinceMillis) {
        return of(person).stream()
                .anyMatch(each -> each.kind == kind && each.subject.equals(subject) && each.toldMillis >= sinceMillis);
    }
}
