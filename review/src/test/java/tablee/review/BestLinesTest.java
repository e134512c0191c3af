package tablee.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.bots.BestLines;
import tablee.bots.SearchPause;
import tablee.bots.SeatOutlook;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Odds;
import tablee.core.State;

/** Lines of several moves, as a search of the best level sees them. */
class BestLinesTest {
    private static <S extends State<S>> Match<S> dealt(Game<S> game) {
        Match<S> match = Match.open(
                game,
                Header.of(game.card().id(), game.card().setup(2, game.card().untimed())));
        while (Actor.in(match.toAct(), Actor.CHANCE)) {
            Odds odds = new Odds();
            match.reading().odds(odds);
            match = ((Match.Accepted<S>) match.play(new Entry(Actor.CHANCE, odds.move(0), 0))).match();
        }
        return match;
    }

    /** How many steps the best line has. */
    private static <S extends State<S>> int look(Game<S> game) throws InterruptedException {
        Match<S> match = dealt(game);
        int seat = Actor.first(match.toAct());
        AtomicInteger pauses = new AtomicInteger();
        List<BestLines.Line> lines = BestLines.of(game, match.eyes(seat), 400, 1, 3, pauses::incrementAndGet);
        String id = game.card().id();
        assertFalse(lines.isEmpty(), id);
        assertTrue(lines.size() <= 3, id);
        assertEquals(20, pauses.get(), "a moment to rest every few iterations");
        for (BestLines.Line line : lines) {
            assertTrue(line.reason().isPresent(), id + ": why a move is good");
            BestLines.Step first = line.steps().get(0);
            assertEquals(seat, first.actor(), id);
            assertEquals(line.move(), match.reading().read(seat, first.word()), "the first step is the move itself");
            for (BestLines.Step step : line.steps()) {
                assertTrue(step.sharePermille() > 0 && step.sharePermille() <= 1000, id + step);
                assertEquals(Actor.isSeat(step.actor()), step.valuePermille().isPresent(), id + step);
            }
        }
        assertEquals(lines, BestLines.of(game, match.eyes(seat), 400, 1, 3, () -> {}), "the same each time");
        return lines.get(0).steps().size();
    }

    @Test
    @DisplayName(
            "Each game's best lines begin with a move of the seat and go on with what was tried most, the same each time")
    void everyGame() throws InterruptedException {
        int alone = 0;
        for (Game<?> game : Games.all()) if (look(game) == 1) alone++;
        assertTrue(
                alone <= 1,
                "more than the move alone, but for a game that begins with a throw, of which much may come");
    }

    @Test
    @DisplayName("What a seat may expect is searched with a moment to rest every few iterations, too")
    void outlook() throws InterruptedException {
        outlook(Games.find("circus"));
    }

    private static <S extends State<S>> void outlook(Game<S> game) throws InterruptedException {
        Match<S> match = dealt(game);
        int seat = Actor.first(match.toAct());
        AtomicInteger pauses = new AtomicInteger();
        SeatOutlook<S> outlook = new SeatOutlook<>(game, match.state(), seat, pauses::incrementAndGet);
        int best = outlook.now(match.eyes(seat), 400, 1).best(seat).orElseThrow();
        assertEquals(400 / SearchPause.AFTER, pauses.get());
        outlook.after(match.eyes(seat), seat, best, 400, 1).orElseThrow();
        assertEquals(800 / SearchPause.AFTER, pauses.get());
    }

    @Test
    @DisplayName("The thinking stops where its pause says so")
    void stopped() {
        Game<?> game = Games.find("circus");
        assertThrows(InterruptedException.class, () -> stop(game));
    }

    private static <S extends State<S>> void stop(Game<S> game) throws InterruptedException {
        Match<S> match = dealt(game);
        BestLines.of(game, match.eyes(Actor.first(match.toAct())), 1_000_000, 1, 1, () -> {
            throw new InterruptedException();
        });
    }
}
