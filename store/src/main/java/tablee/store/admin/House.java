package tablee.store.admin;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** What is true of the whole server: what everybody is told, who was invited, and where people were who are banned. */
public final class House {
    /** A word to everybody, for a while. */
    public record Notice(String id, String text, long createdMillis, long untilMillis) {}

    /**
     * @param salt what the place is written with, and what names nobody
     * @param person whose it is; empty once they are forgotten
     * @param place as {@code BannedPlaces} writes it; the address itself is not kept
     */
    public record BannedPlace(String salt, String person, byte[] place) {}

    private static final int MOST_PLACES = 20;
    private static final long MOST_MILLIS = TimeUnit.DAYS.toMillis(30);

    private final StoreWriter writer;
    private final Jdbi reading;
    private final PuzzleCounts puzzles;

    public House(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
        puzzles = new PuzzleCounts(writer, reading);
    }

    /** How often puzzles were tried and solved by those who come here. */
    public PuzzleCounts puzzles() {
        return puzzles;
    }

    /** What everybody is told now: the newest. */
    public Optional<Notice> notice(long nowMillis) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select id, text, created_millis, until_millis from house_notices where until_millis > :now"
                                + " order by created_millis desc, id limit 1")
                .bind("now", nowMillis)
                .map((row, context) -> new Notice(row.getString(1), row.getString(2), row.getLong(3), row.getLong(4)))
                .findFirst());
    }

    /** Uses up an invitation; fails where there is none of this code. */
    public CompletableFuture<Void> accept(byte[] codeHash, String person, long nowMillis) {
        return writer.write(batch -> {
            int used = batch.run(
                    "delete from house_invitations where code_hash = ? and until_millis > ?", codeHash, nowMillis);
            if (used != 1) throw new SQLException("there is no such invitation");
            batch.run("update people set invited = 1 where id = ?", person);
        });
    }

    // ---- Where people were who are banned --------------------------------------------------------------------------

    /** Until when a place is held for a ban: others will have the address in time. */
    public static long heldUntil(long bannedUntilMillis, long nowMillis) {
        return Math.min(bannedUntilMillis, nowMillis + MOST_MILLIS);
    }

    /** Keeps where a banned person was; of each at most a fixed number of places, beside those where sessions began. */
    public CompletableFuture<Void> hold(BannedPlace held, long untilMillis) {
        return writer.write(batch -> {
            int known = batch.texts(
                            "select b.salt from banned_places b where b.person = ?"
                                    + " and not exists (select 1 from sessions s where s.id = b.salt)",
                            held.person)
                    .size();
            if (known >= MOST_PLACES) return;
            batch.run(
                    "insert into banned_places (salt, person, place, until_millis) values (?, ?, ?, ?)",
                    held.salt,
                    held.person,
                    held.place,
                    untilMillis);
        });
    }

    /**
     * Keeps where the sessions of somebody began who is banned, who may be away at that moment: a session has written the place with its
     * own id for a salt.
     */
    public static void holdSessions(Batch batch, String person, long untilMillis) throws SQLException {
        batch.run(
                "insert into banned_places (salt, person, place, until_millis) select id, person, place, ? from sessions"
                        + " where person = ? and id <> '' and length(place) > 0"
                        + " on conflict (salt, place) do update set until_millis = excluded.until_millis",
                untilMillis,
                person);
    }

    /** Somebody is forgotten; their places stay without them until the ban ends. Those that were written with their id go. */
    public static void forget(Batch batch, String person) throws SQLException {
        batch.run("delete from banned_places where salt = ?", person);
    }

    /** All that are held now; there are few, as each belongs to a ban. */
    public List<BannedPlace> held(long nowMillis) {
        return reading.withHandle(
                handle -> handle.createQuery("select salt, coalesce(person, ''), place from banned_places"
                                + " where until_millis > :now order by salt, place")
                        .bind("now", nowMillis)
                        .map((row, context) -> new BannedPlace(row.getString(1), row.getString(2), row.getBytes(3)))
                        .list());
    }

    /** How many places of this person are held. */
    public int heldOf(String person) {
        return reading.withHandle(
                handle -> handle.createQuery("select count(*) from banned_places where person = :person")
                        .bind("person", person)
                        .mapTo(Integer.class)
                        .one());
    }

    /** Until when this person is banned, or 0. */
    public long bannedUntil(String person) {
        return reading.withHandle(handle -> handle.createQuery("select banned_until from people where id = :person")
                .bind("person", person)
                .mapTo(Long.class)
                .findFirst()
                .orElse(0L));
    }
}
