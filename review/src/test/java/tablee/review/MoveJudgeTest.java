package tablee.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.bots.SearchPause;
import tablee.core.Actor;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.State;
import tablee.core.Told;
import tablee.wire.json.Json;

/** What a move is judged by before it is blamed, as deeply as people get it. */
class MoveJudgeTest {
    private int rests;

    private final ReviewProgress counting = new ReviewProgress() {
        @Override
        public void worked() {
            rests++;
        }
    };

    private <S extends State<S>> Optional<TurningPoint> judged(Game<S> game, S before, int seat, int move)
            throws InterruptedException {
        Suspect<S> suspect = new Suspect<>(0, before, 0, SeatSeed.of(before, seat), move, 1000);
        return ReviewedGames.judged(game, seat, ReviewDepth.USUAL, counting, suspect);
    }

    private <S extends State<S>> Optional<TurningPoint> inTactics(Game<S> game, String move)
            throws IOException, InterruptedException {
        String file = Files.readString(Path.of("..", "games/circus/src/test/resources/tactics.txt"));
        String first = file.split("(?m)^== ")[1].strip();
        String position = first.substring(first.lastIndexOf('\n') + 1);
        S before = game.place(
                ReviewedGames.opened(game, 2, Map.of()).header().setup(), Json.read(position, game.positionType()));
        return judged(game, before, 0, before.read(0, move));
    }

    @Test
    @DisplayName(
            "A blunder is blamed by two hundred continuations of each move, an interval above nothing, and a reason in the game's own terms")
    void blunder() throws IOException, InterruptedException {
        TurningPoint point = inTactics(Games.find("circus"), "flip 1").orElseThrow();
        assertEquals("flip 1", point.played());
        assertEquals("swap 3 4", point.better());
        CostInterval cost = point.cost();
        assertTrue(cost.continuations() >= 200, cost.toString());
        assertTrue(cost.isClear() && cost.low() > 0 && cost.low() <= cost.mean() && cost.mean() <= cost.high());
        assertTrue(cost.mean() >= 500, cost.toString());
        assertTrue(point.betterValue() > point.playedValue());
        assertTrue(point.reason().isPresent());
        int searched = 3 * ReviewDepth.USUAL.doubt() / SearchPause.AFTER;
        assertTrue(rests >= searched + cost.continuations(), "rests: " + rests);
    }

    @Test
    @DisplayName("The best move is not blamed")
    void best() throws IOException, InterruptedException {
        assertEquals(Optional.empty(), inTactics(Games.find("circus"), "swap 3 4"));
    }

    @Test
    @DisplayName(
            "Nor is one that is as good as another: a crossing can be laid beside any animal, and by symmetry all eight squares are equal")
    void equal() throws InterruptedException {
        asGood(Games.find("flow"));
    }

    private <S extends State<S>> void asGood(Game<S> game) throws InterruptedException {
        S state = ReviewedGames.opened(game, 1, Map.of("round", "untimed")).state();
        while (Actor.in(state.toAct(), Actor.CHANCE)) deal(state, "");
        state.play(0, state.read(0, "draw"), 0, Told.DEAF);
        deal(state, "tile cross");
        Moves squares = new Moves();
        state.moves(0, squares);
        assertEquals(8, squares.size());
        for (int i = 0; i < squares.size(); i++) {
            String word = state.write(0, squares.get(i));
            assertTrue(word.startsWith("place"), word);
            assertEquals(Optional.empty(), judged(game, state.copy(), 0, squares.get(i)), word);
        }
    }

    private static <S extends State<S>> void deal(S state, String wanted) {
        Odds odds = new Odds();
        state.odds(odds);
        for (int i = 0; i < odds.size(); i++) {
            if (!state.write(Actor.CHANCE, odds.move(i)).startsWith(wanted)) continue;
            state.play(Actor.CHANCE, odds.move(i), 0, Told.DEAF);
            return;
        }
        throw new AssertionError("no " + wanted);
    }
}
