package tablee.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.netty.channel.embedded.EmbeddedChannel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;

class UnaskedConnectionsTest {
    private final UnaskedConnections unasked = new UnaskedConnections(Budget.UNASKED.count());

    private EmbeddedChannel open() {
        EmbeddedChannel channel = new EmbeddedChannel();
        unasked.add(channel);
        return channel;
    }

    private static boolean isOpen(EmbeddedChannel channel) {
        channel.runPendingTasks();
        return channel.isOpen();
    }

    @Test
    @DisplayName(
            "BUDGET-81: where many have asked nothing yet, the oldest of them goes for the next, and who has asked stays")
    void oldest() {
        EmbeddedChannel asked = open();
        List<EmbeddedChannel> half = new ArrayList<>();
        for (int i = 1; i < Budget.UNASKED.count(); i++) half.add(open());
        unasked.remove(asked);
        half.add(open());
        assertTrue(isOpen(half.get(0)), "there is room for these");
        EmbeddedChannel next = open();
        assertFalse(isOpen(half.get(0)));
        assertTrue(isOpen(half.get(1)));
        assertTrue(isOpen(asked));
        assertTrue(isOpen(next));
        assertEquals(Budget.UNASKED.count(), unasked.size());
        assertTrue(Budget.UNASKED.most() <= Budget.ALL_CONNECTIONS.most() / 2, "half of the room is for those who ask");
    }

    @Test
    @DisplayName("BUDGET-81: one that has gone is not counted")
    void gone() {
        EmbeddedChannel channel = open();
        var unused = channel.close();
        channel.runPendingTasks();
        assertEquals(0, unasked.size());
    }
}
