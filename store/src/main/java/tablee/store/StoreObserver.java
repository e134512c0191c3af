package tablee.store;

import tablee.store.database.CommitObserver;

/** Is told what is written, to count it. It is told on the thread that writes, and must not wait. */
public interface StoreObserver extends CommitObserver {
    StoreObserver NOBODY = new StoreObserver() {
        @Override
        public void written(Change change, long nanos) {}

        @Override
        public void committed(boolean fine, long nanos) {}
    };

    /** @param nanos from the wish to write it until it was on disk */
    void written(Change change, long nanos);
}
