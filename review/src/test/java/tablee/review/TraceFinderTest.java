package tablee.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Match;
import tablee.core.State;

/** What can be seen of a seat's play, where it is known how that seat was played. */
class TraceFinderTest {
    private static final int MOST = 40;

    private static <S extends State<S>> Match<S> played(Game<S> game, List<String> levels, long seed) {
        return BotMatch.play(ReviewedGames.opened(game, levels.size(), Map.of()), levels, 300, seed);
    }

    private static SeatTraces traces(Match<?> match, int seat) throws InterruptedException {
        return TraceFinder.of(match, seat, MOST, ReviewProgress.NOBODY);
    }

    @Test
    @DisplayName(
            "A seat that a strong program plays agrees with expert far more often than others do, wherever it sits")
    void engine() throws InterruptedException {
        int[] helped = new int[2];
        int[] honest = new int[2];
        for (int game = 0; game < 2; game++) {
            List<String> levels = game == 0 ? List.of("expert", "novice") : List.of("novice", "expert");
            Match<?> match = played(Games.find("circus"), levels, 4 + game);
            for (int seat = 0; seat < 2; seat++) {
                SeatTraces found = traces(match, seat);
                int[] sums = levels.get(seat).equals("expert") ? helped : honest;
                sums[0] += found.agreed();
                sums[1] += found.decisions();
                assertTrue(found.decisions() <= MOST, "bounded");
            }
        }
        double much = (double) helped[0] / helped[1];
        double little = (double) honest[0] / honest[1];
        assertTrue(helped[1] >= 10 && honest[1] >= 10, "enough decisions");
        assertTrue(much > little + 0.15, much + " against " + little);
    }

    @Test
    @DisplayName("Who plays as badly as can be gives the other side something; the same match gives the same figures")
    void gifts() throws InterruptedException {
        Match<?> match = played(Games.find("circus"), List.of("random", "expert"), 9);
        SeatTraces bad = traces(match, 0);
        assertTrue(bad.gifts().get(1) > 0, bad.toString());
        assertEquals(0, bad.gifts().get(0), "nobody gives to oneself");
        assertTrue(bad.gifts().get(1) > traces(match, 1).gifts().get(0), "more than expert gives back");
        assertEquals(bad, traces(match, 0));
    }

    @Test
    @DisplayName("A decision takes from when it was this seat's turn until it moved")
    void times() throws InterruptedException {
        Match<?> match = played(Games.find("circus"), List.of("novice", "random"), 3);
        SeatTraces found = traces(slowed(match, 2_000), 0);
        assertEquals(2_000L * found.decisions(), found.thoughtMillis());
        assertEquals(200L * 200 * found.decisions(), found.thoughtSquares(), "all alike: no spread at all");
    }

    /** The same match, with this long before every move of a seat. */
    private static <S extends State<S>> Match<S> slowed(Match<S> match, long millis) {
        List<Entry> log = new ArrayList<>();
        long at = 0;
        for (Entry each : match.log()) {
            if (Actor.isSeat(each.actor())) at += millis;
            log.add(new Entry(each.actor(), each.move(), at));
        }
        return Match.replay(match.game(), match.header(), log);
    }
}
