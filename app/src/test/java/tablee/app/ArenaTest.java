package tablee.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tablee.core.BadInput;
import tablee.core.Dice;
import tablee.core.Encoders;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.State;
import tablee.wire.arena.Arena;
import tablee.wire.arena.RowLayout;
import tablee.wire.match.ChanceSources;
import tablee.wire.match.Commitment;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;
import tablee.wire.match.WrittenHeader;

/** Many matches at once are the same matches as one at a time. */
class ArenaTest {
    private static final Seed SEED = Seed.read("ab".repeat(32));
    private static final long PACE = 3_000;
    private static final int MOST_STEPS = 5_000;

    private final Dice dice = new FastDice(7);

    private static Stream<DynamicTest> everyTable(java.util.function.BiConsumer<Game<?>, Integer> test) {
        return EngineMatches.learnable().stream().flatMap(game -> game.card().seatCounts().stream()
                .map(seats ->
                        dynamicTest(game.card().name() + ", " + seats + " seats", () -> test.accept(game, seats))));
    }

    @TestFactory
    @DisplayName("What is played in a slot is a whole match that verifies, outcome by outcome")
    Stream<DynamicTest> fair() {
        return everyTable((game, seats) -> new ArenaTest().playsFair(game, seats, Map.of(), new TreeMap<>()));
    }

    @Test
    @DisplayName("Thrown dice are thrown in an arena too, and verify")
    void thrown() {
        for (Game<?> game : EngineMatches.learnable()) {
            SortedMap<String, Integer> sources = ChanceSources.serving(
                    game.open(game.card().setup(game.card().fewestSeats(), Map.of())));
            if (!sources.isEmpty()) playsFair(game, game.card().fewestSeats(), Map.of(), sources);
        }
    }

    private <S extends State<S>> void playsFair(
            Game<S> game, int seats, Map<String, String> options, SortedMap<String, Integer> sources) {
        Arena<S> arena = arena(game, seats, options, sources, 2);
        byte[] row = playOut(arena, 1);
        assertEquals(1, row[place(arena, "over")]);
        WrittenHeader head = WrittenHeader.of(arena.header());
        Seed seed = arena.seed(1);
        assertEquals(SEED.next(1), seed);
        MatchFile file = new MatchFile(head, Optional.of(Commitment.of(seed, head)), arena.log(1), Optional.of(seed));
        Verdict verdict = Verifier.verify(file);
        assertTrue(verdict.fair(), verdict.sentence());
    }

    @TestFactory
    @DisplayName("A fork plays on as the match would have, and a restored match is as it was")
    Stream<DynamicTest> forks() {
        return everyTable((game, seats) -> new ArenaTest().forksAndRestores(game, seats));
    }

    private <S extends State<S>> void forksAndRestores(Game<S> game, int seats) {
        Arena<S> arena = arena(game, seats, Map.of(), new TreeMap<>(), 3);
        for (int i = 0; i < 10; i++)
            step(arena, 0, numbers(arena, row(arena, 0)).get(0));
        byte[] before = row(arena, 0);
        arena.fork(new int[] {0, 0}, new int[] {1, 2});
        assertArrayEquals(before, row(arena, 1));
        List<Integer> played = new ArrayList<>();
        for (int i = 0; i < 10 && row(arena, 0)[place(arena, "over")] == 0; i++) {
            List<Integer> legal = numbers(arena, row(arena, 0));
            played.add(legal.get(dice.roll(legal.size())));
            step(arena, 0, played.get(i));
        }
        for (int number : played) step(arena, 1, number);
        assertArrayEquals(row(arena, 0), row(arena, 1));
        assertEquals(arena.log(0), arena.log(1));
        arena.fork(new int[] {2}, new int[] {0});
        assertArrayEquals(before, row(arena, 0));
    }

    @TestFactory
    @DisplayName("An imagined world looks the same to the one who imagines it, and has chance of its own")
    Stream<DynamicTest> imagined() {
        return everyTable((game, seats) -> new ArenaTest().imagines(game, seats));
    }

