package tablee.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Knowledges;
import tablee.core.Match;
import tablee.core.Memory;
import tablee.core.State;

/** The puzzles that ship: each is proved again, a sample of them every day and all in the full run. */
class PuzzleBookTest {
    private static final int EVERY = Boolean.getBoolean("tablee.full") ? 1 : 40;

    /** Where bots know nothing of a game there is nobody yet who could find its puzzles. */
    private static Stream<Game<?>> known() {
        return Games.all().stream().filter(game -> Knowledges.find(game).isPresent());
    }

    private static Stream<Puzzle> shipped() {
        return known().flatMap(game -> PuzzleBook.of(game).all().stream());
    }

    @TestFactory
    @DisplayName(
            "Each puzzle has one right move, proved in every world its player cannot tell apart, and no glance finds it")
    Stream<DynamicTest> proved() {
        return known().map(game -> DynamicTest.dynamicTest(game.card().id(), () -> {
            List<Puzzle> all = PuzzleBook.of(game).all();
            assertFalse(all.isEmpty());
            IntStream.range(0, all.size())
                    .filter(i -> i % EVERY == 0)
                    .forEach(i -> prove(all.get(i), all.get(i).rules()));
        }));
    }

    private static <S extends State<S>> void prove(Puzzle puzzle, Game<S> game) {
        Match<S> match = puzzle.match(game);
        int right = match.reading().read(puzzle.seat(), puzzle.move());
        Proof proof = Prover.prove(match, puzzle.seat(), right, puzzle.beyond(), Long.MAX_VALUE)
                .orElseThrow(() -> new AssertionError(puzzle + " is not proved"));
        assertEquals(right, proof.move(), puzzle.id());
        assertEquals(puzzle.worth(), proof.worth(), puzzle.id());
        assertEquals(puzzle.next(), proof.next(), puzzle.id());
        assertEquals(puzzle.motif(), proof.motif(), puzzle.id());
        assertFalse(Difficulty.glances(game, match, puzzle.seat()).contains(right), puzzle.id());
        assertEquals(puzzle.difficulty(), Difficulty.of(game, match, puzzle.seat(), right), puzzle.id());
    }

    @Test
    @DisplayName("No two puzzles are alike: neither their names nor what their players see")
    void different() {
        Set<String> names = new HashSet<>();
        Set<String> seen = new HashSet<>();
        shipped().forEach(puzzle -> {
            assertTrue(names.add(puzzle.id()), puzzle.id());
            String view = puzzle.match(puzzle.rules()).view(puzzle.seat()).toString();
            assertTrue(seen.add(puzzle.game() + puzzle.seat() + view), puzzle.id());
        });
    }

    @Test
    @DisplayName(
            "Two hundred puzzles ship with each game that bots know, and each has a reason in the game's own terms")
    void enough() {
        known().forEach(game ->
                assertTrue(PuzzleBook.of(game).all().size() >= 200, game.card().id()));
        List<String> without = shipped()
                .filter(puzzle -> !hasReason(puzzle, puzzle.rules()))
                .map(puzzle -> puzzle.game() + " " + puzzle.id())
                .toList();
        assertEquals(List.of(), without);
    }

    private static <S extends State<S>> boolean hasReason(Puzzle puzzle, Game<S> game) {
        Match<S> match = puzzle.match(game);
        S world = match.eyes(puzzle.seat()).imagine(Memory.PERFECT, new FastDice(1));
        int move = match.reading().read(puzzle.seat(), puzzle.move());
        return Knowledges.find(game)
                .flatMap(known -> known.reason(world, puzzle.seat(), move))
                .isPresent();
    }

    @Test
    @DisplayName("A day has one puzzle of each game, and the days of a year have many")
    void ofDay() {
        for (Game<?> game : known().toList()) {
            PuzzleBook book = PuzzleBook.of(game);
            assertEquals(book.ofDay(20_000), book.ofDay(20_000));
            long different = IntStream.range(20_000, 20_365)
                    .mapToObj(day -> book.ofDay(day).orElseThrow().id())
                    .distinct()
                    .count();
            assertTrue(
                    2 * different > Math.min(book.all().size(), 365),
                    game.card().id());
        }
    }

    @Test
    @DisplayName("A puzzle written down is read as it was")
    void lines() {
        shipped().forEach(puzzle -> assertEquals(puzzle, PuzzleLines.read(puzzle.game(), PuzzleLines.write(puzzle))));
    }
}
