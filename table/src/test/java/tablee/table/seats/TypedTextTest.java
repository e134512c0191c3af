package tablee.table.seats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What people type stays what they typed, but for what cannot be seen and turns around what can. */
class TypedTextTest {
    private static final int MOST = Boolean.getBoolean("tablee.full") ? Character.MAX_CODE_POINT : 0xFFFF;

    /** Marks, embeddings, overrides and isolates of direction. */
    private static final int[] TURNING = {
        0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069
    };

    private static String line(String typed) {
        return TypedText.line(typed, TypedText.NAME_CHARS);
    }

    @Test
    @DisplayName("Nothing that turns the direction of writing stays in a name, wherever it stands")
    void directions() {
        for (int point : TURNING) {
            String mark = Character.toString(point);
            assertEquals("annex", line(mark + "an" + mark + "nex" + mark), "U+" + Integer.toHexString(point));
        }
    }

    @Test
    @DisplayName("What is written from right to left by nature stays as it is")
    void rightToLeft() {
        assertEquals("דָּנָה", line("דָּנָה"));
        assertEquals("سلمى", line("سلمى"));
    }

    @Test
    @DisplayName(
            "ASVS 1.3.3: Whatever is typed becomes one line without control, formatting, private or unassigned characters")
    void everyCharacter() {
        IntStream.rangeClosed(0, MOST).forEach(point -> {
            String line = line("a" + Character.toString(point) + "b");
            assertTrue(line.startsWith("a") && line.endsWith("b"), "U+" + Integer.toHexString(point));
            line.codePoints().filter(left -> left != 0x200D).forEach(TypedTextTest::assertVisible);
        });
    }

    private static void assertVisible(int point) {
        int type = Character.getType(point);
        assertTrue(
                type != Character.CONTROL
                        && type != Character.FORMAT
                        && type != Character.SURROGATE
                        && type != Character.PRIVATE_USE
                        && type != Character.UNASSIGNED
                        && type != Character.LINE_SEPARATOR
                        && type != Character.PARAGRAPH_SEPARATOR,
                "U+" + Integer.toHexString(point));
    }

    @Test
    @DisplayName("ASVS 1.3.3: Markup is letters like any others, and is cut at whole characters")
    void markup() {
        assertEquals("<b onload=x>&amp;\"'", line("<b onload=x>&amp;\"'"));
        assertEquals("🎲".repeat(TypedText.NAME_CHARS), line("🎲".repeat(100)));
    }
}
