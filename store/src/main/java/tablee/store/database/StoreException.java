package tablee.store.database;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.sqlite.SQLiteErrorCode;

/** A write that did not happen, or of which nobody knows whether it did. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public enum Kind {
        /** Nothing was written: somebody else wrote this before, or it breaks a rule of the database. */
        REFUSED,
        /** Nothing was written, as there is no room for it. */
        FULL,
        /** The connection broke around the commit: read again before going on. */
        UNKNOWN,
        /** The store is closed, or out of reach. */
        GONE
    }

    private static final int SQLITE_FULL = SQLiteErrorCode.SQLITE_FULL.code;
    private static final String POSTGRESQL_FULL = "53100";

    private final Kind kind;

    private StoreException(Kind kind, String message, Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    public static StoreException refused(Exception cause) {
        return new StoreException(Kind.REFUSED, "The database refused a write: " + cause.getMessage(), cause);
    }

    /** After a failed commit nobody knows what is on disk, unless the database says that it had no room for it. */
    static StoreException ofCommit(Throwable cause) {
        return cause instanceof SQLException sql && saysFull(sql) ? full(sql) : unknown(cause);
    }

    public static StoreException full(Exception cause) {
        return new StoreException(Kind.FULL, "The database has no room for a write: " + cause.getMessage(), cause);
    }

    /** Also where it lies inside what a batch of statements says. */
    static boolean saysFull(SQLException fault) {
        for (Throwable each : fault) {
            boolean full = each instanceof SQLException sql
                    && (sql.getErrorCode() == SQLITE_FULL || POSTGRESQL_FULL.equals(sql.getSQLState()));
            if (full) return true;
        }
        return false;
    }

    /** Whether this came about because there was no room. */
    public static boolean isFull(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof StoreException store) return store.kind == Kind.FULL;
        }
        return false;
    }

    /** Whether the database said no: somebody else was there before, or it would break a rule. */
    public static boolean isRefused(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof StoreException store) return store.kind == Kind.REFUSED;
        }
        return false;
    }

    /** Whether this came about because the database could not be reached, or did not answer. */
    public static boolean isAway(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof StoreException store) return store.kind == Kind.UNKNOWN || store.kind == Kind.GONE;
            if (cause instanceof SQLTransientConnectionException) return true;
            if (cause instanceof SQLException sql && isBroken(String.valueOf(sql.getSQLState()))) return true;
        }
        return false;
    }

    /** A connection that broke (class 08), or a server that stops or starts (57P01 to 57P03). */
    private static boolean isBroken(String state) {
        return state.startsWith("08") || state.startsWith("57P0");
    }

    public static StoreException unknown(Throwable cause) {
        return new StoreException(Kind.UNKNOWN, "The database did not answer a commit: " + cause.getMessage(), cause);
    }

    public static StoreException gone(String message) {
        return new StoreException(Kind.GONE, message, new IllegalStateException(message));
    }

    public Kind kind() {
        return kind;
    }
}
