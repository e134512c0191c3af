package tablee.table.budget;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Work that waits, whose owners take turns. Where it is full, anyone who has little waiting still comes in: the newest of the one who has
 * most goes.
 */
public final class TurnQueue<T> {
    private final int most;
    private final int mostOfOne;

    @Bounded(
            by = {
                Budget.LOOKS_WAITING,
                Budget.LOOKS_WAITING_FROM,
                Budget.PASSWORDS_WAITING,
                Budget.PASSWORDS_WAITING_FROM,
                Budget.OWN_PASSWORDS_WAITING,
                Budget.OWN_PASSWORDS_WAITING_OF,
                Budget.ANALYSES_WAITING,
                Budget.ANALYSES_WAITING_FROM,
                Budget.REVIEWS_WAITING,
                Budget.REVIEWS_WAITING_FROM
            })
    private final Map<String, Deque<T>> owners = new LinkedHashMap<>();

    private int size;

    public TurnQueue(Budget all, Budget ofOne) {
        most = all.count();
        mostOfOne = ofOne.count();
    }

    /** What finds no room: nothing, this work itself, or what made room for it. */
    public synchronized Optional<T> offer(String owner, T work) {
        int own = owners.getOrDefault(owner, new ArrayDeque<>()).size();
        if (own >= mostOfOne) return Optional.of(work);
        Optional<T> out = Optional.empty();
        if (size >= most) {
            Optional<Deque<T>> longest = longest().filter(each -> each.size() > own + 1);
            if (longest.isEmpty()) return Optional.of(work);
            out = Optional.of(longest.get().removeLast());
            size--;
        }
        owners.computeIfAbsent(owner, each -> new ArrayDeque<>()).add(work);
        size++;
        return out;
    }

    private Optional<Deque<T>> longest() {
        return owners.values().stream().max(Comparator.comparingInt(Deque::size));
    }

    /** The next one; its owner comes in again behind all others. */
    public synchronized Optional<T> poll() {
        Iterator<Map.Entry<String, Deque<T>>> turns = owners.entrySet().iterator();
        if (!turns.hasNext()) return Optional.empty();
        Map.Entry<String, Deque<T>> next = turns.next();
        String owner = next.getKey();
        Deque<T> own = next.getValue();
        turns.remove();
        T work = own.remove();
        if (!own.isEmpty()) owners.put(owner, own);
        size--;
        return Optional.of(work);
    }

    public synchronized int size() {
        return size;
    }
}
