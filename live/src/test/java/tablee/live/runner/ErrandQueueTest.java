package tablee.live.runner;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.seats.Caller;

class ErrandQueueTest {
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
