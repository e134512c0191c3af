package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Refusal;
import tablee.flow.positions.FlowView;

class FlowTurnTest {
    @Test
    @DisplayName("FLOW-20 A turn is to draw a tile or to play a card: there is no passing")
    void drawOrPlay() {
        FlowTable.of(2)
                .hand(0, ActionCard.CALM_WATERS)
                .offers("draw", "play calm-waters")
                .refuses("discard", "FLOW-20", "draw-or-play")
                .refuses("play fishing", "FLOW-20", "card-not-in-hand", "action-card.fishing");
    }

    @Test
    @DisplayName("FLOW-20 What cannot be completed may not be started")
    void nothingHalf() {
        FlowTable.of(1)
                .hand(0, ActionCard.SUPPORT, ActionCard.BIRD, ActionCard.CURRENT, ActionCard.RETURN)
                .offers("draw")
                .refuses("play support", "FLOW-41", "nothing-to-remove")
                .refuses("play bird", "FLOW-42", "nothing-to-protect")
                .refuses("play current", "FLOW-43", "nothing-to-move")
                .refuses("play return", "FLOW-46", "nothing-discarded");
    }

    @Test
    @DisplayName("FLOW-21 The tile comes face down from the pile, or from those that Fishing revealed; all see it")
    void drawing() {
        FlowTable table =
                FlowTable.of(2).faceDown(Tile.TEE, Tile.OBSTACLE_CROSS).plays(0, "draw");
        table.told().chance("tile obstacle-cross").told(new FlowEvent.TileDrawn(0, Tile.OBSTACLE_CROSS));
        assertEquals(List.of(new FlowEvent.TileDrawn(0, Tile.OBSTACLE_CROSS)), table.heard(1));
        FlowTable.of(2)
                .revealed(Tile.CROSS, Tile.OBSTACLE_TEE)
                .offers("draw", "take cross", "take obstacle-tee")
                .refuses("take tee", "FLOW-21", "not-revealed", "tile.tee")
                .plays(0, "take obstacle-tee")
                .told(new FlowEvent.TileTaken(0, Tile.OBSTACLE_TEE))
                .is(Phase.PLACE, 0);
        FlowTable.of(1).revealed(Tile.TEE).faceDown().refuses("draw", "FLOW-21", "nothing-face-down");
    }

    @Test
    @DisplayName("FLOW-21 A revealed tile may be taken even if it cannot be placed")
    void takingWhatDoesNotFit() {
        FlowTable.of(1)
                .board(noRoom())
                .revealed(Tile.CROSS)
                .plays(0, "take cross")
                .offers("discard");
    }

    /** All water that comes from an animal ends at obstacles. */
    private static String noRoom() {
        return """
                  a b c d e f g
                1 C ═ . . . ═ D
                2 ╚ . . . . . ║
                3 . . . . . . .
                4 . . . @ . . .
                5 . . . . . . .
                6 ╠ . . . . . ╗
                7 K ╩ . . . ╩ L
                """;
    }

    @Test
    @DisplayName("FLOW-22 Then it is placed or got rid of, before anything else")
    void finishTheTile() {
        FlowTable.of(1)
                .hand(0, ActionCard.CALM_WATERS)
                .drawn(Tile.TEE)
                .refuses("play calm-waters", "FLOW-22", "finish-tile", "tile.tee")
                .refuses("draw", "FLOW-22", "finish-tile", "tile.tee");
    }

    @Test
    @DisplayName("FLOW-27 A straight, corner or tee without obstacles may be swapped for an Action card")
    void swap() {
        FlowTable table = FlowTable.of(2).drawn(Tile.CORNER).allows("swap").plays(0, "swap");
        table.told(new FlowEvent.TileSwapped(0, Tile.CORNER)).discards(Tile.CORNER);
        table.chance("card return")
                .told(new FlowEvent.CardDrawn(0, ActionCard.RETURN))
                .is(Phase.TURN, 1);
        assertEquals(List.of(ActionCard.RETURN), table.hand(0));
        FlowTable.of(1).drawn(Tile.CROSS).refuses("swap", "FLOW-27", "shape-not-swapped", "tile.cross");
        FlowTable.of(1).drawn(Tile.OBSTACLE_TEE).refuses("swap", "FLOW-27", "obstacles-not-swapped");
        FlowTable.of(1).drawn(Tile.TEE).noCardsLeft().refuses("swap", "FLOW-27", "no-card-left");
    }

