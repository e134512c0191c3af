package tablee.circus.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.CircusTable;
import tablee.core.BadInput;
import tablee.core.Setup;
import tablee.wire.json.Json;

/** Positions from outside. */
class CircusPositionTest {
    private static final String RING = """
            C/a A/m C/m M/f C/f
            F/s C/t S/t C/s T/a
            """;

    private static ObjectNode json(CircusTable stage) {
        return (ObjectNode) Json.tree(stage.state.position());
    }

    private static CircusState place(Setup setup, JsonNode json) {
        return CircusTable.GAME.place(setup, Json.read(json, CircusPosition.class));
    }

    /** A position that is sound until it is changed so. */
    private static void refuses(String sentence, CircusTable stage, Consumer<ObjectNode> change) {
        ObjectNode json = json(stage);
        assertEquals(stage.state.position(), place(stage.setup, json).position());
        change.accept(json);
        BadInput refused = assertThrows(BadInput.class, () -> place(stage.setup, json), json::toString);
        assertEquals(sentence, refused.getMessage());
    }

    private static void refuses(String sentence, Consumer<ObjectNode> change) {
        refuses(sentence, CircusTable.of(RING), change);
    }

    private static ObjectNode token(ObjectNode json, int position) {
        return (ObjectNode) json.get("ring").get(position - 1);
    }

    private static ObjectNode side(ObjectNode json, int side) {
        return (ObjectNode) json.get("sides").get(side);
    }

    @Test
    @DisplayName("CIRC-1: the ten tokens are those of the game")
    void tokens() {
        refuses("No token has acrobat and strongman.", json -> token(json, 2).put("back", "strongman"));
        refuses("There is one token with magician and acrobat.", json -> token(json, 4)
                .put("back", "acrobat"));
        String inOrder = "The tokens lie on the positions 1 to 10, in the order of the deal.";
        refuses(inOrder, json -> ((ArrayNode) json.get("ring")).remove(3));
        refuses(inOrder, json -> token(json, 4).put("position", 3));
        refuses(inOrder, json -> token(json, 4).put("position", 11));
        refuses(inOrder, json -> token(json, 1).put("position", 0));
        String once = "One token was dealt to each position from 1 to 10, this one not to %d.";
        refuses(once.formatted(1), json -> token(json, 2).put("dealt", 1));
        refuses(once.formatted(0), json -> token(json, 2).put("dealt", 0));
        refuses(once.formatted(11), json -> token(json, 2).put("dealt", 11));
    }

    @Test
    @DisplayName("CIRC-10: a ring is complete, or it is being laid as the rules say")
    void ring() {
        CircusTable dealing = CircusTable.open(2).play("first 0", "deal acrobat", "deal tamer");
        String complete = "Ten tokens lie in the ring, and fewer while it is laid.";
        refuses(complete, CircusTable.of(RING), json -> json.put("phase", "deal")
                .put("turn", 0)
                .put("actionsLeft", 0));
        refuses(complete, dealing, json -> json.put("phase", "turn")
                .put("turn", 1)
                .put("actionsLeft", 2));
        refuses("Who starts is known before the ring is laid.", dealing, json -> json.put("phase", "first-player"));
        String alternate = "While the ring is laid, the Clowns lie up on every other position.";
        refuses(alternate, dealing, json -> token(json, 2).put("face", "tamer").put("back", "clown"));
        refuses(alternate, dealing, json -> token(json, 2).put("face", "tamer").put("back", "acrobat"));
        refuses(alternate, dealing, json -> token(json, 2).put("dealt", 5));
        refuses(
                "Turns are counted from 1, and there is none before the ring is laid.",
                dealing,
                json -> json.put("turn", 1));
        refuses("A turn has 0 to 0 actions here.", dealing, json -> json.put("actionsDone", 1));
    }

