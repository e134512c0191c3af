package tablee.browser.instead;

/** Nobody else is there who could have it. */
public final class PageReentrantLock implements PageLock {
    @Override
    public void lock() {}

    @Override
    public boolean tryLock() {
        return true;
    }

    @Override
    public void unlock() {}
}
