package tablee.store;

import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.SqliteSpace;
import tablee.store.database.StoreWriter;
import tablee.store.matches.Journal;
import tablee.store.matches.LogArchive;
import tablee.store.people.People;
import tablee.store.ratings.HonestFigures;

/**
 * What is not kept for ever, a small step at a time: what a step looks for has an index and is read beside the writer, and each
 * write is a few rows, so that no move waits for it. A step says how much it found; less than it may take means that nothing is
 * left.
 */
public final class Upkeep {
    /** How much one step takes at most. */
    public static final int STEP = 25;

    private static final int CHAT_STEP = 200;
    private static final long ALERTS_MILLIS = TimeUnit.DAYS.toMillis(30);
    private static final long HONEST_MILLIS = TimeUnit.DAYS.toMillis(90);

    private final StoreWriter writer;
    private final Jdbi reading;
    private final Journal journal;
    private final boolean file;

    Upkeep(StoreWriter writer, Jdbi reading, Journal journal, boolean file) {
        this.writer = writer;
        this.reading = reading;
        this.journal = journal;
        this.file = file;
    }

    // ---- Guests ----------------------------------------------------------------------------------------------------

    /** Ends some of the sessions that were last used before this day. */
    public CompletableFuture<Integer> endSessions(int beforeDay) {
        return count(batch -> batch.run(
                "delete from sessions where secret_hash in (select secret_hash from sessions where seen_day < ? limit "
                        + CHAT_STEP + ")",
                beforeDay));
    }

    private static final String LOST = " not exists (select 1 from sessions s where s.person = people.id)"
            + " and not exists (select 1 from accounts a where a.person = people.id)"
            + " and not exists (select 1 from bots b where b.person = people.id)";

