package tablee.live.threads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;

class FairQueueTest {
    private final FairQueue<String> queue = new FairQueue<>();

    private List<String> all() throws InterruptedException {
        List<String> all = new ArrayList<>();
        while (queue.size() > 0) all.add(queue.take());
        return all;
    }

    @Test
    @DisplayName("TABLE-33: people take turns, and then the tables of each")
    void turns() throws InterruptedException {
        for (int i = 0; i < 3; i++) queue.offer("eve", "e1", "e1." + i);
        queue.offer("eve", "e2", "e2.0");
        queue.offer("ann", "a1", "a1.0");
        queue.offer("bob", "b1", "b1.0");
        assertEquals(List.of("e1.0", "a1.0", "b1.0", "e2.0", "e1.1", "e1.2"), all());
        assertEquals(0, queue.people());
    }

    @Test
    @DisplayName("BUDGET-56, BUDGET-57: a limited number of decisions of one person wait, and of all")
    void bounds() {
        for (int i = 0; i < Budget.DECISIONS_WAITING_OF.count(); i++) assertTrue(queue.offer("eve", "t" + i, "x"));
        assertFalse(queue.offer("eve", "one more", "x"));
        assertTrue(queue.offer("ann", "t", "x"));
        for (int i = 0; queue.size() < Budget.DECISIONS_WAITING.most(); i++) queue.offer("bob" + i, "t", "x");
        assertFalse(queue.offer("zoe", "t", "x"));
    }
}
