package tablee.bots;

/** Comes every few iterations of a search: a moment to rest, or to stop. */
@FunctionalInterface
public interface SearchPause {
    /** How many iterations lie between two of them at most: about a millisecond. */
    int AFTER = 20;

    void take() throws InterruptedException;
}
