package tablee.table.live;

import tablee.table.Now;

/** What time it is. */
@FunctionalInterface
public interface Clock {
    Clock SYSTEM = () -> new Now(System.nanoTime() / 1_000_000, System.currentTimeMillis());

    Now now();
}
