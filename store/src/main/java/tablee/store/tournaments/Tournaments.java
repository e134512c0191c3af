package tablee.store.tournaments;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.Uptime;
import tablee.store.database.Batch;
import tablee.store.database.Sql;
import tablee.store.database.StoreWriter;

/**
 * Tournaments: a list of events each, which only grows. Any node may write one; each write names the number of events that it builds on,
 * and one that builds on fewer is refused.
 */
public final class Tournaments {
    /** Nothing happens by itself. */
    public static final long NEVER = Long.MAX_VALUE;

    /**
     * @param document what was agreed on, as text
     * @param secret from which the deals follow that all tables share
     * @param version how many events there are
     * @param wakeMillis when it wants to be looked after, by the count of {@link Uptime}, or {@link #NEVER}
     * @param startMillis when it begins by the calendar, or {@link #NEVER}
     */
    public record Kept(
            String id,
            String host,
            boolean listed,
            String document,
            byte[] secret,
            String phase,
            int version,
            long wakeMillis,
            long startMillis,
            long createdMillis) {
        static Kept of(ResultSet row) throws SQLException {
            return new Kept(
                    row.getString(1),
                    row.getString(2),
                    row.getInt(3) == 1,
                    row.getString(4),
                    row.getBytes(5),
                    row.getString(6),
                    row.getInt(7),
                    row.getLong(8),
                    row.getLong(9),
                    row.getLong(10));
        }
    }

    public record Event(int number, long upMillis, long wallMillis, String text) {}

    /**
     * Who plays behind a number.
     *
     * @param place in a team, from 0
     * @param person empty for a bot, and for somebody who is known no more
     * @param level of a bot, or empty
     */
    public record Entrant(int number, int place, String person, String name, String level) {}

    /** Somebody's number in a tournament, and the name that others read there. */
    public record Entry(String tournament, int number, String name) {}

    /** A match that has ended. */
    public record Result(String tournament, int pairing, String text) {}

    /**
     * What happened.
     *
     * @param version on which it builds
     * @param heard the matches whose results are among the events
     */
    public record Append(
            String id,
            int version,
            List<Event> events,
            List<Entrant> entrants,
            List<Integer> heard,
            String phase,
            long wakeMillis,
            long wallMillis) {}

    private static final String COLUMNS =
            "select id, host, listed, document, secret, phase, version, wake_millis, start_millis, created_millis"
                    + " from tournaments ";

    private final StoreWriter writer;
    private final Jdbi reading;

