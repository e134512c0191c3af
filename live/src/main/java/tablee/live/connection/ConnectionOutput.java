package tablee.live.connection;

/** Where lines for one person leave the server. Never waits: a table is not held up by a slow reader. */
public interface ConnectionOutput {
    /** Takes a line; false if too many are waiting already, after which the reader is dropped and has to come back. */
    boolean offer(String text);

    /** The table has taken up a line that came from here. */
    default void taken() {}

    /** No more lines come. */
    void close();
}