    @Test
    @DisplayName("CIRC-25: turns and their actions")
    void turns() {
        refuses("There is no seat 2.", json -> json.put("seat", 2));
        refuses("There is no seat -1.", json -> json.put("seat", -1));
        refuses("There is no turn -1.", json -> json.put("turn", -1));
        refuses("There is no turn 5000.", json -> json.put("turn", 5000));
        refuses("Turns are counted from 1, and there is none before the ring is laid.", json -> json.put("turn", 0));
        refuses("Actions cannot be fewer than none.", json -> json.put("actionsDone", -1)
                .put("actionsLeft", 3));
        refuses("Actions cannot be fewer than none.", json -> json.put("actionsDone", 3)
                .put("actionsLeft", -1));
        refuses("A turn has 2 to 20 actions here.", json -> json.put("actionsLeft", 1));
        refuses("A turn has 2 to 20 actions here.", json -> json.put("actionsLeft", 21));
        refuses("With nothing left to do, to buy or to look at, a turn is over.", json -> json.put("actionsDone", 2)
                .put("actionsLeft", 0));
    }

    @Test
    @DisplayName("CIRC-4: five Applause, five posters")
    void sides() {
        refuses("There are two sides.", json -> ((ArrayNode) json.get("sides")).remove(1));
        refuses("There are 5 Applause in all.", json -> side(json, 0).put("applause", 5));
        refuses("There are 5 Applause in all.", json -> side(json, 0).put("applause", -1));
        CircusTable stage = CircusTable.of(RING).posters(0, Artist.TAMER);
        refuses("The Clown has no poster.", stage, json -> ((ArrayNode)
                        side(json, 1).get("posters"))
                .add("clown"));
        refuses("There is one poster of each artist.", stage, json -> ((ArrayNode)
                        side(json, 1).get("posters"))
                .add("tamer"));
        refuses("The last poster is one that somebody has.", stage, json -> json.put("lastPoster", "acrobat"));
        refuses("The last poster is one that somebody has.", stage, json -> json.remove("lastPoster"));
        String when = "The last poster was won in a turn from 1 to 1.";
        refuses(when, stage, json -> json.put("posterTurn", 2));
        refuses(when, stage, json -> json.put("posterTurn", 0));
        refuses(when, stage, json -> json.put("posterTurn", -1));
        refuses("The last poster was won in a turn from 0 to 0.", json -> json.put("posterTurn", 1));
        refuses("The last poster was won in a turn from 1 to 100.", stage, json -> json.put("turn", 101)
                .put("posterTurn", 101));
    }

    @Test
    @DisplayName("CIRC-40, CIRC-42: a complete trio has taken its poster, unless ruleset 1 asks the Clowns first")
    void trio() {
        String drawing = """
                C A C A A
                F C S T C
                """;
        String atOnce = "A complete trio takes its poster at once.";
        CircusTable stage = CircusTable.byRuleset(1, drawing).play("swap 2 3");
        refuses(atOnce, stage, json -> json.put("phase", "turn"));
        ObjectNode asked = json(stage);
        BadInput refused = assertThrows(BadInput.class, () -> place(CircusTable.setup(2), asked));
        assertEquals(atOnce, refused.getMessage());
    }

    @Test
    @DisplayName("CIRC-36: Clowns are asked only where some lie side by side and something can come of it")
    void clowns() {
        String met = "Clowns have met only where two lie side by side after an action.";
        CircusTable stage = CircusTable.of(RING).play("swap 1 2");
        refuses(met, CircusTable.of(RING).play("flip 8"), json -> json.put("phase", "clown-choice"));
        refuses(met, stage, json -> json.put("actionsDone", 0).put("actionsLeft", 2));
        refuses(met, CircusTable.byRuleset(1, RING).play("swap 1 2"), json -> {
            side(json, 0).put("applause", 5);
            side(json, 1).put("applause", 0);
        });
    }

    @Test
    @DisplayName("CIRC-43: who has three posters has won")
    void endings() {
        CircusTable over =
                CircusTable.of("""
                A/c M/a A/t C C
                F C S C M
                """).posters(0, Artist.TAMER, Artist.STRONGMAN).play("flip 2");
        String ending = "A game that is over has an ending, no other.";
        refuses(ending, over, json -> json.remove("ending"));
        refuses(ending, json -> json.put("ending", "draw"));
        String won = "The side with 3 posters has won, no other.";
        refuses(won, over, json -> json.put("ending", "draw"));
        refuses(won, json -> json.put("ending", "five-clowns").put("phase", "over"));
        refuses("With 3 posters the game is over.", over, json -> ((ArrayNode)
                        side(json, 0).get("posters"))
                .add("magician"));
        refuses(won, over, json -> {
            json.put("phase", "turn");
            json.remove("ending");
        });
    }

