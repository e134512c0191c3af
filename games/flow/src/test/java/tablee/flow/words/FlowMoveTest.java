package tablee.flow.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.flow.rules.FlowMove;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.FlowTable;

class FlowMoveTest {
    @Test
    @DisplayName("FLOW-1, FLOW-4, FLOW-6, FLOW-77: a near miss has a sentence of its own")
    void nearMisses() {
        assertEquals("no-such-square", FlowWords.whyNot("place h8 nesw").key());
        assertEquals("no-such-tile", FlowWords.whyNot("take bend").key());
        assertEquals("no-such-card", FlowWords.whyNot("play rain").key());
        assertEquals("choose-die", FlowWords.whyNot("roll red").key());
        assertEquals("no-such-direction", FlowWords.whyNot("boat up").key());
        assertEquals("no-such-move", FlowWords.whyNot("dance").key());
    }

    @Test
    @DisplayName("Every well-formed move has one word, and the word names it")
    void there() {
        Set<String> words = new HashSet<>();
        for (int move = 0; move < 32 << 16; move++) {
            if (!FlowMove.wellFormed(move)) continue;
            String word = FlowWords.write(move);
            assertEquals(move, FlowWords.read(word), word);
            assertTrue(words.add(word), word);
        }
        assertTrue(words.containsAll(List.of("draw", "place c3 nes", "place c3", "dice 3 4", "boat north", "time")));
    }

    @Test
    @DisplayName("Other words name no move, and other numbers are refused as none")
    void otherWords() {
        for (String word : List.of(
                "",
                " ",
                "Draw",
                "draw ",
                "draw 1",
                "take",
                "take scenario-obstacle",
                "place h1 n",
                "place a1 sn",
                "place a1 nn",
                "place a1 n s",
                "dice 0 1",
                "dice 1",
                "dice 1 7",
                "first 6",
                "roll red",
                "lift",
                "é")) {
            assertEquals(State.NO_MOVE, FlowWords.read(word), word);
        }
        FlowState state = FlowTable.of(1).state();
        for (int move : new int[] {-1, Integer.MAX_VALUE, Integer.MIN_VALUE, 1, 0xFF00}) {
            assertFalse(state.legal(0, move));
            assertEquals(Refusal.of("TABLE-10", "no-such-move"), state.why(0, move));
        }
    }

    @Test
    @DisplayName("The clock only says that time is over, and only the clock does")
    void clock() {
        FlowTable table = FlowTable.timed(1);
        table.refuses("time", "FLOW-51", "clock-and-players");
        assertEquals(List.of("time"), table.offers(63));
        assertFalse(table.state().legal(63, table.state().read(63, "draw")));
    }
}
