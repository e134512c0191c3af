package tablee.table.people;

import tablee.core.State;
import tablee.table.clock.Now;

/**
 * How often those at a table are told that somebody looks on, or not any more: each time at first, and then once a second, however many come
 * and go. A hundred people who are told of a hundred comings are ten thousand lines.
 */
public final class OnlookerNews {
    private static final long EVERY_MILLIS = 1_000;

    private long againAtUpMillis = Long.MIN_VALUE;
    private boolean waits;

    /** Somebody came or went; whether everybody is to be told now. */
    public boolean changed(Now now) {
        waits = now.upMillis() < againAtUpMillis;
        if (!waits) againAtUpMillis = now.upMillis() + EVERY_MILLIS;
        return !waits;
    }

    /** When everybody is to be told what they do not know yet, or {@link State#NEVER}. */
    public long dueAtUpMillis() {
        return waits ? againAtUpMillis : State.NEVER;
    }
}
