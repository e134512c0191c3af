package tablee.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PlackettLuceTest {
    private static RatedSide side(int rank, Rating... players) {
        return new RatedSide(List.of(players), rank);
    }

    private static final Rating NEW = Rating.NEWCOMER;

    @Test
    @DisplayName("Who wins goes up as far as who loses goes down, and both are better known")
    void duel() {
        var after = PlackettLuce.after(List.of(side(1, NEW), side(2, NEW)));
        Rating winner = after.get(0).get(0);
        Rating loser = after.get(1).get(0);
        assertEquals(winner.mean() - NEW.mean(), NEW.mean() - loser.mean());
        assertTrue(winner.mean() > NEW.mean());
        assertTrue(winner.spread() < NEW.spread());
        assertEquals(winner.spread(), loser.spread());
    }

    @Test
    @DisplayName("A tie between equals moves nobody, and between others draws them together")
    void ties() {
        var equals = PlackettLuce.after(List.of(side(1, NEW), side(1, NEW)));
        assertEquals(NEW.mean(), equals.get(0).get(0).mean());
        Rating strong = new Rating(32_000_000, 2_000_000);
        var others = PlackettLuce.after(List.of(side(1, strong), side(1, NEW)));
        assertTrue(others.get(0).get(0).mean() < strong.mean());
        assertTrue(others.get(1).get(0).mean() > NEW.mean());
    }

    @Test
    @DisplayName("Of four, the places are told apart; of a side, who is less known moves further")
    void places() {
        var four = PlackettLuce.after(List.of(side(3, NEW), side(1, NEW), side(4, NEW), side(2, NEW)));
        List<Long> means = four.stream().map(each -> each.get(0).mean()).toList();
        assertTrue(means.get(1) > means.get(3) && means.get(3) > means.get(0) && means.get(0) > means.get(2));
        Rating known = new Rating(25_000_000, 1_000_000);
        var teams = PlackettLuce.after(List.of(side(1, NEW, known), side(2, NEW, NEW)));
        assertTrue(teams.get(0).get(0).mean() - NEW.mean() > teams.get(0).get(1).mean() - known.mean());
    }

    @Test
    @DisplayName("The same bits on every machine: ratings after a hundred matches, as written down")
    void bits() {
        RatingBook book = new RatingBook((pool, player) -> Rating.NEWCOMER);
        Population people = new Population(7, 40);
        for (int i = 0; i < 100; i++) book.enter(people.next(i % 2 == 0 ? "many" : "teams", true));
        long hash = 0;
        for (long player = 0; player < 40; player++)
            for (String pool : List.of("many", "teams")) {
                Rating rating = book.of(pool, player);
                hash = (hash * 31 + rating.mean()) * 31 + rating.spread();
            }
        assertEquals(BITS, hash);
    }

    private static final long BITS = -4501171939434256749L;

    @Test
    @DisplayName("As people read it: a newcomer has 1500 and much doubt, and 400 points more are ten to one")
    void points() {
        assertEquals(1500, NEW.points());
        assertTrue(NEW.isProvisional());
        Rating known = new Rating(25_000_000, 1_000_000);
        assertEquals(59, known.giveOrTake());
        Rating sure = new Rating(25_000_000, 1);
        Rating better = new Rating(25_000_000 + 13_568_000, 1);
        assertEquals(400, better.points() - sure.points());
        assertEquals(10.0 / 11, PlackettLuce.chance(side(1, better), side(1, sure)), 0.001);
    }

    @Test
    @DisplayName("What is no match is refused")
    void refused() {
        assertThrows(IllegalArgumentException.class, () -> PlackettLuce.after(List.of(side(1, NEW))));
        assertThrows(IllegalArgumentException.class, () -> new RatedSide(List.of(), 1));
        assertThrows(IllegalArgumentException.class, () -> side(0, NEW));
        assertThrows(IllegalArgumentException.class, () -> new Rating(0, 0));
    }
}
