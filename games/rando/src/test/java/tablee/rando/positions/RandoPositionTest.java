package tablee.rando.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.core.Setup;
import tablee.rando.Rando;
import tablee.rando.rules.RandoTable;
import tablee.wire.json.Json;

/** Positions from outside: what cannot be is refused in one sentence. */
class RandoPositionTest {
    private final Rando rando = new Rando();
    private final Setup setup = rando.card().setup(2, Map.of());

    private static RandoTable table() {
        return RandoTable.quiet(2).hand(0, "red sprint", "red signpost").hand(1, "blue shortcut");
    }

    private String refusal(RandoTable table, Consumer<ObjectNode> change) {
        ObjectNode tree = (ObjectNode) Json.tree(table.s.position());
        rando.place(setup, Json.read(tree, RandoPosition.class));
        change.accept(tree);
        RandoPosition changed = Json.read(tree, RandoPosition.class);
        return assertThrows(BadInput.class, () -> rando.place(setup, changed)).getMessage();
    }

    private String refusal(Consumer<ObjectNode> change) {
        return refusal(table(), change);
    }

    /** Other red cards in the pile. */
    private static Consumer<ObjectNode> red(String kinds) {
        return p -> in(p.get("pile"), 0).set("kinds", Json.parse(kinds));
    }

    private static ObjectNode in(JsonNode list, int index) {
        return (ObjectNode) list.get(index);
    }

    @Test
    @DisplayName("Pieces on the terrain")
    void terrain() {
        assertEquals(
                "Two things are on a1.", refusal(p -> in(p.get("hikers"), 1).put("at", "a1")));
        assertEquals(
                "\"z9\" is no crossing.", refusal(p -> in(p.get("hikers"), 1).put("at", "z9")));
        assertEquals(
                "h1 is not on the terrain.", refusal(p -> in(p.get("hikers"), 1).put("at", "h1")));
        assertEquals("Token 1 is not the one that the ruleset lists there.", refusal(p -> in(p.get("tokens"), 0)
                .put("value", 2)));
        assertEquals("A token lies on the corner a7 (RAND-10).", refusal(p -> in(p.get("tokens"), 0)
                .put("at", "a7")));
        assertEquals("A marker is listed twice.", refusal(p -> p.set("markers", Json.parse("[\"ford\",\"ford\"]"))));
        assertEquals(
                "The tokens, hikers and markers on the table do not fit the stage (RAND-10).",
                refusal(p -> p.set("markers", Json.parse("[\"ford\"]"))));
    }

    @Test
    @DisplayName("Cards")
    void cards() {
        assertEquals("There are 2 cards red sprint, not 3 (RAND-6).", refusal(red("[1,2,2,1,0]")));
        assertEquals("The number of cards is 4, not from 0 to 3.", refusal(red("[4,2,2,1,0]")));
        assertEquals("Cards are listed by five kinds.", refusal(red("[2,2,2,1]")));
        assertEquals("Cards are listed by four colours.", refusal(p -> p.set("pile", Json.parse("[]"))));
        assertEquals("The top colour is \"pink\", which is unknown.", refusal(p -> p.put("top", "pink")));
        assertEquals(
                "A seat that knows a card is 2, not from 0 to 1.",
                refusal(p -> in(in(p.get("seats"), 0).get("hand"), 0).set("knownBy", Json.parse("[2]"))));
        assertEquals(
                "A card's owner is not listed among the others who know it.",
                refusal(p -> in(in(p.get("seats"), 0).get("hand"), 0).set("knownBy", Json.parse("[0]"))));
    }

    @Test
    @DisplayName("Boards")
    void boards() {
        assertEquals("A level is 11, not from 0 to 10.", refusal(p -> in(p.get("seats"), 0)
                .set("levels", Json.parse("[0,11,0,0]"))));
        assertEquals(
                "A multiplier is 3, not from 1 to 2.",
                refusal(p -> in(in(p.get("seats"), 1).get("tiles"), 0).put("multiplier", 3)));
        assertEquals(
                "A seat has no tile, but the last one is never removed (RAND-41).",
                refusal(p -> in(p.get("seats"), 1).set("tiles", Json.parse("[]"))));
        assertEquals(
                "A tile is listed twice.", refusal(p -> in(in(p.get("seats"), 1).get("tiles"), 0)
                        .put("tile", "joker")
                        .put("multiplier", 0)));
        assertEquals("Choices are made at Give (RAND-43).", refusal(p -> in(p.get("seats"), 0)
                .put("choice", "pay")));
        assertEquals(
                "A choice is \"give 3\", which is neither a gift nor a payment.",
                refusal(p -> in(p.get("seats"), 0).put("choice", "give 3")));
    }

    @Test
    @DisplayName("Where the game is")
    void flow() {
        assertEquals("It is not this seat's turn.", refusal(p -> p.put("seat", 1)));
        assertEquals("The round is 11, not from 0 to 10.", refusal(p -> p.put("round", 11)));
        assertEquals("The round does not fit the stage.", refusal(p -> p.put("round", 0)));
        assertEquals("The part does not fit the stage.", refusal(p -> p.put("part", "setup")));
        assertEquals("Nothing is being repeated.", refusal(p -> p.put("times", 2)));
        assertEquals("No hike is under way.", refusal(p -> p.put("came", "north")));
        assertEquals("All repetitions are done.", refusal(p -> p.put("stage", "hike")));
        assertEquals("The stage does not fit this part of a turn.", refusal(p -> p.put("stage", "restore")));
        assertEquals("The stage does not fit the end of this round.", refusal(p -> p.put("part", "round-end")
                .put("stage", "restore")));
        assertEquals("The tile in use does not fit the stage.", refusal(p -> p.put("using", "hike")));
        assertEquals("More turns were had than there are.", refusal(p -> p.put("turns", 2)));
    }

    @Test
    @DisplayName("A hike under way")
    void hike() {
        RandoTable walking = table().top("red").play("0 use hike").go(0, "east");
        assertEquals("The hike is over (RAND-31).", refusal(walking, p -> p.put("stretch", 3)));
        assertEquals("The hiker does not fit the stage.", refusal(walking, p -> p.put("hiker", "")));
        assertEquals("No tile is in use.", refusal(walking, p -> p.put("using", "")));
        assertEquals("The Joker is used once (RAND-36).", refusal(walking, p -> p.put("using", "joker")
                .put("times", 2)));
    }
}
