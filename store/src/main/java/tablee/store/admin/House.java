package tablee.store.admin;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.StoreWriter;

/** What is true of the whole server: what everybody is told, who was invited, and where people were who are banned. */
public final class House {
    /** A word to everybody, for a while. */
    public record Notice(String id, String text, long createdMillis, long untilMillis) {}

    /** @param place as {@code BannedPlaces} writes it; the address itself is not kept */
    public record BannedPlace(String person, byte[] place) {}

    private static final int MOST_PLACES = 20;

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

    /** Keeps where a banned person was; of each only so many places. */
    public CompletableFuture<Void> hold(BannedPlace held, long untilMillis) {
        return writer.write(batch -> {
            int known = batch.texts("select person from banned_places where person = ?", held.person)
                    .size();
            if (known >= MOST_PLACES) return;
            batch.run(
                    "insert into banned_places (person, place, until_millis) values (?, ?, ?) on conflict do nothing",
                    held.person,
                    held.place,
                    untilMillis);
        });
    }

    /** All that are held now; there are few, as each belongs to a ban. */
    public List<BannedPlace> held(long nowMillis) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select person, place from banned_places where until_millis > :now order by person, place")
                .bind("now", nowMillis)
                .map((row, context) -> new BannedPlace(row.getString(1), row.getBytes(2)))
                .list());
    }

    /**
     * Where sessions of people began who were banned since then, so that a ban reaches somebody who was away at that moment.
     *
     * @return the place as a session has it, in place of the person the id of the session
     */
    public List<BannedPlace> bannedSessions(long sinceMillis, long nowMillis) {
        return reading.withHandle(handle -> handle.createQuery("select s.id, s.place from sessions s join people p"
                        + " on p.id = s.person where p.banned_until > :now and exists (select 1 from sanctions b"
                        + " where b.person = p.id and b.kind = 'BAN' and b.lifted_millis = 0 and b.created_millis > :since)"
                        + " order by s.id")
                .bind("now", nowMillis)
                .bind("since", sinceMillis)
                .map((row, context) -> new BannedPlace(row.getString(1), row.getBytes(2)))
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
