package tablee.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tablee.core.Entry;

/**
 * The logs of all matches. A match has one writer at a time: the key (match, sequence number) refuses a second one, whoever
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
    public record MatchStart(String match, String header, String commitment, byte[] seed) {}

    /** Where a log ends. */
    public record Tail(int version, byte[] hash) {}

    private final Writer writer;
    private final Jdbi reading;

    Journal(Writer writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** Writes the beginning of a match, which is in the store when this completes. */
    public CompletableFuture<Tail> begin(MatchStart start, long wallMillis) {
        return writer.write(connection -> insertStart(connection, start, wallMillis))
                .thenApply(done -> new Tail(0, Chain.start(start.match(), start.header())));
    }

    /** Writes entries behind the tail, all or none; they are in the store when this completes. */
    public CompletableFuture<Tail> append(String match, Tail tail, List<Entry> entries, long wallMillis) {
        List<byte[]> hashes = new ArrayList<>();
        byte[] hash = tail.hash;
        for (Entry entry : entries) hashes.add(hash = Chain.next(hash, entry));
        Tail next = new Tail(tail.version + entries.size(), hash);
        return writer.write(connection -> insert(connection, match, tail.version, entries, hashes, wallMillis))
                .thenApply(done -> next);
    }

    private static void insertStart(Connection connection, MatchStart start, long wallMillis) throws SQLException {
        String sql = "insert into matches (id, header, commitment, seed, created_millis) values (?, ?, ?, ?, ?)";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, start.match());
            statement.setString(2, start.header());
            statement.setString(3, start.commitment());
            statement.setBytes(4, start.seed());
            statement.setLong(5, wallMillis);
            statement.executeUpdate();
        }
    }

    private static void insert(
            Connection connection, String match, int version, List<Entry> entries, List<byte[]> hashes, long wallMillis)
            throws SQLException {
        String sql = "insert into entries (match, seq, actor, move, at_millis, wall_millis, hash)"
                + " values (?, ?, ?, ?, ?, ?, ?)";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < entries.size(); i++) {
                Entry entry = entries.get(i);
                statement.setString(1, match);
                statement.setInt(2, version + i);
                statement.setInt(3, entry.actor());
                statement.setInt(4, entry.move());
                statement.setLong(5, entry.at());
                statement.setLong(6, wallMillis);
                statement.setBytes(7, hashes.get(i));
                statement.addBatch();
            }
            statement.executeBatch();
        }
    }

    public Kept load(String match) {
        return reading.withHandle(handle -> start(handle, match).stream()
                .findFirst()
                .map(start -> entries(handle, start))
                .orElseGet(Missing::new));
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
        byte[] hash = Chain.start(start.match(), start.header());
        List<Entry> entries = new ArrayList<>();
        for (Row row : rows) {
            if (row.seq != entries.size()) return damaged(start, "entry " + entries.size() + " is missing");
            hash = Chain.next(hash, row.entry);
            if (!Arrays.equals(hash, row.hash))
                return damaged(start, "entry " + row.seq + " or one before was changed");
            entries.add(row.entry);
        }
        return new Whole(start, entries, new Tail(entries.size(), hash));
    }

    private static Damaged damaged(MatchStart start, String what) {
        return new Damaged("The log of match " + start.match() + " is damaged: " + what + ".");
    }
}
