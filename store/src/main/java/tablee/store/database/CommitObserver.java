package tablee.store.database;

/** Is told of commits, to count them. It is told on the thread that writes, and must not wait. */
public interface CommitObserver {
    CommitObserver NOBODY = (fine, nanos) -> {};

    /**
     * One commit of whatever had gathered.
     *
     * @param fine whether it came about
     */
    void committed(boolean fine, long nanos);
}
