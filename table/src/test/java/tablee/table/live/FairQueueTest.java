package tablee.table.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.seats.Caller;

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
    @DisplayName("BUDGET-56, BUDGET-57: so many decisions of one person wait, and so many of all")
    void bounds() {
        for (int i = 0; i < Budget.DECISIONS_WAITING_OF.count(); i++) assertTrue(queue.offer("eve", "t" + i, "x"));
        assertFalse(queue.offer("eve", "one more", "x"));
        assertTrue(queue.offer("ann", "t", "x"));
        for (int i = 0; queue.size() < Budget.DECISIONS_WAITING.most(); i++) queue.offer("bob" + i, "t", "x");
        assertFalse(queue.offer("zoe", "t", "x"));
    }

    private static Command.Ask line(String connection, int chars) {
        return new Command.Ask(connection, "x".repeat(chars));
    }

    @Test
    @DisplayName("BUDGET-46: while a table waits for the store, lines gather to a bound, and nobody takes all the room")
    void lines() {
        ErrandQueue waiting = new ErrandQueue();
        Now now = new Now(0, 0);
        int taken = 0;
        for (; waiting.hasRoomFor(line("eve", 8_000)); taken++) waiting.add(line("eve", 8_000), now);
        assertTrue(taken * 8_000L <= Budget.LINES_WAITING.most() / 2 + 8_000);
        assertTrue(waiting.hasRoomFor(line(new Caller("ann", "Ann", false).person(), 100)));
        waiting.remove();
        assertTrue(waiting.hasRoomFor(line("eve", 8_000)));
        for (int i = 0; waiting.hasRoomFor(line("c" + i, 8_000)); i++) waiting.add(line("c" + i, 8_000), now);
        assertFalse(waiting.hasRoomFor(line("ann", 1)));
        waiting.removeAll();
        assertTrue(waiting.isEmpty() && waiting.hasRoomFor(line("ann", 1)));
    }
}
