package tablee.flow.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.flow.Flow;
import tablee.flow.rules.ActionCard;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.FlowTable;
import tablee.wire.json.Json;

/** Positions from outside: what breaks an invariant is refused in one sentence. */
class FlowPositionTest {
    private static final FlowTable TABLE = FlowTable.timed(2, "scenarios=obstacles")
            .board("""
                      a b c d e f g
                    1 C ─ ┐ . . . D
                    2 . . ║'. . . .
                    3 . . . . # . .
                    4 . . . @ . . .
                    5 . . . . . . .
                    6 . . . . . . .
                    7 K . . . . . L
                    """)
            .hand(0, ActionCard.BIRD)
            .hand(1, ActionCard.CURRENT);

    @Test
    @DisplayName("A position survives JSON")
    void survives() {
        String text = Json.text(TABLE.state().position());
        assertEquals(text, Json.text(place(text).position()));
    }

    private static FlowState place(String text) {
        return new Flow().place(TABLE.setup(), Json.read(text, FlowPosition.class));
    }

    private static void refused(String field, String value, String sentence) {
        ObjectNode tree = (ObjectNode) Json.tree(TABLE.state().position());
        tree.set(field, Json.parse(value));
        BadInput bad = assertThrows(BadInput.class, () -> place(tree.toString()), sentence);
        assertEquals(sentence, bad.getMessage());
    }

    @Test
    @DisplayName("Pieces are all there, once")
    void pieces() {
        refused("pile", "[]", "The Map tiles are not all there, or there are too many.");
        refused("cardPile", "[]", "The Action cards are not all there, or there are too many.");
        refused("pile", "[\"scenario-obstacle\"]", "A Scenario obstacle is not with the Map tiles.");
        refused("calmWaters", "true", "The Action cards are not all there, or there are too many.");
        refused("hands", "[[]]", "There must be 2 hands.");
        refused(
                "board",
                "[" + lying("c2", "scenario-obstacle", "") + "]",
                "The Map tiles are not all there, or there are too many.");
    }

    private static String lying(String square, String tile, String open) {
        return "{\"square\":\"" + square + "\",\"tile\":\"" + tile + "\",\"open\":\"" + open + "\",\"bird\":false}";
    }

    @Test
    @DisplayName("Tiles lie on squares, turned as they can be, and match")
    void tiles() {
        refused("board", "[" + lying("h9", "tee", "nes") + "]", "There is no square \"h9\"; they are a1 to g7.");
        refused("board", "[" + lying("a1", "tee", "nes") + "]", "The square a1 is taken already.");
        refused("board", "[" + lying("b1", "tee", "ns") + "]", "The tile on b1 cannot be open to \"ns\".");
        refused("boat", "\"ns\"", "The Boat is open on all sides, \"nesw\", or on one.");
        refused("boat", "\"n\"", "The Boat shows the wrong side.");
        FlowTable torn = FlowTable.of(1);
        ObjectNode tree = (ObjectNode) Json.tree(torn.state().position());
        tree.set("board", Json.parse("[" + lying("b1", "straight", "ns") + "]"));
        String pile = tree.get("pile").toString().replaceFirst("\"straight\",", "");
        tree.set("pile", Json.parse(pile));
        FlowPosition position = Json.read(tree.toString(), FlowPosition.class);
        BadInput bad = assertThrows(BadInput.class, () -> new Flow().place(torn.setup(), position));
        assertEquals("The edges of the tile on b1 do not match its neighbours (FLOW-25).", bad.getMessage());
    }

    @Test
    @DisplayName("Turn, clock and tile in play go together")
    void together() {
        refused("seat", "2", "There is no seat 2.");
        refused("round", "0", "A turn belongs to a round.");
        refused("overtime", "true", "Nobody finishes an action after time ran out (FLOW-51).");
        refused("phase", "\"place\"", "There is a tile in play if it is to be placed.");
        refused("phase", "\"ready\"", "The clock runs in timed rounds, and only there.");
        refused("phase", "\"won\"", "The clock runs in timed rounds, and only there.");
        refused("phase", "\"support\"", "The card being played is not in the hand.");
        refused("toTurnUp", "1", "Fishing turns up other numbers of tiles.");
        refused("scenarios", "[]", "The Scenario cards picked by hand are not all there.");
        refused("shown", "[[\"bird\"],[]]", "Cards are marked as seen only while hands are hidden.");
        refused("held", "\"tee\"", "There is a tile in play if it is to be placed.");
        refused("turnsTaken", "-1", "That number of turns cannot have been taken.");
    }

    @Test
    @DisplayName("A set-up that could never be finished is refused")
    void neverFinished() {
        FlowTable table = FlowTable.dealt("scenarios=obstacles,obstacles,obstacles,obstacles,single-path-boat");
        String walls = List.of("a3", "b3", "c3", "e5", "f5", "g5").stream()
                .map(square -> lying(square, "scenario-obstacle", ""))
                .collect(Collectors.joining(","));
        ObjectNode tree = (ObjectNode) Json.tree(table.state().position());
        tree.set("board", Json.parse("[" + walls + "]"));
        FlowPosition position = Json.read(tree.toString(), FlowPosition.class);
        BadInput bad = assertThrows(BadInput.class, () -> new Flow().place(table.setup(), position));
        assertEquals("The Scenario obstacles leave the Boat no direction (FLOW-71).", bad.getMessage());
    }

    @Test
    @DisplayName("A position of another game is refused")
    void anotherGame() {
        record Other(int x) {}
        BadInput bad = assertThrows(BadInput.class, () -> new Flow().place(TABLE.setup(), new Other(1)));
        assertEquals("This is not a position of Flow.", bad.getMessage());
    }
}