    @Test
    @DisplayName("CIRC-63: a draw comes when it comes")
    void draws() {
        String timely = "After 100 turns without a poster the game is over, and not before.";
        refuses(timely, json -> json.put("turn", 101));
        refuses(timely, json -> json.put("turn", 99).put("phase", "over").put("ending", "draw"));
    }

    @Test
    @DisplayName("CIRC-50: nobody has seen anything in a turn to come, and looks were seen")
    void seen() {
        CircusTable stage = CircusTable.of(RING).applause(1, 0).play("flip 8", "look 1");
        String upToNow = "A token was seen in a turn up to this one, or never (0).";
        refuses(upToNow, stage, json -> ((ArrayNode) token(json, 2).get("seen")).set(0, 2));
        refuses(upToNow, stage, json -> ((ArrayNode) token(json, 2).get("seen")).set(0, -1));
        refuses(upToNow, stage, json -> ((ArrayNode) token(json, 8).get("seen")).set(1, 0));
        refuses(upToNow, stage, json -> token(json, 8).put("seenByAll", 2));
        refuses("Each seat has seen a token in some turn, or not (0).", stage, json -> ((ArrayNode)
                        token(json, 2).get("seen"))
                .remove(0));
        refuses("A seat that is shown a back has seen it.", stage, json -> ((ArrayNode)
                        token(json, 1).get("shownTo"))
                .add(1));
        refuses("There is no seat 2.", stage, json -> ((ArrayNode)
                        token(json, 1).get("shownTo"))
                .add(2));
        refuses("There is no seat -1.", stage, json -> ((ArrayNode)
                        token(json, 1).get("shownTo"))
                .add(-1));
    }

    @Test
    @DisplayName("CIRC-51: the reach of the record is part of a position")
    void record() {
        CircusTable stage = CircusTable.of(RING).play("flip 8");
        CircusState placed = place(stage.setup, json(stage));
        assertEquals(stage.state.lookBack(0), placed.lookBack(0));
        assertEquals(stage.state.lookBack(1), placed.lookBack(1));
        refuses("Each seat's latest turn began some entries ago.", json -> ((ArrayNode) json.get("entriesSince"))
                .remove(0));
        refuses("No turn began -1 entries ago.", json -> ((ArrayNode) json.get("entriesSince")).set(0, -1));
        refuses("No turn began -2 entries ago.", json -> json.put("entriesSinceBefore", -2));
        refuses("No turn began 1000001 entries ago.", json -> json.put("entriesSinceBefore", 1_000_001));
    }

    private record Other() {}

    @Test
    @DisplayName("CIRC-62: something else is not a position")
    void somethingElse() {
        assertThrows(BadInput.class, () -> CircusTable.GAME.place(CircusTable.setup(2), new Other()));
        assertEquals(CircusPosition.class, CircusTable.GAME.positionType());
    }

    @Test
    @DisplayName("CIRC-64: where the limit decides, a position says who is ahead, as what the sides hold wants it")
    void ahead() {
        CircusTable stage = CircusTable.of(CircusTable.setup(2, "decide-at-limit", "on"), RING);
        String more = "The side with more posters, or as many and more Applause, is ahead.";
        refuses(more, stage, json -> json.put("ahead", 0));
        refuses(more, stage, json -> json.put("ahead", 2));
        ObjectNode left = json(stage);
        left.remove("ahead");
        assertEquals(1, place(stage.setup, left).ahead, "side 1 holds more");
        refuses(
                "With as much on both sides a position says who is ahead.",
                stage.applause(1, 1),
                json -> json.remove("ahead"));
        refuses(
                "Who is ahead is said only where the limit decides, once it is known who starts.",
                CircusTable.of(RING),
                json -> json.put("ahead", 1));
    }

    @Test
    @DisplayName("CIRC-64: what decided at the limit is what would have decided")
    void decided() {
        CircusTable stage = CircusTable.of(CircusTable.setup(2, "decide-at-limit", "on"), RING);
        stage.state.turn = 100;
        stage.play("flip 8", "flip 8");
        refuses("At the limit this game ends by MORE_APPLAUSE.", stage, json -> json.put("ending", "draw"));
        refuses("At the limit this game ends by MORE_APPLAUSE.", stage, json -> json.put("ending", "more-posters"));
    }
}
