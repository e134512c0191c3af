package tablee.simtest;

import java.util.Comparator;
import java.util.PriorityQueue;

/** What is to happen when, in simulated time. What is due at the same moment happens in the order in which it was put down. */
final class Agenda {
    private record Item(long atMillis, long number, Runnable task) {}

    private final PriorityQueue<Item> items =
            new PriorityQueue<>(Comparator.comparingLong(Item::atMillis).thenComparingLong(Item::number));
    private long nowMillis;
    private long number;

    long nowMillis() {
        return nowMillis;
    }

    void in(long millis, Runnable task) {
        items.add(new Item(nowMillis + Math.max(0, millis), number++, task));
    }

    /** Lets everything happen that is due by then. */
    void runUntil(long millis) {
        while (!items.isEmpty() && items.peek().atMillis <= millis) {
            Item item = items.remove();
            nowMillis = item.atMillis;
            item.task.run();
        }
        nowMillis = millis;
    }

    /** How much has happened so far. */
    long done() {
        return number - items.size();
    }
}
