package tablee.live.threads;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;

/**
 * Work that waits. People take turns, and so do the tables of each: who has a hundred tables waits for them, and not the one who has
 * a single one.
 */
final class FairQueue<T> {
    @Bounded(by = {Budget.DECISIONS_WAITING, Budget.DECISIONS_WAITING_OF})
    private final Map<String, Map<String, Deque<T>>> people = new LinkedHashMap<>();

    private int size;

    /** False if too much waits already, of this person or of all. */
    synchronized boolean offer(String person, String table, T work) {
        Map<String, Deque<T>> tables = people.getOrDefault(person, Map.of());
        int own = tables.values().stream().mapToInt(Deque::size).sum();
        if (own >= Budget.DECISIONS_WAITING_OF.most() || size >= Budget.DECISIONS_WAITING.most()) return false;
        people.computeIfAbsent(person, someone -> new LinkedHashMap<>())
                .computeIfAbsent(table, each -> new ArrayDeque<>())
                .add(work);
        size++;
        notify();
        return true;
    }

    /** Waits until there is something to do. */
    synchronized T take() throws InterruptedException {
        while (size == 0) wait();
        size--;
        Map.Entry<String, Map<String, Deque<T>>> person = first(people);
        Map.Entry<String, Deque<T>> table = first(person.getValue());
        T work = table.getValue().remove();
        if (!table.getValue().isEmpty()) person.getValue().put(table.getKey(), table.getValue());
        if (!person.getValue().isEmpty()) people.put(person.getKey(), person.getValue());
        return work;
    }

    /** Takes the first one out; an owner who still has something comes in again behind all others. */
    private static <V> Map.Entry<String, V> first(Map<String, V> turns) {
        Iterator<Map.Entry<String, V>> all = turns.entrySet().iterator();
        Map.Entry<String, V> next = all.next();
        Map.Entry<String, V> taken = Map.entry(next.getKey(), next.getValue());
        all.remove();
        return taken;
    }

    synchronized int size() {
        return size;
    }

    /** How many people wait. */
    synchronized int people() {
        return people.size();
    }
}
