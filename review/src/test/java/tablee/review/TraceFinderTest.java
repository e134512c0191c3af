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
import tablee.core.TableMove;

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

    @Test
    @DisplayName(
            "What a bot played between a takeover and the return is not its person's, nor is the time that it took")
    void standIn() throws InterruptedException {
        Match<?> match = slowed(played(Games.find("circus"), List.of("novice", "random"), 3), 2_000);
        List<Integer> own = ownMoves(match);
        int from = own.get(5);
        int until = own.get(own.size() - 5);
        SeatTraces part = traces(with(match, Map.of(from, TableMove.Kind.TAKEOVER, until, TableMove.Kind.RETURN)), 0);
        assertTrue(5 <= part.decisions() && part.decisions() <= 10, part + " of " + own.size());
        assertTrue(part.thoughtMillis() < 2_000L * part.decisions(), "not since before the return: " + part);
        SeatTraces never = traces(with(match, Map.of(own.get(0), TableMove.Kind.TAKEOVER)), 0);
        assertEquals(0, never.decisions(), "a bot played all of it");
        assertEquals(List.of(0, 0), never.gifts());
    }

    private static List<Integer> ownMoves(Match<?> match) {
        List<Integer> own = new ArrayList<>();
        for (int version = 0; version < match.log().size(); version++)
            if (match.log().get(version).actor() == 0) own.add(version);
        return own;
    }

    /** The same match, with what the table did with seat 0 just before these entries. */
    private static <S extends State<S>> Match<S> with(Match<S> match, Map<Integer, TableMove.Kind> before) {
        List<Entry> log = new ArrayList<>();
        for (int version = 0; version < match.log().size(); version++) {
            Entry each = match.log().get(version);
            if (before.containsKey(version))
                log.add(new Entry(Actor.TABLE, new TableMove(before.get(version), 0).code(), each.at()));
            log.add(each);
        }
        return Match.replay(match.game(), match.header(), log);
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
