package tablee.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** How hard a puzzle is. */
class DifficultyTest {
    @Test
    @DisplayName(
            "As long as nobody has tried a puzzle it is as hard as it is for bots; then people move it, the more of them the further")
    void people() {
        for (int bots = 1; bots <= Difficulty.MOST; bots++) assertEquals(bots, Difficulty.ofPeople(bots, 0, 0));
        assertEquals(Difficulty.MOST, Difficulty.ofPeople(1, 200, 10));
        assertEquals(1, Difficulty.ofPeople(Difficulty.MOST, 200, 195));
        assertEquals(3, Difficulty.ofPeople(3, 1, 0), "one person proves little");
        int before = Difficulty.MOST;
        for (int solved = 0; solved <= 100; solved++) {
            int now = Difficulty.ofPeople(3, 100, solved);
            assertTrue(now <= before, "the more solve it, the easier");
            before = now;
        }
    }
}
