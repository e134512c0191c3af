package tablee.store.matches;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tablee.core.Entry;
import tablee.store.database.Batch;

/**
 * The logs of all matches. A match has one writer at a time: the key (match, sequence number) refuses a second one, no matter who
 * thinks to be the first.
 */
public final class Journal {
    /** A match as it was written. */
    public sealed interface Kept {}

    /** @param last the hash of the last entry, which the next one has to build on */
    public record Whole(MatchStart start, List<Entry> entries, Tail last) implements Kept {}

    /** A match whose entries are not what was written: quarantined, with the reason in a sentence. */
    public record Damaged(String reason) implements Kept {}

    public record Missing() implements Kept {}

    /** What a match began with. The seed stays here until the match is over. */
    public record MatchStart(String match, String header, String commitment, byte[] seed) {
        /** Where the log of this match begins. */
        public Tail tail() {
            return Tail.of(this);
        }
    }

    /** Where a log ends: how many entries it has, and the hash of the last one. */
    public record Tail(int version, byte[] hash) {
        static Tail of(MatchStart start) {
            return new Tail(0, HashChain.start(start.match, start.header));
        }

        public Tail after(List<Entry> entries) {
            byte[] last = hash;
            for (Entry entry : entries) last = HashChain.next(last, entry);
            return new Tail(version + entries.size(), last);
        }
    }

    /** @param over whether the match ends with these entries */
    public record Append(String match, Tail tail, List<Entry> entries, boolean over) {
        public Tail next() {
            return tail.after(entries);
        }
    }

    private final Jdbi reading;

    public Journal(Jdbi reading) {
        this.reading = reading;
    }

    public static void insertStart(Batch batch, MatchStart start, long wallMillis) throws SQLException {
        batch.run(
                "insert into matches (id, header, commitment, seed, created_millis) values (?, ?, ?, ?, ?)",
                start.match,
                start.header,
                start.commitment,
                start.seed,
                wallMillis);
    }

    /** Writes entries behind the tail, all or none. */
    public static void insert(Batch batch, Journal.Append append, long wallMillis) throws SQLException {
        String sql = "insert into entries (match, seq, actor, move, at_millis, wall_millis, hash)"
                + " values (?, ?, ?, ?, ?, ?, ?)";
        Tail tail = append.tail();
        for (Entry entry : append.entries()) {
            Tail next = tail.after(List.of(entry));
            batch.later(
                    sql, append.match(), tail.version, entry.actor(), entry.move(), entry.at(), wallMillis, next.hash);
            tail = next;
        }
        if (append.over()) {
            batch.run("update matches set ended_millis = ? where id = ?", wallMillis, append.match());
        }
    }

    public Kept load(String match) {
        return reading.withHandle(handle -> start(handle, match).stream()
                .findFirst()
                .map(start -> archive(handle, match)
                        .map(archive -> LogArchive.read(start, archive))
                        .orElseGet(() -> entries(handle, start)))
                .orElseGet(Missing::new));
    }

    private static Optional<byte[]> archive(Handle handle, String match) {
        return handle.createQuery("select archive from matches where id = :match and archive is not null")
                .bind("match", match)
                .map((row, context) -> row.getBytes(1))
                .findFirst();
    }

    private static List<MatchStart> start(Handle handle, String match) {
        return handle.createQuery("select id, header, commitment, seed from matches where id = :match")
                .bind("match", match)
                .map((row, context) ->
                        new MatchStart(row.getString(1), row.getString(2), row.getString(3), row.getBytes(4)))
                .list();
    }

    private record Row(int seq, Entry entry, byte[] hash) {
        static Row of(ResultSet row) throws SQLException {
            Entry entry = new Entry(row.getInt(2), row.getInt(3), row.getLong(4));
            return new Row(row.getInt(1), entry, row.getBytes(5));
        }
    }

    private static Kept entries(Handle handle, MatchStart start) {
        List<Row> rows = handle.createQuery(
                        "select seq, actor, move, at_millis, hash from entries where match = :match order by seq")
                .bind("match", start.match())
                .map((row, context) -> Row.of(row))
                .list();
        Tail tail = start.tail();
        List<Entry> entries = new ArrayList<>();
        for (Row row : rows) {
            if (row.seq != tail.version) return damaged(start, "entry " + tail.version + " is missing");
            tail = tail.after(List.of(row.entry));
            if (!Arrays.equals(tail.hash, row.hash))
                return damaged(start, "entry " + row.seq + " or one before was changed");
            entries.add(row.entry);
        }
        return new Whole(start, entries, tail);
    }

    private static Damaged damaged(MatchStart start, String what) {
        return new Damaged("The log of match " + start.match() + " is damaged: " + what + ".");
    }
}
