package tablee.flow.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.core.FastDice;
import tablee.core.Playout;
import tablee.core.Setup;
import tablee.core.Told;
import tablee.flow.Flow;
import tablee.flow.rules.FlowState;
import tablee.wire.json.Json;

/** Positions put together from parts of others: either they are refused, or the game can be played on from them. */
class FlowPositionFuzzTest {
    private static final int TRIES = Boolean.getBoolean("tablee.full") ? 100_000 : 1_500;
    private static final int MOST_ENTRIES = 5_000;

    private static final List<Map<String, String>> OPTIONS = List.of(
            Map.of(),
            Map.of("round", "untimed"),
            Map.of("scenarios", "obstacles,obstacles,no-communication,one-card,single-path-boat"),
            Map.of("difficulty", "hard", "round", "untimed"));

    @Test
    @DisplayName("A mixture of two positions is refused in a sentence, or a game goes on from it to its end")
    void mixtures() {
        long first = Long.getLong("tablee.seed", 1);
        int accepted = 0;
        for (long seed = first; seed < first + TRIES; seed++) {
            try {
                if (mixture(new FastDice(seed))) accepted++;
            } catch (RuntimeException | AssertionError fault) {
                throw new AssertionError("seed " + seed + " (begin there with -Dtablee.seed=" + seed + ")", fault);
            }
        }
        assertNotEquals(0, accepted);
    }

    private static boolean mixture(FastDice dice) {
        Setup setup = new Flow().card().setup(1 + dice.roll(3) + 1, OPTIONS.get(dice.roll(OPTIONS.size())));
        ObjectNode mixed = someMoment(setup, dice);
        ObjectNode other = someMoment(setup, dice);
        List<String> fields = new ArrayList<>();
        mixed.fieldNames().forEachRemaining(fields::add);
        for (int i = 0; i <= dice.roll(3); i++) {
            String field = fields.get(dice.roll(fields.size()));
            if (other.has(field)) mixed.set(field, other.get(field));
        }
        FlowState state;
        try {
            state = new Flow().place(setup, Json.read(mixed, FlowPosition.class));
        } catch (BadInput refused) {
            return false;
        }
        playOn(setup, state, dice);
        return true;
    }

    private static ObjectNode someMoment(Setup setup, FastDice dice) {
        FlowState state = new Flow().open(setup);
        new Playout(dice).run(state, dice.roll(60));
        return (ObjectNode) Json.tree(state.position());
    }

    private static void playOn(Setup setup, FlowState state, FastDice dice) {
        Playout playout = new Playout(dice);
        int entries = 0;
        while (state.toAct() != 0) {
            playout.step(state, Told.DEAF);
            assertTrue(++entries < MOST_ENTRIES, "no end");
            if (entries % 16 == 0 || state.toAct() == 0) {
                FlowPosition position = FlowPosition.of(state);
                assertEquals(position, new Flow().place(setup, position).position());
            }
        }
    }
}
