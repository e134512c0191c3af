package tablee.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What somebody in a team can do to the rating of a partner, on purpose and with an account that does not matter. */
class PartnersTest {
    /** Known to within 200 points, and as strong as those whom the team meets. */
    private static final Rating KNOWN = new Rating(25_000_000, 3_300_000);

    private static final int MATCHES = 20;

    private final RatingBook book = new RatingBook((pool, player) -> player == 2 ? Rating.NEWCOMER : KNOWN);

    /** Players 1 and 2 against two of their strength, who are others each time. */
    private int play(int number, boolean won, boolean left) {
        int before = points();
        book.enter(new RatedMatch(
                "circus/teams",
                false,
                List.of(
                        new RatedSeat(1, 0, won ? 1 : 2, false),
                        new RatedSeat(10 + 2L * number, 1, won ? 2 : 1, false),
                        new RatedSeat(2, 0, won ? 1 : 2, left),
                        new RatedSeat(11 + 2L * number, 1, won ? 2 : 1, false))));
        return points() - before;
    }

    private int points() {
        return book.of("circus/teams", 1).points();
    }

    @Test
    @DisplayName(
            "A partner who loses on purpose costs at most 12 points a match, 3 after twenty of them, and fewer than 120 in all")
    void lost() {
        int first = play(0, false, false);
        int last = first;
        for (int i = 1; i < MATCHES; i++) last = play(i, false, false);
        assertEquals(List.of(-12, -3), List.of(first, last), "the partner is soon known as weak");
        int all = points() - KNOWN.points();
        assertTrue(all > -120 && all < first, "all together: " + all);
    }

    @Test
    @DisplayName(
            "A partner who leaves each second match, as that goes badly, spares somebody those: ten wins bring 120 points")
    void left() {
        for (int i = 0; i < MATCHES; i++) {
            int moved = play(i, i % 2 == 0, i % 2 == 1);
            if (i % 2 == 1) assertEquals(0, moved, "nothing lost and nothing gained");
        }
        int all = points() - KNOWN.points();
        assertTrue(all > 0 && all <= 120, "all together: " + all);
    }
}
