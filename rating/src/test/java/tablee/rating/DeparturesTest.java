package tablee.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Somebody leaves: who pays for it. */
class DeparturesTest {
    private static final Rating NEW = Rating.NEWCOMER;

    /** By player, how far the mean moved; who is not named did not move. Ranks by seat; a negative one: left. */
    private static Map<Long, Long> moves(boolean together, int[] sides, int... ranks) {
        List<RatedSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < sides.length; seat++)
            seats.add(new RatedSeat(seat, sides[seat], Math.abs(ranks[seat]), ranks[seat] < 0));
        return RatingBook.moves(new RatedMatch("any", together, seats), player -> NEW).stream()
                .collect(Collectors.toMap(
                        RatingBook.Move::player,
                        move -> move.after().mean() - move.before().mean()));
    }

    @Test
    @DisplayName("Of two, who leaves has lost, also where the stand-in won")
    void duel() {
        int[] sides = {0, 1};
        assertEquals(moves(false, sides, 1, 2), moves(false, sides, 2, -1));
    }

    @Test
    @DisplayName("Of four, who leaves is last, the stand-in is taken out, and the rest are ranked among themselves")
    void many() {
        int[] sides = {0, 1, 2, 3};
        assertEquals(moves(false, sides, 1, 4, 2, 3), moves(false, sides, 2, -1, 3, 4));
    }

    @Test
    @DisplayName("Who stayed beside somebody who left neither loses nor gains; the other team has won")
    void teams() {
        int[] sides = {0, 1, 0, 1};
        Map<Long, Long> moves = moves(false, sides, -1, 2, 1, 2);
        assertTrue(moves.get(0L) < 0, "who left");
        assertEquals(null, moves.get(2L));
        assertTrue(moves.get(1L) > 0 && moves.get(3L) > 0);
    }

    @Test
    @DisplayName("A team that plays together with a stand-in neither loses nor gains, and who left has lost")
    void together() {
        int[] sides = {0, 0, 1};
        for (int team : new int[] {1, 2}) {
            Map<Long, Long> moves = moves(true, sides, -team, team, 3 - team);
            assertEquals(1, moves.size());
            assertTrue(moves.get(0L) < 0);
        }
    }

    @Test
    @DisplayName("The result of a team moves all of its players alike, and what it played against the other way")
    void teamAndSetting() {
        int[] sides = {0, 0, 1};
        Map<Long, Long> won = moves(true, sides, 1, 1, 2);
        assertTrue(won.get(0L) > 0 && won.get(0L).equals(won.get(1L)));
        assertTrue(won.get(2L) < 0, "it is easier than it was thought to be");
        Map<Long, Long> lost = moves(true, sides, 2, 2, 1);
        assertTrue(lost.get(0L) < 0 && lost.get(1L) < 0 && lost.get(2L) > 0);
    }

    @Test
    @DisplayName("A bot in several seats moves once, by their average")
    void severalSeats() {
        List<RatedSeat> seats =
                List.of(new RatedSeat(1, 0, 1, false), new RatedSeat(9, 1, 2, false), new RatedSeat(9, 2, 3, false));
        List<RatingBook.Move> moves = RatingBook.moves(new RatedMatch("any", false, seats), player -> NEW);
        assertEquals(
                List.of(1L, 9L), moves.stream().map(RatingBook.Move::player).toList());
        Map<Long, Long> apart = moves(false, new int[] {0, 1, 2}, 1, 2, 3);
        long average = Math.floorDiv(apart.get(1L) + apart.get(2L), 2L);
        assertEquals(NEW.mean() + average, moves.get(1).after().mean(), 1);
    }

    @Test
    @DisplayName("Where nobody stayed nothing is told")
    void nobody() {
        assertEquals(Map.of(), moves(false, new int[] {0, 1}, -1, -2));
    }
}
