package tablee.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Match;
import tablee.core.State;

/** What a proof says about what it did not look at. */
class ExhaustiveTest {
    private static List<Puzzle> wonOneTurnLater() {
        return PuzzleBook.of(Games.find("flow")).all().stream()
                .filter(each -> each.seats() == 2 && each.beyond() == 1 && each.worth() == Exhaustive.WON)
                .limit(5)
                .toList();
    }

    @Test
    @DisplayName("Where all play together, a move that wins one turn later is not lost where a proof stops before it")
    void later() {
        List<Puzzle> puzzles = wonOneTurnLater();
        assertFalse(puzzles.isEmpty());
        puzzles.forEach(each -> later(each, Games.find("flow")));
    }

    private static <S extends State<S>> void later(Puzzle puzzle, Game<S> game) {
        Match<S> match = puzzle.match(game);
        S state = match.state();
        int seat = puzzle.seat();
        int move = match.reading().read(seat, puzzle.move());
        assertEquals(Exhaustive.WON, new Exhaustive<>(state, seat).worth(state, move, 1));
        List<S> worlds = Worlds.imagined(match.eyes(seat), 20);
        for (int turns = 0; turns <= 1; turns++)
            assertFalse(PlantedBlunder.isLost(worlds, seat, move, turns), puzzle.id());
    }

    @Test
    @DisplayName("A move after which nothing can be won any more is lost")
    void lost() {
        assertTrue(PuzzleBook.of(Games.find("flow")).all().stream()
                .filter(each -> each.seats() == 1 && each.worth() == Exhaustive.WON)
                .allMatch(each -> hasLost(each, Games.find("flow"))));
    }

    private static <S extends State<S>> boolean hasLost(Puzzle puzzle, Game<S> game) {
        return PlantedBlunder.in(puzzle, puzzle.match(game), match -> match).isPresent();
    }
}