    public Tournaments(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    // ---- Writing ---------------------------------------------------------------------------------------------------

    /**
     * Makes one; refused where its host, or everybody together, has as many that are not over as may be.
     */
    public CompletableFuture<Void> make(Kept kept, int mostOfHost, int most) {
        return writer.write(batch -> {
            int rows = batch.run(
                    "insert into tournaments (id, host, listed, document, secret, phase, version, wake_millis,"
                            + " start_millis, created_millis, saved_millis) select ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?"
                            + " where (select count(*) from tournaments where host = ? and phase in ('entry', 'running')) < ?"
                            + " and (select count(*) from tournaments where phase in ('entry', 'running')) < ?",
                    kept.id,
                    kept.host,
                    kept.listed ? 1 : 0,
                    kept.document,
                    kept.secret,
                    kept.phase,
                    kept.wakeMillis,
                    kept.startMillis,
                    kept.createdMillis,
                    kept.createdMillis,
                    kept.host,
                    mostOfHost,
                    most);
            if (rows != 1) throw new SQLException("there are as many tournaments as may be");
        });
    }

    /** It is on disk when this completes; refused where somebody else has written meanwhile. */
    public CompletableFuture<Void> append(Append append) {
        return writer.write(batch -> append(batch, append));
    }

    public static void append(Batch batch, Append append) throws SQLException {
        int rows = batch.run(
                "update tournaments set version = ?, phase = ?, wake_millis = ?, saved_millis = ?"
                        + " where id = ? and version = ?",
                append.version + append.events.size(),
                append.phase,
                append.wakeMillis,
                append.wallMillis,
                append.id,
                append.version);
        if (rows != 1) throw new SQLException("the tournament was written by somebody else");
        for (Event event : append.events)
            batch.run(
                    "insert into tournament_events (tournament, number, up_millis, wall_millis, event)"
                            + " values (?, ?, ?, ?, ?)",
                    append.id,
                    event.number,
                    event.upMillis,
                    event.wallMillis,
                    event.text);
        for (Entrant entrant : append.entrants) insert(batch, append.id, entrant);
        for (int pairing : append.heard)
            batch.run("delete from tournament_results where tournament = ? and pairing = ?", append.id, pairing);
    }

    private static void insert(Batch batch, String id, Entrant entrant) throws SQLException {
        batch.run(
                "insert into tournament_entrants (tournament, number, place, person, name, level)"
                        + " values (?, ?, ?, ?, ?, ?)",
                id,
                entrant.number,
                entrant.place,
                entrant.person,
                entrant.name,
                entrant.level);
    }

    /** All that was to be done is done: it is looked after again from then on, unless it has changed meanwhile. */
    public CompletableFuture<Void> settle(String id, int version, long wakeMillis) {
        return writer.write(batch -> batch.run(
                "update tournaments set wake_millis = ? where id = ? and version = ?", wakeMillis, id, version));
    }

    /** A match ends: its tournament will hear of it. */
    public static void insert(Batch batch, Result result) throws SQLException {
        batch.run(
                "insert into tournament_results (tournament, pairing, results) select id, ?, ? from tournaments where id = ?"
                        + " on conflict do nothing",
                result.pairing,
                result.text,
                result.tournament);
    }

    /** What was played stays, by numbers that nobody can lead back to this person; what they called it goes, at its tables too. */
    public static void forget(Batch batch, String person) throws SQLException {
        batch.run("update tournament_entrants set person = '', name = '' where person = ?", person);
        TournamentTitles.forget(batch, person);
    }

    /** Deletes some that ended, or never began, before. */
    public CompletableFuture<Void> deleteBefore(long wallMillis, int most) {
        return writer.write(batch -> {
            String some = "select id from tournaments where saved_millis < ? order by id limit " + most;
            for (String id : batch.texts(some, wallMillis)) TournamentDeletion.delete(batch, id);
        });
    }

    // ---- Reading ---------------------------------------------------------------------------------------------------

    public Optional<Kept> find(String id) {
        return list("where id = :id", Map.of("id", id), 1).stream().findFirst();
    }

    /** What has happened after this number of events. */
    public List<Event> events(String id, int after) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select number, up_millis, wall_millis, event from tournament_events"
                                + " where tournament = :id and number > :after order by number")
                .bind("id", id)
                .bind("after", after)
                .map((row, context) -> new Event(row.getInt(1), row.getLong(2), row.getLong(3), row.getString(4)))
                .list());
    }

    public List<Entrant> entrants(String id) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select number, place, person, name, level from tournament_entrants where tournament = :id"
                                + " order by number, place")
                .bind("id", id)
                .map((row, context) ->
                        new Entrant(row.getInt(1), row.getInt(2), row.getString(3), row.getString(4), row.getString(5)))
                .list());
    }

    /** How many have entered; a team counts once. */
    public long entered(String id) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select count(distinct number) from tournament_entrants where tournament = :id")
                .bind("id", id)
                .mapTo(Long.class)
                .one());
    }

    /** Matches that have ended and that it has not heard of. */
    public List<Result> results(String id) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select pairing, results from tournament_results where tournament = :id order by pairing")
                .bind("id", id)
                .map((row, context) -> new Result(id, row.getInt(1), row.getString(2)))
                .list());
    }

    /** Those that want to be looked after now. */
    public List<String> due(long upMillis, long wallMillis, int most) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select id from tournaments where (wake_millis <= :up and wake_millis < " + NEVER + ")"
                                + " or (phase = 'entry' and start_millis <= :wall)"
                                + " or id in (select tournament from tournament_results) order by id limit :most")
                .bind("up", upMillis)
                .bind("wall", wallMillis)
                .bind("most", most)
                .map((row, context) -> row.getString(1))
                .list());
    }

    /** Those that anybody may find and that are not over, the newest first. */
    public List<Kept> listed(int most) {
        return list("where listed = 1 and phase in ('entry', 'running')", Map.of(), most);
    }

    /** Of this id, or with this text in what was agreed on or in a name, the host's too; the newest first. It reads all of them. */
    public List<Kept> search(String text, int most) {
        String named = "select tournament from tournament_entrants where lower(name) like :part escape '!'";
        String hosts = "select id from people where lower(name) like :part escape '!'";
        String where = "where id = :text or lower(document) like :part escape '!' or id in (" + named + ") or host in ("
                + hosts + ")";
        return list(where, Map.of("text", text, "part", Sql.part(text)), most);
    }

    /** Under which names this person plays where, the newest first. */
    public List<Entry> entriesOf(String person) {
        return reading.withHandle(
                handle -> handle.createQuery("select e.tournament, e.number, e.name from tournament_entrants e"
                                + " join tournaments t on t.id = e.tournament where e.person = :person"
                                + " order by t.created_millis desc, e.tournament")
                        .bind("person", person)
                        .map((row, context) -> new Entry(row.getString(1), row.getInt(2), row.getString(3)))
                        .list());
    }

    /** Those that this person made or entered, the newest first. */
    public List<Kept> of(String person, int most) {
        String entered = "select tournament from tournament_entrants where person = :person";
        return list("where host = :person or id in (" + entered + ")", Map.of("person", person), most);
    }

    private List<Kept> list(String where, Map<String, String> values, int most) {
        return reading.withHandle(
                handle -> handle.createQuery(COLUMNS + where + " order by created_millis desc, id limit :most")
                        .bindMap(values)
                        .bind("most", most)
                        .map((row, context) -> Kept.of(row))
                        .list());
    }
}
