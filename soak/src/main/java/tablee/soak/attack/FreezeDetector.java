package tablee.soak.attack;

import java.util.concurrent.atomic.AtomicLong;
import tablee.soak.SoakPlayers;

/**
 * Notices when this whole process stood still: its machine was frozen, or somebody else had all of it. Then honest people say less without
 * waiting longer, which no attack and no limit of the server can do.
 */
final class FreezeDetector implements AutoCloseable {
    private static final long BEAT_MILLIS = 20;
    /** What a busy machine may take for itself now and then. */
    private static final long USUAL_MILLIS = 500;

    private final AtomicLong stoodMillis = new AtomicLong();
    private final Thread thread = new Thread(this::beat, "pulse");
    private volatile boolean stopped;

    FreezeDetector() {
        thread.setDaemon(true);
        thread.start();
    }

    private void beat() {
        long last = System.nanoTime();
        while (!stopped) {
            SoakPlayers.sleep(BEAT_MILLIS);
            long now = System.nanoTime();
            long millis = (now - last) / 1_000_000;
            if (millis > USUAL_MILLIS) stoodMillis.addAndGet(millis);
            last = now;
        }
    }

    /** For how long it stood still, all in all. */
    long stoodMillis() {
        return stoodMillis.get();
    }

    @Override
    public void close() {
        stopped = true;
    }
}
