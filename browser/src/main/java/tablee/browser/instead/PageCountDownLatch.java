package tablee.browser.instead;

/** Where there is one thread nobody waits: what is waited for has been done before. */
public final class PageCountDownLatch {
    public PageCountDownLatch(int count) {}

    public void countDown() {}

    public void await() {}
}
