package tablee.browser.instead;

/** A lock where there is one thread. */
public interface PageLock {
    void lock();

    boolean tryLock();

    void unlock();
}
