package tablee.store;

/** A write that did not happen, or of which nobody knows whether it did. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public enum Kind {
        /** Nothing was written: somebody else wrote this before, or it breaks a rule of the database. */
        REFUSED,
        /** The connection broke around the commit: read again before going on. */
        UNKNOWN,
        /** The store is closed. */
        GONE
    }

    private final Kind kind;

    private StoreException(Kind kind, String message, Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    public static StoreException refused(Exception cause) {
        return new StoreException(Kind.REFUSED, "The database refused a write: " + cause.getMessage(), cause);
    }

    public static StoreException unknown(Exception cause) {
        return new StoreException(Kind.UNKNOWN, "The database did not answer a commit: " + cause.getMessage(), cause);
    }

    static StoreException gone(String message) {
        return new StoreException(Kind.GONE, message, new IllegalStateException(message));
    }

    public Kind kind() {
        return kind;
    }
}
