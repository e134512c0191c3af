package tablee.store.database;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Supplier;
import tablee.core.BadInput;
import tablee.store.Store;

/**
 * The right to write where the data lies, which one server, or one cluster, has at a time. The system takes it back when that server ends,
 * however it ends.
 */
public final class WriteLock implements AutoCloseable {
    /** "tablee" in letters: other programs on the same PostgreSQL have other numbers. */
    private static final long NUMBER = 0x7461_626c_6565L;

    private static final int TRIES = 20;
    private static final long PAUSE_MILLIS = 100;
    private static final int ALIVE_SECONDS = 2;

    private final Supplier<AutoCloseable> taking;
    private AutoCloseable held;

    private WriteLock(Supplier<AutoCloseable> taking) {
        this.taking = taking;
        held = taking.get();
    }

    /** @param address as of {@link Store#open}; {@link BadInput} if another server has it */
    public static WriteLock of(String address) {
        return new WriteLock(
                () -> Database.isRemote(address) ? number(address, "pg_try_advisory_lock") : file(address));
    }

    /** The right that the servers of one cluster have together, and no other server beside them. */
    public static WriteLock shared(String address) {
        if (!Database.isRemote(address)) throw new BadInput("The servers of a cluster share a PostgreSQL database.");
        return new WriteLock(() -> number(address, "pg_try_advisory_lock_shared"));
    }

    /** Takes the right again if it was lost, as it is when the database was stopped; false if that is not possible now. */
    public synchronized boolean keep() {
        if (!(held instanceof Connection connection) || isAlive(connection)) return true;
        try {
            held = taking.get();
            return true;
        } catch (BadInput away) {
            return false;
        }
    }

    private static boolean isAlive(Connection connection) {
        try {
            return connection.isValid(ALIVE_SECONDS);
        } catch (SQLException e) {
            return false;
        }
    }

    private static AutoCloseable file(String address) {
        Path lock = Path.of(address + ".lock");
        try {
            OwnerOnly.file(lock);
            FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
            if (isLocked(channel)) return channel;
            channel.close();
        } catch (IOException e) {
            throw new BadInput("The file " + lock + " cannot be written: " + Database.cause(e) + ".");
        }
        throw inUse(address);
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException ours) {
            return false;
        }
    }

    private static AutoCloseable number(String address, String lock) {
        try {
            Connection connection = Database.connect(address);
            if (isFirst(connection, lock) || isFirstSoon(connection, lock)) return connection;
            connection.close();
        } catch (SQLException e) {
            throw Database.closed(address, e);
        }
        throw inUse(address);
    }

    /** A server that was killed a moment ago is noticed a moment later. */
    private static boolean isFirstSoon(Connection connection, String lock) throws SQLException {
        try {
            for (int i = 0; i < TRIES; i++) {
                Thread.sleep(PAUSE_MILLIS);
                if (isFirst(connection, lock)) return true;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    private static boolean isFirst(Connection connection, String lock) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("select " + lock + "(" + NUMBER + ")")) {
            return row.next() && row.getBoolean(1);
        }
    }

    private static BadInput inUse(String address) {
        return new BadInput("The data in " + Database.withoutPassword(address) + " is in use by another server.");
    }

    @Override
    public synchronized void close() {
        try {
            held.close();
        } catch (Exception e) {
            throw new IllegalStateException("a claim could not be given back", e);
        }
    }
}
