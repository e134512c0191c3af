package tablee.pluvionautes.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.FastDice;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Knock;
import tablee.pluvionautes.rules.Landing;

@DisplayName("Aims, landings and knocks as numbers and words")
class PluvionautesMoveTest {
    @Test
    @DisplayName("PLUV-30: an aim is a release point, a direction, a strength and a spin")
    void aims() {
        FastDice dice = new FastDice(1);
        for (int i = 0; i < 1000; i++) {
            Aim aim = new Aim(dice.roll(128), dice.roll(64), dice.roll(16), dice.roll(16) - 8);
            assertTrue(Aim.valid(aim.pack()));
            assertTrue(aim.pack() < 1 << 24);
            assertEquals(aim, Aim.unpack(aim.pack()));
            assertEquals(aim.pack(), Aim.read(aim.write()));
        }
        assertEquals(new Aim(17, 32, 9, -2).pack(), Aim.read("throw 17 32 9 -2"));
        for (String word : List.of(
                "throw", "throw 128 0 0 0", "throw 0 64 0 0", "throw 0 0 16 0", "throw 0 0 0 8", "throw 01 0 0 0")) {
            assertEquals(-1, Aim.read(word), word);
        }
        assertThrows(IllegalArgumentException.class, () -> new Aim(0, 0, 0, -9));
        assertFalse(Aim.valid(0));
        assertFalse(Aim.valid(-1));
        assertFalse(Aim.valid(1 << 22));
    }

    @Test
    @DisplayName("PLUV-20: a die lies on one cell, or between two or three that touch")
    void landings() {
        for (String word : List.of(
                "off",
                "lands 3.4 face 5",
                "lands 3.4|3.5 face 2",
                "lands 2.4|3.4|3.5 face 1 hits sun monsoon",
                "lands 0.0 face 6 hits monsoon")) {
            int move = Landing.read(word);
            assertTrue(Landing.valid(move), word);
            assertEquals(word, Landing.unpack(move).write());
            assertEquals(move, Landing.unpack(move).pack());
        }
        for (String word : List.of(
                "lands",
                "lands 3.4",
                "lands 3.4 face 0",
                "lands 3.4|3.6 face 1",
                "lands 3.5|3.4 face 1",
                "lands 3.3|3.4|3.5 face 1",
                "lands 3.4 face 1 hits",
                "off face 1")) {
            assertEquals(-1, Landing.read(word), word);
        }
    }

    @Test
    @DisplayName("PLUV-74: a weather die lies on one cell, or between two or three that touch")
    void knocks() {
        for (String word : List.of("sun back", "monsoon back", "sun to 3.4 value 2", "monsoon to 3.4|3.5 value 3")) {
            int move = Knock.read(word);
            assertTrue(Knock.valid(move), word);
            assertEquals(word, Knock.unpack(move).write());
        }
        for (String word : List.of("sun", "fog back", "sun to 3.4", "sun to 3.4 value 4", "sun to 3.4|3.6 value 1")) {
            assertEquals(-1, Knock.read(word), word);
        }
    }

    @Test
    void numbersThatAreNone() {
        FastDice dice = new FastDice(2);
        for (int i = 0; i < 100_000; i++) {
            int move = dice.roll(1 << 25);
            if (Landing.valid(move)) assertEquals(move, Landing.unpack(move).pack());
            if (Knock.valid(move)) assertEquals(move, Knock.unpack(move).pack());
        }
        for (int move : new int[] {-1, 0, 1, 1 << 23 | 1, 1 << 23 | 1 << 3}) assertFalse(Landing.valid(move));
        for (int move : new int[] {-1, 0, 1 << 22 | 1, 1 << 21}) assertFalse(Knock.valid(move));
    }
}
