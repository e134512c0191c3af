package tablee.lab.tactics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Knowledges;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.Perspective;
import tablee.core.State;
import tablee.puzzle.Exhaustive;
import tablee.puzzle.Worlds;

/**
 * Positions with one clearly right move, made by hand, in {@code src/test/resources/tactics.txt} of each game whose bots know
 * more than its rules: at least twenty. Each is proved by looking at everything that can follow, in every world its player
 * cannot tell apart, and each is solved by {@code strong}.
 */
class TacticsTest {
    private static final int LEAST = 20;

    /** By how much the right move is better than any other, in thousandths of a win. */
    private static final int CLEARLY = 200;

    private static final Bot.Budget BUDGET = Bot.Budget.iterations(2_000);
    private static final int WORLDS = 8;

    @TestFactory
    @DisplayName("Strong finds the one right move")
    Stream<DynamicTest> tactics() {
        return Games.all().stream().filter(TacticsTest::isTried).flatMap(each -> {
            String game = each.card().id();
            List<TacticalPosition> puzzles = read(game);
            assertTrue(puzzles.size() >= LEAST, game + " has " + puzzles.size() + " positions in " + file(game));
            return puzzles.stream()
                    .map(puzzle -> DynamicTest.dynamicTest(game + ": " + puzzle.why(), () -> {
                        check(puzzle, puzzle.rules());
                    }));
        });
    }

    private static Path file(String game) {
        return Path.of(System.getProperty("tablee.root", ".."), "games", game, "src/test/resources/tactics.txt");
    }

    /** A game whose bots know only its rules may have puzzles, but does not have to. */
    static boolean isTried(Game<?> game) {
        return Knowledges.find(game).isPresent()
                || Files.exists(file(game.card().id()));
    }

    static List<TacticalPosition> read(String game) {
        try {
            assertTrue(Files.exists(file(game)), "there is knowledge of " + game + " and no " + file(game));
            List<TacticalPosition> puzzles = new ArrayList<>();
            for (String part : Files.readString(file(game)).split("(?m)^(?=== )")) {
                if (part.startsWith("== "))
                    puzzles.add(TacticalPosition.read(part.strip().lines().toList()));
            }
            return puzzles;
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static <S extends State<S>> void check(TacticalPosition puzzle, Game<S> game) {
        Match<S> match = puzzle.match(game);
        S state = match.state();
        assertEquals(puzzle.drawn(), state.draw().stripTrailing(), "the drawing is that of another position");
        int right = state.read(puzzle.seat(), puzzle.move());
        assertTrue(state.legal(puzzle.seat(), right), puzzle.move() + " is refused");
        prove(puzzle, match.eyes(puzzle.seat()), state, right);
        int chosen = Bots.find("strong").sit(game).choose(match.eyes(puzzle.seat()), BUDGET, new FastDice(1));
        assertEquals(puzzle.move(), state.write(puzzle.seat(), chosen));
    }

    private static <S extends State<S>> void prove(TacticalPosition puzzle, Perspective<S> eyes, S state, int right) {
        Collection<S> worlds = worlds(eyes);
        Moves moves = new Moves();
        state.moves(puzzle.seat(), moves);
        int worth = worth(puzzle, worlds, right);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (move == right) continue;
            int other = worth(puzzle, worlds, move);
            String word = state.write(puzzle.seat(), move);
            assertTrue(worth - other >= CLEARLY, () -> word + " is worth " + other + ", the right move " + worth);
        }
    }

    private static <S extends State<S>> int worth(TacticalPosition puzzle, Collection<S> worlds, int move) {
        int sum = 0;
        for (S world : worlds) {
            sum += new Exhaustive<>(world, puzzle.seat()).worth(world, move, puzzle.beyond());
        }
        return sum / worlds.size();
    }

    private static <S extends State<S>> Collection<S> worlds(Perspective<S> eyes) {
        return Worlds.imagined(eyes, WORLDS);
    }
}
