package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class MemoryTest {
    @Test
    @DisplayName("perfect memory keeps everything")
    void perfect() {
        assertTrue(Memory.PERFECT.keeps(0, new FastDice(1)));
        assertTrue(Memory.PERFECT.keeps(1_000_000, new FastDice(1)));
    }

    @Test
    @DisplayName("a fact survives a turn if the roll of a thousand is below its chance")
    void border() {
        assertTrue(Memory.fading(900).keeps(1, () -> 899));
        assertFalse(Memory.fading(900).keeps(1, () -> 900));
    }

    @Test
    @DisplayName("what is learned now is known, however bad the memory")
    void now() {
        assertTrue(Memory.fading(0).keeps(0, new FastDice(1)));
        assertFalse(Memory.fading(0).keeps(1, new FastDice(1)));
        assertTrue(Memory.fading(1000).keeps(50, new FastDice(1)));
    }

    @Test
    @DisplayName("memory fades turn by turn: half, then a quarter")
    void fades() {
        Memory half = Memory.fading(500);
        FastDice dice = new FastDice(3);
        int kept = 0;
        for (int i = 0; i < 4000; i++) if (half.keeps(2, dice)) kept++;
        assertEquals(1000, kept, 120);
    }
}
