package tablee.store.tables;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.Uptime;
import tablee.store.database.Batch;
import tablee.store.database.Sql;
import tablee.store.database.StoreWriter;
import tablee.store.people.People;

/**
 * The tables themselves: a document each, and beside it what is asked of many of them at once. A table has one writer; each
 * write names the revision it builds on, and one that builds on an older one is refused.
 */
public final class Tables {
    /** A table that wants nothing by itself. */
    public static final long NEVER = Long.MAX_VALUE;

    private static final String CLOSED = "closed";

    /**
     * @param revision the one this builds on; 0 makes the table
     * @param document none where it has not changed
     * @param awaited the seats whose people the match waits for, as a set of bits like those of {@link tablee.core.Actor}
     * @param version how many entries the match has: one that has fewer when it is read has lost some
     * @param gameMillis how long the match had run
     * @param upMillis how long there had been servers, see {@link Uptime}
     * @param wakeMillis when the table has to be looked after at the latest, by the same count, or {@link #NEVER}
     */
    public record Revision(
            String id,
            int revision,
            Optional<Document> document,
            int version,
            long gameMillis,
            long upMillis,
            long wakeMillis,
            long awaited) {}

    /**
     * What a move leaves as it is; most writes come without one.
     *
     * @param invite the code that lets people in; no other table has it
     * @param people who belong to this table
     */
    public record Document(
            String text, String game, String phase, boolean listed, String invite, List<String> people) {}

    public record Kept(
            String id,
            int revision,
            String game,
            String phase,
            String document,
            int version,
            long savedMillis,
            long gameMillis,
            long upMillis,
            long awaited) {
        /** Whether those who run the server have closed it: for everybody it is not there. */
        public boolean isClosed() {
            return phase.equals(CLOSED);
        }

        static Kept of(ResultSet row) throws SQLException {
            return new Kept(
                    row.getString(1),
                    row.getInt(2),
                    row.getString(3),
                    row.getString(4),
                    row.getString(5),
                    row.getInt(6),
                    row.getLong(7),
                    row.getLong(8),
                    row.getLong(9),
                    row.getLong(10));
        }
    }

    /** A table without its document, for lists. */
    public record Brief(String id, int revision, String phase, long savedMillis, long awaited) {
        static Brief of(ResultSet row) throws SQLException {
            return new Brief(row.getString(1), row.getInt(2), row.getString(3), row.getLong(4), row.getLong(5));
        }
    }

    private static final String BRIEF = "select id, revision, phase, saved_millis, awaited_seats from tables ";
    private static final String OPEN_TO = "where id in (select table_id from guests where person = :person)"
            + " and phase not in ('over', 'closed') order by saved_millis desc, id limit :most";

    private static final String COLUMNS =
            "select id, revision, game, phase, document, version, saved_millis, game_millis, saved_up_millis,"
                    + " awaited_seats from tables ";

    private final StoreWriter writer;
    private final Jdbi reading;

