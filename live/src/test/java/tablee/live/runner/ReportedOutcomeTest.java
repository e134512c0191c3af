package tablee.live.runner;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a tournament is told of a match that somebody left. */
class ReportedOutcomeTest {
    @Test
    @DisplayName(
            "TOUR-25: Who left is behind all who stayed, whatever the bot made of it, and these are ranked among themselves")
    void left() {
        assertArrayEquals(
                new int[] {3, 2, 1, 3},
                ReportedOutcome.amongThemselves(new int[] {1, 4, 2, 3}, new boolean[] {true, false, false, true}));
        assertArrayEquals(
                new int[] {1, 1, 3},
                ReportedOutcome.amongThemselves(new int[] {2, 2, 1}, new boolean[] {false, false, true}),
                "those who tie still do");
        assertArrayEquals(
                new int[] {1, 2}, ReportedOutcome.amongThemselves(new int[] {1, 2}, new boolean[] {false, false}));
        assertArrayEquals(
                new int[] {1, 1},
                ReportedOutcome.amongThemselves(new int[] {1, 2}, new boolean[] {true, true}),
                "where nobody stayed nobody has beaten anybody");
    }
}