    /** Some of the guests who are signed in nowhere any more, in the order of their ids: nobody can be them again. */
    public List<String> lostGuests(String afterId) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select id from people where id > :after and" + LOST + " order by id limit " + STEP)
                .bind("after", afterId)
                .mapTo(String.class)
                .list());
    }

    /** Forgets this guest, if nobody has come back as them meanwhile. Bots stay with their owners. */
    public CompletableFuture<Void> forgetGuest(String id, People.Eraser eraser) {
        return writer.write(batch -> {
            boolean lost = !batch.texts("select id from people where id = ? and" + LOST, id)
                    .isEmpty();
            if (lost) PersonErasure.forget(batch, id, eraser);
        });
    }

    /** Where somebody may stand who was deleted while something of theirs was being written. */
    private static final String NAMED = "select person from guests union select host from tournaments"
            + " union select person from tournament_entrants union select person from waiting_players"
            + " union select person from chat union select person from replays"
            + " union select reporter from reports union select about from reports";

    /** Some of those who are deleted and still stand somewhere, in the order of their ids. */
    public List<String> leftBehind(String afterId) {
        return reading.withHandle(handle -> handle.createQuery("select n.person from (" + NAMED
                        + ") n where n.person > :after and not exists (select 1 from people p where p.id = n.person)"
                        + " order by n.person limit " + STEP)
                .bind("after", afterId)
                .mapTo(String.class)
                .list());
    }

    /** Forgets once more somebody who is deleted. */
    public CompletableFuture<Void> forgetAgain(String id, People.Eraser eraser) {
        return writer.write(batch -> PersonErasure.forget(batch, id, eraser));
    }

    /** Some people whose names nobody has compared so far, in the order of their ids. */
    public List<String> unseenNames(String afterId) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select id from people where look = '' and name <> '' and id > :after order by id limit "
                                + STEP)
                .bind("after", afterId)
                .mapTo(String.class)
                .list());
    }

    /** What eyes see of the name that this person has; another name that they took meanwhile stays. */
    public CompletableFuture<Void> seeName(People.Person person, String look) {
        return writer.write(batch -> batch.run(
                "update people set look = ? where id = ? and name = ? and look = ''",
                look,
                person.id(),
                person.name()));
    }

    // ---- Tables ----------------------------------------------------------------------------------------------------

    /** Some tables of this phase that nothing was written to since. */
    public List<String> idleTables(String phase, String afterId, long beforeMillis) {
        return reading.withHandle(
                handle -> handle.createQuery("select id from tables where phase = :phase and id > :after"
                                + " and saved_millis < :before order by id limit " + STEP)
                        .bind("phase", phase)
                        .bind("after", afterId)
                        .bind("before", beforeMillis)
                        .mapTo(String.class)
                        .list());
    }

    /** Deletes a table, and the match that was not finished there; those that were stay in the history. */
    public CompletableFuture<Void> deleteTable(String id, long beforeMillis) {
        return writer.write(batch -> {
            boolean idle = !batch.texts(
                            "select id from tables where id = ? and saved_millis < ? and phase <> 'over'",
                            id,
                            beforeMillis)
                    .isEmpty();
            if (idle) deleteTable(batch, id);
        });
    }

    static void deleteTable(Batch batch, String id) throws SQLException {
        for (int number = 1; isMatch(batch, id + "." + number); number++) deleteUnfinished(batch, id + "." + number);
        batch.run("delete from reports where table_id = ?", id);
        batch.run("delete from chat where table_id = ?", id);
        batch.run("delete from guests where table_id = ?", id);
        batch.run("delete from tables where id = ?", id);
    }

    private static boolean isMatch(Batch batch, String match) throws SQLException {
        return !batch.texts("select id from matches where id = ?", match).isEmpty();
    }

    private static void deleteUnfinished(Batch batch, String match) throws SQLException {
        String unfinished = "select id from matches where id = ? and ended_millis is null";
        if (batch.texts(unfinished, match).isEmpty()) return;
        batch.run("delete from entries where match = ?", match);
        batch.run("delete from matches where id = ?", match);
    }

    // ---- Chat ------------------------------------------------------------------------------------------------------

    /** Deletes some lines of chat that are older, with what was reported of them. */
    public CompletableFuture<Integer> deleteChat(long beforeMillis) {
        return count(batch -> {
            String some =
                    "select table_id, number from chat where wall_millis < ? order by wall_millis limit " + CHAT_STEP;
            batch.run("delete from reports where wall_millis < ? and line < 0", beforeMillis);
            batch.run("delete from reports where (table_id, line) in (" + some + ")", beforeMillis);
            return batch.run("delete from chat where (table_id, number) in (" + some + ")", beforeMillis);
        });
    }

    // ---- Those who run the server ----------------------------------------------------------------------------------

    /** Deletes what those who run the server need no longer: acts that are older, and what has ended by now. */
    public CompletableFuture<Void> deletePast(long actsBeforeMillis, long nowMillis) {
        return writer.write(batch -> {
            batch.run("delete from audit where wall_millis < ?", actsBeforeMillis);
            batch.run(
                    "delete from sanctions where until_millis < ? and created_millis < ?", nowMillis, actsBeforeMillis);
            batch.run("delete from banned_places where until_millis < ?", nowMillis);
            batch.run("delete from house_notices where until_millis < ?", nowMillis);
            batch.run("delete from house_invitations where until_millis < ?", nowMillis);
            batch.run("delete from challenges where until_millis < ?", nowMillis);
            batch.run("delete from codes where expires_millis < ?", nowMillis);
            batch.run("delete from alerts where due_millis < ?", nowMillis - ALERTS_MILLIS);
            HonestFigures.deleteBefore(batch, nowMillis - HONEST_MILLIS);
        });
    }

    // ---- Finished matches ------------------------------------------------------------------------------------------

    /** Some matches that ended before and whose logs still have a row for each entry. */
    public List<String> unarchived(String afterId, long beforeMillis) {
        return reading.withHandle(handle -> handle.createQuery("select id from matches where archive is null"
                        + " and ended_millis is not null and ended_millis < :before and id > :after order by id limit "
                        + STEP)
                .bind("after", afterId)
                .bind("before", beforeMillis)
                .mapTo(String.class)
                .list());
    }

    /** Puts the log of a finished match into one piece. One that is damaged is left as it is. */
    public CompletableFuture<Void> archive(String match) {
        if (!(journal.load(match) instanceof Journal.Whole whole)) return CompletableFuture.completedFuture(null);
        byte[] archive = LogArchive.write(whole.entries(), whole.last().hash());
        return writer.write(batch -> {
            int rows = batch.run(
                    "update matches set archive = ? where id = ? and archive is null and ended_millis is not null",
                    archive,
                    match);
            if (rows == 1) batch.run("delete from entries where match = ?", match);
        });
    }

    // ---- Room on the disk ------------------------------------------------------------------------------------------

    /** Gives some of the room of what was deleted back to the disk; how much, in pages. PostgreSQL looks after its own. */
    public CompletableFuture<Integer> shrink() {
        if (!file) return CompletableFuture.completedFuture(0);
        int[] pages = new int[1];
        return writer.write(batch -> pages[0] = SqliteSpace.giveBack(batch)).thenApply(done -> pages[0]);
    }

    /** A write that says how many rows it took. */
    private interface Counted {
        int on(Batch batch) throws SQLException;
    }

    private CompletableFuture<Integer> count(Counted work) {
        int[] rows = new int[1];
        return writer.write(batch -> rows[0] = work.on(batch)).thenApply(done -> rows[0] >= CHAT_STEP ? rows[0] : 0);
    }
}
