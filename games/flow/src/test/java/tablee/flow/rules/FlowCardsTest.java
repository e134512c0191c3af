package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.flow.positions.FlowPosition;
import tablee.flow.positions.FlowView;

class FlowCardsTest {
    private static final String THREE_TILES = """
              a b c d e f g
            1 C ─ ┐ . . . D
            2 . . ╠ . . . .
            3 . . . . . . .
            4 . . . @ . . .
            5 . . . . . . .
            6 . . . . . . .
            7 K . . . . . L
            """;

    @Test
    @DisplayName("FLOW-40 A played card is discarded; Calm Waters stays beside the board until the wave is resolved")
    void playedCards() {
        FlowTable table =
                FlowTable.of(1, "turns=4").board(THREE_TILES).hand(0, ActionCard.BIRD, ActionCard.CALM_WATERS);
        table.plays(0, "play bird").plays(0, "protect b1");
        assertEquals(List.of(ActionCard.BIRD), FlowPosition.of(table.state()).cardDiscard());
        table.plays(0, "play calm-waters").told(new FlowEvent.CardPlayed(0, ActionCard.CALM_WATERS));
        assertEquals(List.of(ActionCard.BIRD), FlowPosition.of(table.state()).cardDiscard());
        assertTrue(FlowView.of(table.state(), 0).calmWaters());
        table.idle(2).plays(0, "roll black").chance("black 6");
        assertEquals(
                List.of(ActionCard.BIRD, ActionCard.CALM_WATERS),
                FlowPosition.of(table.state()).cardDiscard());
        assertFalse(FlowView.of(table.state(), 0).calmWaters());
    }

    @Test
    @DisplayName("FLOW-41 Support removes and discards any tile but the Boat")
    void support() {
        FlowTable.of(2)
                .board(THREE_TILES)
                .hand(0, ActionCard.SUPPORT)
                .plays(0, "play support")
                .told(new FlowEvent.CardPlayed(0, ActionCard.SUPPORT))
                .offers("remove b1", "remove c1", "remove c2")
                .refuses("remove d4", "FLOW-41", "not-a-tile-to-choose", "boat")
                .refuses("remove a1", "FLOW-41", "not-a-tile-to-choose", "animal.cat")
                .refuses("remove e5", "FLOW-41", "no-tile-there", "e5")
                .refuses("draw", "FLOW-41", "choose-tile-to-remove")
                .plays(0, "remove c2")
                .told(new FlowEvent.TileRemoved(0, Tile.OBSTACLE_TEE, "c2", false))
                .discards(Tile.OBSTACLE_TEE)
                .is(Phase.TURN, 1)
                .shows("""
                          a b c d e f g
                        1 C ─ ┐ . . . D
                        2 . . . . . . .
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """);
    }

    @Test
    @DisplayName("FLOW-42 Bird protects any tile but the Boat, one token a tile")
    void bird() {
        FlowTable.of(1)
                .board(THREE_TILES)
                .hand(0, ActionCard.BIRD, ActionCard.BIRD)
                .plays(0, "play bird")
                .refuses("protect d4", "FLOW-42", "not-a-tile-to-choose", "boat")
                .refuses("remove b1", "FLOW-42", "choose-tile-to-protect")
                .plays(0, "protect c1")
                .told(new FlowEvent.BirdPlaced(0, "c1"))
                .shows(THREE_TILES.replace("┐ ", "┐'"))
                .plays(0, "play bird")
                .refuses("protect c1", "FLOW-42", "bird-there", "c1")
                .offers("protect b1", "protect c2");
        FlowTable.of(1)
                .board(FlowTable.EMPTY.replace("C . .", "C ─'."))
                .hand(0, ActionCard.BIRD)
                .refuses("play bird", "FLOW-42", "nothing-to-protect");
    }

    @Test
    @DisplayName("FLOW-42 Three cards, three tokens: one is always free")
    void enoughBirds() {
        FlowTable table = FlowTable.of(1).board(THREE_TILES).hand(0, ActionCard.BIRD, ActionCard.BIRD, ActionCard.BIRD);
        for (String square : List.of("b1", "c1", "c2"))
            table.plays(0, "play bird").plays(0, "protect " + square);
        assertEquals(0, FlowView.of(table.state(), 0).birds());
    }

    @Test
    @DisplayName("FLOW-44 Fishing turns up two tiles for everyone, and needs two that are face down")
    void fishing() {
        FlowTable.of(2)
                .hand(0, ActionCard.FISHING)
                .plays(0, "play fishing")
                .is(Phase.FISHING, 0)
                .chance("tile tee")
                .told(new FlowEvent.TileTurnedUp(0, Tile.TEE))
                .chance("tile obstacle-cross")
                .told(new FlowEvent.TileTurnedUp(0, Tile.OBSTACLE_CROSS))
                .is(Phase.TURN, 1)
                .offers("draw", "take tee", "take obstacle-cross")
                .plays(1, "take tee")
                .plays(1, "place a2 nes")
                .offers("draw", "take obstacle-cross");
        FlowTable.of(1)
                .hand(0, ActionCard.FISHING)
                .revealed(Tile.TEE)
                .faceDown(Tile.TEE)
                .refuses("play fishing", "FLOW-44", "too-few-face-down", 2);
    }