    @Test
    @DisplayName("FLOW-27 Which three shapes can be swapped is an option")
    void swapOtherShapes() {
        FlowTable.of(1, "kept-shape=straight").drawn(Tile.CROSS).allows("swap");
        FlowTable.of(1, "kept-shape=straight")
                .drawn(Tile.STRAIGHT)
                .refuses("swap", "FLOW-27", "shape-not-swapped", "tile.straight");
    }

    @Test
    @DisplayName("FLOW-28 A tile with obstacles that fits nowhere is discarded, without a card; one that fits is not")
    void obstaclesThatFitNowhere() {
        FlowTable.of(1)
                .board(noRoom())
                .drawn(Tile.OBSTACLE_CROSS)
                .offers("discard")
                .plays(0, "discard")
                .told(new FlowEvent.TileDiscarded(0, Tile.OBSTACLE_CROSS, FlowEvent.Discard.NO_PLACE))
                .discards(Tile.OBSTACLE_CROSS)
                .is(Phase.TURN, 0);
        FlowTable.of(1).drawn(Tile.OBSTACLE_CROSS).refuses("discard", "FLOW-28", "can-be-placed", "b1");
    }

    @Test
    @DisplayName("FLOW-28 A tile whose only places would seal an animal in is discarded too")
    void obstaclesThatOnlySeal() {
        FlowTable.of(1)
                .board("""
                          a b c d e f g
                        1 C ═ . . . ═ D
                        2 . . . . . . .
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K ╩ . . . ╩ L
                        """)
                .drawn(Tile.OBSTACLE_CROSS)
                .refuses("place a2 nesw", "FLOW-26", "seals", "animal.cat")
                .offers("discard");
    }

    @Test
    @DisplayName("FLOW-29 A tile without obstacles that fits nowhere is discarded if it cannot be swapped")
    void plainTileThatFitsNowhere() {
        FlowTable.of(1)
                .board(noRoom())
                .drawn(Tile.CROSS)
                .offers("discard")
                .plays(0, "discard")
                .discards(Tile.CROSS);
        FlowTable.of(1).board(noRoom()).drawn(Tile.TEE).offers("swap").refuses("discard", "FLOW-29", "can-be-swapped");
        FlowTable.of(1).board(noRoom()).drawn(Tile.TEE).noCardsLeft().offers("discard");
        FlowTable.of(1).drawn(Tile.CROSS).refuses("discard", "FLOW-29", "can-be-placed", "b1");
    }

    @Test
    @DisplayName("FLOW-30 Discards are seen by all, and tiles that were cut off stay")
    void cutOffTilesStay() {
        FlowTable table = FlowTable.of(2)
                .board("""
                          a b c d e f g
                        1 C ─ ─ ─ . . D
                        2 . . . . . . .
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """)
                .hand(0, ActionCard.SUPPORT)
                .plays(0, "play support")
                .plays(0, "remove b1")
                .shows("""
                          a b c d e f g
                        1 C . ─ ─ . . D
                        2 . . . . . . .
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """);
        assertEquals(List.of(Tile.STRAIGHT), FlowView.of(table.state(), 1).discard());
    }

    @Test
    @DisplayName("FLOW-31 The next player acts when the turn is complete, and not before")
    void oneAfterTheOther() {
        FlowTable table = FlowTable.of(3).turnOf(2).drawn(Tile.CORNER);
        int draw = table.state().read(0, "draw");
        assertFalse(table.state().legal(0, draw));
        assertEquals(Refusal.of("FLOW-31", "not-your-turn"), table.state().why(0, draw));
        table.plays(2, "place a2 ne").is(Phase.TURN, 0).plays(0, "draw");
    }
}
