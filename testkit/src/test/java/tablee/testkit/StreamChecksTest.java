package tablee.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Header;
import tablee.torture.Faulty;
import tablee.torture.PlantedFault;
import tablee.torture.Torture;

/** The checks of streams themselves: what is wrong does not pass. */
class StreamChecksTest {
    private static final int PAIRS = 40;
    private static final int DRAWS = 20_000;

    @Test
    @DisplayName(
            "Tables whose outcomes are numbered through share too little once they have parted, and that is noticed")
    void numberedIsNotTheSame() {
        assertDoesNotThrow(() -> new SameDraws<>(new Torture(), PAIRS).check(Header.STREAMS));
        AssertionError found =
                assertThrows(AssertionError.class, () -> new SameDraws<>(new Torture(), PAIRS).check(Header.NUMBERED));
        assertTrue(found.getMessage().startsWith("outcomes that two tables with one seed share"), found.getMessage());
    }

    @Test
    @DisplayName("A stream that draws each kind equally often, however many there are, is noticed by counting")
    void wrongOdds() {
        Faulty faulty = new Faulty(PlantedFault.STREAM_FORGETS_COPIES);
        AssertionError found = assertThrows(AssertionError.class, () -> new StreamOdds<>(faulty, DRAWS).check());
        assertTrue(found.getMessage().contains("standard deviations away"), found.getMessage());
    }
}
