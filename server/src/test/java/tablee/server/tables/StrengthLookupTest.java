package tablee.server.tables;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Which rating says how strong somebody is at a table. */
class StrengthLookupTest {
    @Test
    @DisplayName("Between two the rating of duels counts, among more the other one, and never that of another game")
    void pools() {
        assertTrue(StrengthLookup.isOf("rando/two", "rando", 2));
        assertFalse(StrengthLookup.isOf("rando/many", "rando", 2));
        assertTrue(StrengthLookup.isOf("rando/many", "rando", 4));
        assertFalse(StrengthLookup.isOf("rando/two", "rando", 3));
        assertTrue(StrengthLookup.isOf("flow/together", "flow", 3));
        assertFalse(StrengthLookup.isOf("circus/two", "rando", 2));
    }
}
