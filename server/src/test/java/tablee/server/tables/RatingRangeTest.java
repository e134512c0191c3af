package tablee.server.tables;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RatingRangeTest {
    @Test
    @DisplayName("Within a hundred points at once, further each second, and after two minutes anybody")
    void widens() {
        assertTrue(RatingRange.fits(1500, 1600, 0));
        assertFalse(RatingRange.fits(1500, 1601, 0));
        assertTrue(RatingRange.fits(1500, 1350, 10_000));
        assertFalse(RatingRange.fits(1500, 1349, 10_000));
        assertFalse(RatingRange.fits(1500, 3000, 119_000));
        assertTrue(RatingRange.fits(1500, 3000, 120_000));
    }
}
