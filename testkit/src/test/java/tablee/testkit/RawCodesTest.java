package tablee.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.torture.Torture;
import tablee.wire.words.Words;

class RawCodesTest {
    private enum Side {
        FAR_EAST
    }

    private static void read(String said, String phrase, Object... values) {
        RawCodes.check(said, phrase, List.of(values), Words.of(new Torture(), "en"));
    }

    @Test
    @DisplayName("A code, a key, a bar and an open gap are found in a sentence")
    void found() {
        assertThrows(AssertionError.class, () -> read("The Boat turns: e.", "The Boat turns: {open}.", "e"));
        assertThrows(AssertionError.class, () -> read("It goes far-east.", "It goes {side}.", Side.FAR_EAST));
        assertThrows(AssertionError.class, () -> read("They go w.", "They go {ways}.", List.of("w")));
        assertThrows(AssertionError.class, () -> read("You took terrain.plain.", "You took {piece}."));
        assertThrows(AssertionError.class, () -> read("In 3.3|3.4.", "In {slot}.", "3.3|3.4"));
        assertThrows(AssertionError.class, () -> read("It is true.", "It is {so}.", true));
    }

    @Test
    @DisplayName("Words, places, numbers and what the sentence says itself are not")
    void notFound() {
        assertDoesNotThrow(() -> read("Seat 1 gets a pearl.", "Seat {seat} gets {kind}.", 1, "pearl"));
        assertDoesNotThrow(() -> read("From b7 to 3.3 and 3.4.", "From {from} to {slot}.", "b7", "3.3|3.4"));
        assertDoesNotThrow(() -> read("Go east: east.", "Go east: {way}.", "east"));
    }
}
