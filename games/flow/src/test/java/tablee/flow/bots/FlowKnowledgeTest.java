package tablee.flow.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.FastDice;
import tablee.core.Playout;
import tablee.core.Reason;
import tablee.core.Told;
import tablee.flow.Flow;
import tablee.flow.rules.Board;
import tablee.flow.rules.Direction;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Phase;
import tablee.flow.rules.Square;
import tablee.flow.rules.Stock;
import tablee.flow.rules.Tile;
import tablee.testkit.KnowledgeCheck;

class FlowKnowledgeTest {
    private static final Flow FLOW = new Flow();

    @Test
    @DisplayName("Every move has a reason that can be said in four languages, and what it says is true")
    void reasonsAreTrue() {
        Set<String> given = KnowledgeCheck.of(FLOW, 100, FlowKnowledgeTest::check);
        Set<String> known = new TreeSet<>();
        for (String key : tablee.wire.words.Words.of(FLOW, "en").keys()) {
            if (key.startsWith("reason.")) known.add(key.substring("reason.".length()));
        }
        known.remove("win"); // seldom comes up by chance; see below
        known.remove("win-if-spared");
        known.remove("no-way");
        known.removeAll(given);
        assertEquals(Set.of(), known, "never given");
    }

    private static void check(FlowState before, FlowState after, int seat, Reason reason) {
        List<Object> args = reason.args();
        switch (reason.key()) {
            case "win" -> assertEquals(Phase.WON, after.phase);
            case "win-if-spared" -> assertTrue(after.phase.isWave());
            case "joins" -> assertEquals(args.get(1), Long.bitCount(after.board.joined()));
            case "nearer", "farther" -> {
                assertEquals(args.get(0), FlowReasons.missing(after.board));
                assertEquals(args.get(1), FlowReasons.missing(before.board));
            }
            case "same" -> assertEquals(args.get(0), FlowReasons.missing(after.board));
            case "draw" -> assertEquals(args.get(0), Stock.size(before.pile));
            case "start" -> assertEquals(args.get(0), after.round);
            default -> assertTrue(reason.rule().startsWith("FLOW-"));
        }
    }

    @Test
    @DisplayName("Animals share water: the plan for an empty board takes fewer than five tiles for each of the four")
    void emptyBoard() {
        int missing = FlowReasons.missing(new Board());
        assertTrue(missing < 4 * 5, "missing " + missing);
        assertEquals(missing, Long.bitCount(new Route().find(new Board()).toBuild()));
    }

    @Test
    @DisplayName("FLOW-60: nothing is missing when all animals are joined to the Boat, and only then")
    void nothingMissing() {
        for (long seed = 1; seed <= 300; seed++) {
            FlowState state = FLOW.open(FLOW.card().setup(2, Map.of("round", "untimed")));
            Playout playout = new Playout(new FastDice(seed));
            while (state.toAct() != 0) {
                playout.step(state, Told.DEAF);
                boolean joined = state.board.joined() == Square.ANIMALS;
                assertEquals(joined, FlowReasons.missing(state.board) == 0, "seed " + seed);
            }
        }
    }

    @Test
    @DisplayName("FLOW-26: an animal without a possible way counts as cut off, and the plan says so")
    void cutOff() {
        for (long seed = 1; seed <= 300; seed++) {
            FlowState state = FLOW.open(FLOW.card().setup(3, Map.of("round", "untimed")));
            Playout playout = new Playout(new FastDice(seed));
            while (state.toAct() != 0) {
                playout.step(state, Told.DEAF);
                int without = 4 - Long.bitCount(state.board.ways(0, 0));
                int missing = FlowReasons.missing(state.board);
                assertTrue(missing >= Route.CUT_OFF * without, "seed " + seed);
                assertTrue(without > 0 || missing < Square.COUNT, "seed " + seed);
            }
        }
    }

    @Test
    @DisplayName("FLOW-53: two dice threaten a tile off the centre lines, one die a tile on them, none the Boat")
    void damage() {
        FlowState state = FLOW.open(FLOW.card().setup(2, Map.of()));
        state.board.put(Square.read("d2"), Tile.STRAIGHT, Direction.NORTH.bit() | Direction.SOUTH.bit());
        assertEquals(100 * 6 / 36, Prospect.damage(state, Square.ALL));
        state.board.put(Square.read("c2"), Tile.STRAIGHT, Direction.NORTH.bit() | Direction.SOUTH.bit());
        assertEquals(100 * (6 + 11) / 36, Prospect.damage(state, Square.ALL));
        state.board.addBird(Square.read("c2"));
        assertEquals(100 * 6 / 36, Prospect.damage(state, Square.ALL));
    }

    @Test
    @DisplayName("Weights would be for the newest box, any difficulty, and untimed rounds of eight turns")
    void usual() {
        FlowEncoder encoder = new FlowEncoder();
        Map<String, String> hard =
                Map.of("round", "untimed", "difficulty", "inconceivable", "first", "1", "grace", "30");
        assertTrue(encoder.usual(FLOW.open(FLOW.card().setup(3, hard))));
        assertTrue(encoder.usual(FLOW.open(FLOW.card().setup(1, Map.of("round", "untimed")))));
        assertFalse(encoder.usual(FLOW.open(FLOW.card().setup(3, Map.of()))), "the clock runs");
        assertFalse(encoder.usual(FLOW.open(FLOW.card().setup(3, 1, hard, ""))), "older rules");
        List<Map.Entry<String, String>> others = List.of(
                Map.entry("turns", "12"),
                Map.entry("scenarios", "obstacles"),
                Map.entry("shapes", "corner,straight,tee,cross"),
                Map.entry("kept-shape", "tee"),
                Map.entry("win", "after-wave"));
        for (Map.Entry<String, String> other : others) {
            Map<String, String> options = Map.of("round", "untimed", other.getKey(), other.getValue());
            assertFalse(encoder.usual(FLOW.open(FLOW.card().setup(2, options))), other.toString());
        }
    }
}
