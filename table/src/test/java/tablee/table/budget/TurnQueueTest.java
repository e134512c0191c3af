package tablee.table.budget;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TurnQueueTest {
    private final TurnQueue<String> queue = new TurnQueue<>(Budget.PASSWORDS_WAITING, Budget.PASSWORDS_WAITING_FROM);

    private void fill() {
        for (int i = 0; queue.size() < Budget.PASSWORDS_WAITING.count(); i++) queue.offer("eve" + i % 4, "e" + i);
    }

    @Test
    @DisplayName("Owners take turns, however much each has waiting")
    void turns() {
        for (String each : List.of("e1", "e2", "e3")) queue.offer("eve", each);
        queue.offer("ann", "a1");
        queue.offer("bob", "b1");
        List<String> order = new ArrayList<>();
        for (Optional<String> next = queue.poll(); next.isPresent(); next = queue.poll()) order.add(next.get());
        assertEquals(List.of("e1", "a1", "b1", "e2", "e3"), order);
    }

    @Test
    @DisplayName(
            "BUDGET-55, BUDGET-78: so much of one waits and so much of all; the newest of the one who has most makes room")
    void full() {
        fill();
        assertEquals(Optional.of("more"), queue.offer("eve0", "more"));
        assertEquals(Optional.of("e28"), queue.offer("ann", "a1"));
        assertEquals(Budget.PASSWORDS_WAITING.count(), queue.size());
        for (int i = 0; i < 4; i++) queue.poll();
        assertEquals(Optional.of("a1"), queue.poll());
    }

    @Test
    @DisplayName("BUDGET-55: where all have one each, the last to come is refused")
    void even() {
        for (int i = 0; i < Budget.PASSWORDS_WAITING.count(); i++) queue.offer("place" + i, "x");
        assertEquals(Optional.of("late"), queue.offer("ann", "late"));
    }
}