    private <S extends State<S>> void imagines(Game<S> game, int seats) {
        Arena<S> arena = arena(game, seats, Map.of(), new TreeMap<>(), 2);
        for (int i = 0; i < 8; i++) step(arena, 0, numbers(arena, row(arena, 0)).get(0));
        for (int viewer = 0; viewer < seats; viewer++) {
            byte[] before = row(arena, 0, viewer);
            arena.fork(new int[] {0}, new int[] {1});
            arena.imagine(new int[] {1}, new int[] {viewer}, List.of(SEED.next(99)));
            assertArrayEquals(before, row(arena, 1, viewer));
            assertEquals(SEED.next(99), arena.seed(1));
        }
        assertThrows(BadInput.class, () -> arena.log(1));
    }

    @Test
    @DisplayName("Where one of several moves is refused, none is played")
    void allOrNone() {
        for (Game<?> game : EngineMatches.learnable()) allOrNone(game);
    }

    private <S extends State<S>> void allOrNone(Game<S> game) {
        Arena<S> arena = arena(game, game.card().fewestSeats(), Map.of(), new TreeMap<>(), 2);
        byte[] before = row(arena, 0);
        int legal = numbers(arena, before).get(0);
        for (int wrong : new int[] {-1, 99_999, illegal(arena, row(arena, 1))}) {
            assertThrows(BadInput.class, () -> arena.step(new int[] {0, 1}, new int[] {legal, wrong}));
            assertArrayEquals(before, row(arena, 0));
        }
        assertThrows(BadInput.class, () -> arena.step(new int[] {0, 0}, new int[] {legal, legal}));
        assertThrows(BadInput.class, () -> arena.step(new int[] {2}, new int[] {legal}));
        assertThrows(BadInput.class, () -> arena.fork(new int[] {0}, new int[] {-1}));
        assertArrayEquals(before, row(arena, 0));
    }

    private static int illegal(Arena<?> arena, byte[] row) {
        List<Integer> legal = numbers(arena, row);
        int number = 0;
        while (legal.contains(number)) number++;
        return number;
    }

    private static <S extends State<S>> Arena<S> arena(
            Game<S> game, int seats, Map<String, String> options, SortedMap<String, Integer> sources, int slots) {
        Header header = new Header(game.card().id(), game.card().setup(seats, options), sources, Optional.empty());
        return Arena.open(game, header, Encoders.find(game).orElseThrow(), slots, PACE, SEED);
    }

    private byte[] playOut(Arena<?> arena, int slot) {
        byte[] row = row(arena, slot);
        for (int i = 0; i < MOST_STEPS && row[place(arena, "over")] == 0; i++) {
            List<Integer> legal = numbers(arena, row);
            step(arena, slot, legal.get(dice.roll(legal.size())));
            row = row(arena, slot);
        }
        return row;
    }

    private static void step(Arena<?> arena, int slot, int number) {
        arena.step(new int[] {slot}, new int[] {number});
    }

    private static byte[] row(Arena<?> arena, int slot) {
        return row(arena, slot, -1);
    }

    private static byte[] row(Arena<?> arena, int slot, int seat) {
        ByteBuffer out = ByteBuffer.allocate(arena.layout().bytes()).order(ByteOrder.LITTLE_ENDIAN);
        arena.rows(new int[] {slot}, new int[] {seat}, out);
        assertEquals(out.capacity(), out.position());
        return out.array();
    }

    private static int place(Arena<?> arena, String field) {
        int place = 0;
        for (RowLayout.Field each : arena.layout().fields()) {
            if (each.name().equals(field)) return place;
            place += each.count()
                    * Character.digit(each.type().charAt(each.type().length() - 1), 10);
        }
        throw new AssertionError("no field " + field);
    }

    private static List<Integer> numbers(Arena<?> arena, byte[] row) {
        List<Integer> numbers = new ArrayList<>();
        int mask = place(arena, "mask");
        for (int i = 0; i < arena.encoder().actionCount(); i++) if (row[mask + i] == 1) numbers.add(i);
        return numbers;
    }
}