    public Tables(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    public static void write(Batch batch, Revision table, long wallMillis) throws SQLException {
        if (table.revision == 0) insert(batch, table, wallMillis);
        else update(batch, table, wallMillis);
    }

    private static void insert(Batch batch, Revision table, long wallMillis) throws SQLException {
        Document document = table.document.orElseThrow(() -> new SQLException("a new table needs its document"));
        batch.run(
                "insert into tables (id, revision, game, phase, listed, document, version, created_millis,"
                        + " saved_millis, game_millis, saved_up_millis, wake_millis, awaited_seats, invite)"
                        + " values (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                table.id,
                document.game,
                document.phase,
                document.listed ? 1 : 0,
                document.text,
                table.version,
                wallMillis,
                wallMillis,
                table.gameMillis,
                table.upMillis,
                table.wakeMillis,
                table.awaited,
                document.invite);
        for (String person : document.people) admit(batch, table.id, person);
    }

    /** A move touches no column that an index has, as long as nobody has to be woken: each would cost as much as the row. */
    private static void update(Batch batch, Revision table, long wallMillis) throws SQLException {
        batch.later(
                "update tables set revision = revision + 1, version = ?, saved_millis = ?, game_millis = ?,"
                        + " saved_up_millis = ?, wake_millis = ?, awaited_seats = ? where id = ? and revision = ?",
                table.version,
                wallMillis,
                table.gameMillis,
                table.upMillis,
                table.wakeMillis,
                table.awaited,
                table.id,
                table.revision);
        if (table.document.isPresent()) {
            Document document = table.document.get();
            batch.run(
                    "update tables set document = ?, game = ?, phase = ?, listed = ?, invite = ? where id = ?",
                    document.text,
                    document.game,
                    document.phase,
                    document.listed ? 1 : 0,
                    document.invite,
                    table.id);
            for (String person : document.people) admit(batch, table.id, person);
        }
    }

    private static void admit(Batch batch, String id, String person) throws SQLException {
        batch.run("insert into guests (table_id, person) values (?, ?) on conflict do nothing", id, person);
    }

    /**
     * A table that is looked after somewhere finds the new revision when it writes, and reads itself again.
     *
     * @return the tables that had something to forget
     */
    public static List<String> forget(Batch batch, String person, People.Eraser eraser) throws SQLException {
        List<String> changed = new ArrayList<>();
        for (String id : batch.texts("select table_id from guests where person = ?", person)) {
            String document =
                    batch.texts("select document from tables where id = ?", id).get(0);
            String without = eraser.without(document, person);
            if (without.equals(document)) continue;
            batch.run("update tables set document = ?, revision = revision + 1 where id = ?", without, id);
            changed.add(id);
        }
        batch.run("delete from guests where person = ?", person);
        return changed;
    }

    public static void touch(Batch batch, List<String> ids, long wallMillis) throws SQLException {
        for (String id : ids) batch.run("update tables set saved_millis = ? where id = ?", wallMillis, id);
    }

    /** What was saved at just this moment. */
    public List<String> savedAt(long wallMillis) {
        return reading.withHandle(handle -> handle.createQuery("select id from tables where saved_millis = :millis")
                .bind("millis", wallMillis)
                .mapTo(String.class)
                .list());
    }

    /** From now on this person may come to this table. */
    public CompletableFuture<Void> admit(String id, String person) {
        return writer.write(batch -> admit(batch, id, person));
    }

    /** Whether this person belongs to this table or was let in by its code. */
    public boolean isGuest(String id, String person) {
        return reading.withHandle(
                handle -> handle.createQuery("select count(*) from guests where table_id = :id and person = :person")
                                .bind("id", id)
                                .bind("person", person)
                                .mapTo(Integer.class)
                                .one()
                        > 0);
    }

    public Optional<Kept> load(String id) {
        return reading.withHandle(handle -> handle.createQuery(COLUMNS + "where id = :id")
                .bind("id", id)
                .map((row, context) -> Kept.of(row))
                .findFirst());
    }

    public Optional<Kept> byInvite(String code) {
        return reading.withHandle(handle -> handle.createQuery(COLUMNS + "where invite = :code")
                .bind("code", code)
                .map((row, context) -> Kept.of(row))
                .findFirst());
    }

    /** Tables that this person may come to and that are not over, the one written last first. */
    public List<Kept> of(String person, int most) {
        return reading.withHandle(handle -> handle.createQuery(COLUMNS + OPEN_TO)
                .bind("person", person)
                .bind("most", most)
                .map((row, context) -> Kept.of(row))
                .list());
    }

    /** The same without documents. */
    public List<Brief> brieflyOf(String person, int most) {
        return reading.withHandle(handle -> handle.createQuery(BRIEF + OPEN_TO)
                .bind("person", person)
                .bind("most", most)
                .map((row, context) -> Brief.of(row))
                .list());
    }

    /** Tables of this id, or in whose document this text stands; the newest first. It reads all of them. */
    public List<Kept> search(String text, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        COLUMNS
                                + "where id = :text or lower(document) like :part escape '!' order by saved_millis desc, id limit :most")
                .bind("text", text)
                .bind("part", Sql.part(text))
                .bind("most", most)
                .map((row, context) -> Kept.of(row))
                .list());
    }

    /** All tables that this person belongs to or was let in to, over or not. */
    public List<String> allOf(String person) {
        return reading.withHandle(
                handle -> handle.createQuery("select table_id from guests where person = :person order by table_id")
                        .bind("person", person)
                        .mapTo(String.class)
                        .list());
    }

    /** How many tables there are in each phase. */
    public SortedMap<String, Integer> phases() {
        SortedMap<String, Integer> phases = new TreeMap<>();
        reading.useHandle(handle -> handle.createQuery("select phase, count(*) from tables group by phase")
                .map((row, context) -> phases.put(row.getString(1), row.getInt(2)))
                .list());
        return phases;
    }

    /** Tables that anybody may find and that wait for people or are played, the newest first. */
    public List<Brief> listed(int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        BRIEF + "where listed = 1 and phase <> 'over' order by created_millis desc, id limit :most")
                .bind("most", most)
                .map((row, context) -> Brief.of(row))
                .list());
    }

    /** Tables that wanted to be woken by now and were not, those that have waited longest first. */
    public List<String> overdue(long upMillis, int most) {
        return reading.withHandle(
                handle -> handle.createQuery("select id from tables where wake_millis <= :now and wake_millis < "
                                + NEVER + " order by wake_millis, id limit :most")
                        .bind("now", upMillis)
                        .bind("most", most)
                        .mapTo(String.class)
                        .list());
    }
}
