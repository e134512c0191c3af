package tablee.server;

import java.util.function.BooleanSupplier;

/** Waits for what happens by itself, and not for ever. */
final class Await {
    private static final long MOST_NANOS = 30_000_000_000L;

    private Await() {}

    static void until(BooleanSupplier done) {
        long end = System.nanoTime() + MOST_NANOS;
        while (!done.getAsBoolean()) {
            if (System.nanoTime() > end) throw new AssertionError("it did not happen");
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }
}
