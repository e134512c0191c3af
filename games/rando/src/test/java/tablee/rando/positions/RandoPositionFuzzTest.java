package tablee.rando.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
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
import tablee.rando.Rando;
import tablee.rando.rules.RandoState;
import tablee.wire.json.Json;

/** Whatever position is let in can be played to the end. */
class RandoPositionFuzzTest {
    private static final int TRIES = Boolean.getBoolean("tablee.full") ? 100_000 : 4_000;

    private final Rando rando = new Rando();
    private final List<JsonNode> texts = new ArrayList<>();
    private int accepted;

    @Test
    @DisplayName("A changed position is refused, or keeps all invariants until its game is over")
    void playable() {
        long given = Long.getLong("tablee.seed", 0);
        if (given != 0) attempt(given);
        else for (int seed = 1; seed <= TRIES; seed++) attempt(seed);
        assertTrue(given != 0 || accepted > TRIES / 100, accepted + " accepted");
    }

    private void attempt(long seed) {
        FastDice dice = new FastDice(seed);
        Setup setup = rando.card().setup(2 + dice.roll(3), Map.of());
        JsonNode tree = Json.tree(somewhere(setup, dice));
        texts.clear();
        collect(tree);
        for (int i = dice.roll(3); i >= 0; i--) change(tree, dice);
        try {
            play(rando.place(setup, Json.read(tree, RandoPosition.class)), dice);
            accepted++;
        } catch (BadInput refused) {
            assertTrue(refused.getMessage().endsWith("."), refused.getMessage());
        } catch (RuntimeException | AssertionError fault) {
            throw new AssertionError("again with -Dtablee.seed=" + seed + "\n" + tree, fault);
        }
    }

    private RandoPosition somewhere(Setup setup, FastDice dice) {
        RandoState s = rando.open(setup);
        Playout player = new Playout(dice);
        for (int i = dice.roll(250); i > 0 && s.toAct() != 0; i--) player.step(s, Told.DEAF);
        return RandoPosition.of(s);
    }

    private static void play(RandoState s, FastDice dice) {
        Playout player = new Playout(dice);
        for (int i = 0; s.toAct() != 0 && i < 2000; i++) {
            player.step(s, Told.DEAF);
            try {
                RandoInvariants.check(s);
            } catch (BadInput broken) {
                throw new AssertionError(s.draw(), broken);
            }
        }
        assertEquals(0, s.toAct());
    }

    private void collect(JsonNode tree) {
        if (tree.isTextual()) texts.add(tree);
        tree.forEach(this::collect);
    }

    /** Changes one leaf, or drops or doubles an element of a list. */
    private void change(JsonNode tree, FastDice dice) {
        if (tree instanceof ObjectNode object) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            String name = names.get(dice.roll(names.size()));
            if (object.get(name).isContainerNode()) change(object.get(name), dice);
            else object.set(name, other(object.get(name), dice));
        } else if (tree instanceof ArrayNode array && !array.isEmpty()) {
            changeElement(array, dice.roll(array.size()), dice);
        }
    }

    private void changeElement(ArrayNode array, int index, FastDice dice) {
        int how = dice.roll(8);
        if (how == 0) array.remove(index);
        else if (how == 1) array.insert(index, array.get(index).deepCopy());
        else if (array.get(index).isContainerNode()) change(array.get(index), dice);
        else array.set(index, other(array.get(index), dice));
    }

    private JsonNode other(JsonNode leaf, FastDice dice) {
        if (leaf.isInt()) return IntNode.valueOf(leaf.asInt() + dice.roll(7) - 3);
        if (leaf.isTextual() && dice.roll(6) == 0) return TextNode.valueOf("");
        return leaf.isTextual() ? texts.get(dice.roll(texts.size())) : leaf;
    }
}