    @Test
    @DisplayName("FLOW-45 Calm Waters: at the next wave one die is rolled, which the roller chooses; one card a round")
    void calmWaters() {
        FlowTable.of(2, "turns=4")
                .board(THREE_TILES)
                .hand(0, ActionCard.CALM_WATERS)
                .hand(1, ActionCard.CALM_WATERS)
                .plays(0, "play calm-waters")
                .refuses("play calm-waters", "FLOW-45", "calm-already");
        FlowTable table = FlowTable.of(2, "turns=4").board(THREE_TILES).calm();
        table.idle(4)
                .is(Phase.CALM, 1)
                .offers("roll white", "roll black")
                .refuses("draw", "FLOW-45", "choose-die")
                .plays(1, "roll black")
                .told(new FlowEvent.DieChosen(1, "black"))
                .chance("black 3")
                .told(
                        new FlowEvent.Wave(
                                1,
                                0,
                                3,
                                List.of(
                                        new FlowEvent.Hit("c1", Tile.CORNER, FlowEvent.Fate.SWEPT),
                                        new FlowEvent.Hit("c2", Tile.OBSTACLE_TEE, FlowEvent.Fate.SWEPT))),
                        new FlowEvent.RoundBegun(2, 4))
                .is(Phase.TURN, 0)
                .allows("draw");
        assertFalse(table.state().calm);
    }

    @Test
    @DisplayName("FLOW-45 In the next round Calm Waters can be played again")
    void calmWatersAgain() {
        FlowTable.of(1, "turns=4")
                .hand(0, ActionCard.CALM_WATERS)
                .calm()
                .idle(4)
                .plays(0, "roll white")
                .chance("white 1")
                .allows("play calm-waters");
    }

    @Test
    @DisplayName("FLOW-46 Return places a discarded Map tile by the rules for placing")
    void returning() {
        FlowTable.of(2)
                .board(THREE_TILES)
                .hand(0, ActionCard.RETURN)
                .discarded(Tile.STRAIGHT, Tile.CROSS, Tile.OBSTACLE_STRAIGHT)
                .plays(0, "play return")
                .offers("pick straight", "pick cross", "pick obstacle-straight")
                .refuses("pick tee", "FLOW-46", "not-discarded", "tile.tee")
                .plays(0, "pick cross")
                .told(new FlowEvent.TilePicked(0, Tile.CROSS))
                .refuses("place e4 nesw", "FLOW-24", "cut-off", "boat")
                .plays(0, "place a2 nesw")
                .told(new FlowEvent.TileReturned(0, Tile.CROSS, "a2", "nesw", List.of()))
                .discards(Tile.STRAIGHT, Tile.OBSTACLE_STRAIGHT)
                .is(Phase.TURN, 1);
    }

    @Test
    @DisplayName("FLOW-46 is not playable if no discarded tile can be placed")
    void nothingToReturn() {
        String sealed = """
                  a b c d e f g
                1 C ═ . . . ═ D
                2 . . . . . . .
                3 . . . . . . .
                4 . . . @ . . .
                5 . . . . . . .
                6 . . . . . . .
                7 K ╩ . . . ╩ L
                """;
        FlowTable.of(1)
                .board(sealed)
                .hand(0, ActionCard.RETURN)
                .discarded(Tile.OBSTACLE_CROSS)
                .refuses("play return", "FLOW-46", "nothing-to-return");
        FlowTable.of(1)
                .board(sealed)
                .hand(0, ActionCard.RETURN)
                .discarded(Tile.OBSTACLE_CROSS, Tile.STRAIGHT)
                .plays(0, "play return")
                .offers("pick straight")
                .refuses("pick obstacle-cross", "FLOW-46", "no-place-for-it", "tile.obstacle-cross");
    }

    @Test
    @DisplayName("FLOW-47 Removing a tile returns its Bird token to the supply")
    void birdOnRemovedTile() {
        FlowTable table = FlowTable.of(1)
                .board(FlowTable.EMPTY.replace("C . .", "C ─'."))
                .hand(0, ActionCard.SUPPORT)
                .plays(0, "play support")
                .plays(0, "remove b1")
                .told(new FlowEvent.TileRemoved(0, Tile.STRAIGHT, "b1", true));
        assertEquals(3, FlowView.of(table.state(), 0).birds());
    }
}
