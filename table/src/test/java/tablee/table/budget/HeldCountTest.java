package tablee.table.budget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeldCountTest {
    @ParameterizedTest
    @CsvSource({"SOCKETS, ALL_SOCKETS", "CONNECTIONS, ALL_CONNECTIONS", "UNREAD_AT, ALL_UNREAD", "BODIES, ALL_BODIES"})
    @DisplayName("Many addresses together hold no more than the server has, and one never takes all")
    void everybody(Budget each, Budget all) {
        HeldCount held = new HeldCount(each, all, 1);
        long owners = all.most() / each.most();
        assertTrue(owners >= 12, "a dozen addresses fill the server");
        for (int i = 0; i < owners; i++) assertTrue(held.take("address " + i, each.most()));
        assertFalse(held.take("one more", each.most()));
        assertFalse(held.take("address 0", 1));
        held.giveBack("address 0", each.most());
        assertTrue(held.take("one more", each.most()));
        assertEquals(0, held.of("address 0"));
    }

    @Test
    @DisplayName("What does not fit leaves nothing behind")
    void refused() {
        HeldCount held = new HeldCount(Budget.BODIES, Budget.ALL_BODIES, 1);
        assertFalse(held.take("eve", Budget.BODIES.most() + 1));
        assertEquals(0, held.inAll());
        assertTrue(held.hasRoom("eve", Budget.BODIES.most()));
    }
}
