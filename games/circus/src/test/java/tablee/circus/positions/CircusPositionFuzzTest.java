package tablee.circus.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.CircusTable;
import tablee.core.BadInput;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.core.Playout;
import tablee.core.Told;
import tablee.wire.json.Json;

/** Positions with something changed at random: refused in a sentence, or played to the end. */
class CircusPositionFuzzTest {
    private static final int POSITIONS = Boolean.getBoolean("tablee.full") ? 50_000 : 1_500;
    private static final List<String> WORDS = List.of(
            "acrobat",
            "magician",
            "fortune-teller",
            "strongman",
            "tamer",
            "clown",
            "deal",
            "turn",
            "clown-choice",
            "over",
            "third-poster",
            "five-clowns",
            "draw");

    @Test
    @DisplayName("CIRC-62: whatever position is let in can be played to the end")
    void playable() {
        long only = Long.getLong("tablee.seed", 0);
        int accepted = 0;
        for (long seed = only == 0 ? 1 : only; seed <= (only == 0 ? POSITIONS : only); seed++) accepted += tryOne(seed);
        assertTrue(only != 0 || accepted > POSITIONS / 20 && accepted < POSITIONS, "accepted: " + accepted);
    }

    private static int tryOne(long seed) {
        Dice dice = new FastDice(seed);
        CircusTable stage = CircusTable.open(dice.roll(2) == 0 ? 2 : 4, "draw-after", "50");
        Playout playout = new Playout(dice);
        for (int left = dice.roll(120); left > 0 && stage.state.toAct() != 0; left--)
            playout.step(stage.state, Told.DEAF);
        JsonNode json = Json.tree(stage.state.position());
        for (int left = 1 + dice.roll(3); left > 0; left--) change(json, dice);
        Optional<CircusState> placed = place(stage, json);
        placed.ifPresent(state -> playOn(stage, state, playout, "-Dtablee.seed=" + seed + " " + json));
        return placed.isPresent() ? 1 : 0;
    }

    private static Optional<CircusState> place(CircusTable stage, JsonNode json) {
        try {
            return Optional.of(CircusTable.GAME.place(stage.setup, Json.read(json, CircusPosition.class)));
        } catch (BadInput refused) {
            assertTrue(refused.getMessage().endsWith("."), refused.getMessage());
            return Optional.empty();
        }
    }

    private static void playOn(CircusTable stage, CircusState state, Playout playout, String what) {
        for (int entry = 0; state.toAct() != 0; entry++) {
            assertTrue(entry < 20_000, what);
            playout.step(state, Told.DEAF);
            if (entry > 30) continue;
            assertEquals(
                    state.position(),
                    CircusTable.GAME.place(stage.setup, state.position()).position(),
                    what);
        }
    }

    /** Puts another number or word in some place. */
    private static void change(JsonNode json, Dice dice) {
        if (json instanceof ObjectNode object) changeField(object, dice);
        if (json instanceof ArrayNode list) changeItem(list, dice);
    }

    private static void changeField(ObjectNode object, Dice dice) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        String name = names.get(dice.roll(names.size()));
        JsonNode value = object.get(name);
        if (value.isContainerNode()) change(value, dice);
        else object.set(name, other(value.isTextual(), dice));
    }

    private static void changeItem(ArrayNode list, Dice dice) {
        int place = dice.roll(list.size() + 1);
        if (place == list.size()) list.add(other(dice.roll(2) == 0, dice));
        else if (list.get(place).isContainerNode()) change(list.get(place), dice);
        else list.set(place, other(list.get(place).isTextual(), dice));
    }

    private static JsonNode other(boolean text, Dice dice) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        return text ? nodes.textNode(WORDS.get(dice.roll(WORDS.size()))) : nodes.numberNode(dice.roll(60) - 2);
    }
}
