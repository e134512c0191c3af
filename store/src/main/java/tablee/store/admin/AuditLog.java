package tablee.store.admin;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;

/**
 * Everything that those who run the server did, in its order. Each act is written in the same commit as what it brought about, and no way
 * leads from outside to change a line; only a person who is forgotten is taken out of it.
 */
public final class AuditLog {
    /**
     * Who acts.
     *
     * @param person an administrator, or {@link #HOST}
     */
    public record Actor(String person, String name) {
        /** Somebody at the machine itself, on the command line. */
        public static final Actor AT_THE_MACHINE = new Actor(HOST, HOST);
    }

    /** Stands for a person where somebody acted at the machine itself. */
    public static final String HOST = "host";

    /** What can be done. */
    public enum Act {
        WARN,
        SILENCE,
        BAN,
        LIFT,
        SIGN_OUT,
        GRANT,
        REVOKE,
        ADMIT,
        RESET,
        ERASE,
        CLOSE_TABLE,
        ERASE_TABLE,
        END_REPLAY,
        CLOSE_TOURNAMENT,
        ERASE_TOURNAMENT,
        RESOLVE,
        NOTE,
        NOTIFY,
        INVITE
    }

    /** Who does what, about whom or which table or tournament, and why. */
    public record Deed(Actor actor, Act act, String subject, String note, long wallMillis) {}

    /**
     * @param subject a person, a table, a tournament, a link to a replay, or empty where it is about everybody
     * @param note what was said about it: to the person, or to others who run the server
     */
    public record Entry(long number, long wallMillis, Actor actor, Act act, String subject, String note) {
        static Entry of(ResultSet row) throws SQLException {
            return new Entry(
                    row.getLong(1),
                    row.getLong(2),
                    new Actor(row.getString(3), row.getString(4)),
                    Act.valueOf(row.getString(5)),
                    row.getString(6),
                    row.getString(7));
        }
    }

    private static final String SELECT =
            "select number, wall_millis, actor, actor_name, act, subject, note from audit ";

    private final Jdbi reading;

    public AuditLog(Jdbi reading) {
        this.reading = reading;
    }

    /** A second writer at this moment, also at another node, waits for this commit: numbers have no gaps. */
    public static void write(Batch batch, Deed deed) throws SQLException {
        batch.run("insert into audit_count (id, number) values (1, 1)"
                + " on conflict (id) do update set number = audit_count.number + 1");
        batch.run(
                "insert into audit (number, wall_millis, actor, actor_name, act, subject, note)"
                        + " select number, ?, ?, ?, ?, ?, ? from audit_count",
                deed.wallMillis,
                deed.actor.person,
                deed.actor.name,
                deed.act.name(),
                deed.subject,
                deed.note);
    }

    public static void forget(Batch batch, String person) throws SQLException {
        batch.run("update audit set subject = '', note = '' where subject = ?", person);
        batch.run("update audit set actor = '', actor_name = '' where actor = ?", person);
    }

    /** The number of the last line, 0 if there is none. */
    public long last() {
        return reading.withHandle(handle -> handle.createQuery("select number from audit_count")
                .mapTo(Long.class)
                .findFirst()
                .orElse(0L));
    }

    /** What was done after this number, the oldest first. */
    public List<Entry> after(long number, int most) {
        return list("where number > :key order by number limit :most", number, most);
    }

    /** What was done before this number, the newest first. */
    public List<Entry> before(long number, int most) {
        return list("where number < :key order by number desc limit :most", number, most);
    }

    /** What was done about a person or a table, the newest first. */
    public List<Entry> about(String subject, int most) {
        return list("where subject = :key order by number desc limit :most", subject, most);
    }

    /** What this person did, the newest first. */
    public List<Entry> by(String actor, int most) {
        return list("where actor = :key order by number desc limit :most", actor, most);
    }

    private List<Entry> list(String where, Object key, int most) {
        return reading.withHandle(handle -> handle.createQuery(SELECT + where)
                .bind("key", key)
                .bind("most", most)
                .map((row, context) -> Entry.of(row))
                .list());
    }
}
