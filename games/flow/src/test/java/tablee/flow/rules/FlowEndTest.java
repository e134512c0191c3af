package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.flow.positions.FlowView;

class FlowEndTest {
    /** Only d6 is missing: capybara and lemur are joined to each other, cat and dog to the Boat. */
    static final String ALMOST = """
              a b c d e f g
            1 C ┬ ─ ┬ ─ ┬ D
            2 . . . │ . . .
            3 . . . │ . . .
            4 . . . @ . . .
            5 . . . ┼ . . .
            6 . . . . . . .
            7 K ┴ ─ ┴ ─ ┴ L
            """;

    @Test
    @DisplayName("FLOW-60 All win when at the end of a turn every animal is joined to the Boat")
    void win() {
        FlowTable table = FlowTable.of(2).board(ALMOST).drawn(Tile.STRAIGHT).plays(0, "place d6 ns");
        table.is(Phase.WON, 0)
                .told(
                        new FlowEvent.TilePlaced(0, Tile.STRAIGHT, "d6", "ns", List.of(Animal.values())),
                        new FlowEvent.Won(
                                0,
                                List.of(
                                        path(Animal.CAT, "a1", "b1", "c1", "d1", "d2", "d3", "d4"),
                                        path(Animal.DOG, "g1", "f1", "e1", "d1", "d2", "d3", "d4"),
                                        path(Animal.CAPYBARA, "a7", "b7", "c7", "d7", "d6", "d5", "d4"),
                                        path(Animal.LEMUR, "g7", "f7", "e7", "d7", "d6", "d5", "d4"))));
        assertEquals(0, table.state().toAct());
        assertArrayEquals(new int[] {1, 1}, table.state().ranks());
        assertEquals(4, table.state().count().total(0));
        assertEquals(List.of(), table.offers(0));
    }

    private static FlowEvent.Path path(Animal animal, String... squares) {
        return new FlowEvent.Path(animal, List.of(squares));
    }

    @Test
    @DisplayName("FLOW-60 Water that stops at obstacles joins nobody")
    void notByObstacles() {
        FlowTable table =
                FlowTable.of(1).board(ALMOST).drawn(Tile.OBSTACLE_STRAIGHT).plays(0, "place a2 ns");
        table.is(Phase.TURN, 0);
        assertEquals(
                List.of(Animal.CAT, Animal.DOG), FlowView.of(table.state(), 0).joined());
        assertEquals(2, table.state().count().total(0));
    }

    @Test
    @DisplayName("FLOW-60 A card can win too")
    void winByCard() {
        FlowTable.of(1)
                .board(ALMOST)
                .discarded(Tile.STRAIGHT)
                .hand(0, ActionCard.RETURN)
                .plays(0, "play return")
                .plays(0, "pick straight")
                .plays(0, "place d6 ns")
                .is(Phase.WON, 0);
    }

    @Test
    @DisplayName("FLOW-61 All lose when a turn begins without a tile to draw or a card to play")
    void loss() {
        FlowTable table =
                FlowTable.of(2).board(ALMOST).faceDown(Tile.OBSTACLE_CROSS).hand(1, ActionCard.FISHING);
        table.plays(0, "draw").chance("tile obstacle-cross").plays(0, "place a2 nesw");
        table.told(
                        new FlowEvent.TilePlaced(0, Tile.OBSTACLE_CROSS, "a2", "nesw", List.of(Animal.CAT, Animal.DOG)),
                        new FlowEvent.Lost(1))
                .is(Phase.LOST, 0);
        assertArrayEquals(new int[] {2, 2}, table.state().ranks());
    }

    @Test
    @DisplayName("FLOW-61 Revealed tiles count as tiles to draw")
    void revealedTilesCount() {
        FlowTable.of(1)
                .revealed(Tile.CROSS)
                .faceDown(Tile.CROSS)
                .plays(0, "draw")
                .chance("tile cross")
                .plays(0, "place a2 nesw")
                .is(Phase.TURN, 0)
                .offers("take cross");
    }

    @Test
    @DisplayName(
            "FLOW-61 Anyone who alone cannot act is skipped, and skipped turns do not count towards an untimed round")
    void skipped() {
        FlowTable table = FlowTable.of(4, "turns=4")
                .board(ALMOST)
                .faceDown(Tile.OBSTACLE_CROSS)
                .hand(0, ActionCard.SUPPORT)
                .hand(1, ActionCard.FISHING)
                .hand(3, ActionCard.BIRD, ActionCard.BIRD)
                .plays(0, "draw")
                .chance("tile obstacle-cross")
                .plays(0, "place a2 nesw")
                .told(
                        new FlowEvent.TilePlaced(0, Tile.OBSTACLE_CROSS, "a2", "nesw", List.of(Animal.CAT, Animal.DOG)),
                        new FlowEvent.TurnSkipped(1),
                        new FlowEvent.TurnSkipped(2))
                .is(Phase.TURN, 3)
                .offers("play bird")
                .plays(3, "play bird")
                .plays(3, "protect b1")
                .is(Phase.TURN, 0)
                .plays(0, "play support")
                .plays(0, "remove d5")
                .told(
                        new FlowEvent.TileRemoved(0, Tile.CROSS, "d5", false),
                        new FlowEvent.TurnSkipped(1),
                        new FlowEvent.TurnSkipped(2));
        assertEquals(3, table.state().taken);
        table.plays(3, "play bird").plays(3, "protect c1").is(Phase.WAVE, 3);
        table.chance("dice 1 6").is(Phase.LOST, 3);
    }

    @Test
    @DisplayName(
            "FLOW-61 If only One Action Card per Round bars the team's cards, the round ends with its wave instead")
    void roundCutShort() {
        FlowTable table = FlowTable.of(2, "scenarios=one-card")
                .board(ALMOST)
                .faceDown()
                .hand(0, ActionCard.BIRD)
                .hand(1, ActionCard.BIRD)
                .plays(0, "play bird")
                .plays(0, "protect d2")
                .told(new FlowEvent.BirdPlaced(0, "d2"), new FlowEvent.RoundCutShort(0))
                .is(Phase.WAVE, 0)
                .chance("dice 2 1")
                .is(Phase.TURN, 1);
        assertEquals(2, table.state().round);
        table.plays(1, "play bird").plays(1, "protect d3").is(Phase.LOST, 1);
    }

    @Test
    @DisplayName("FLOW-61 If only a second Calm Waters is left, the round ends with its wave instead")
    void secondCalmWaters() {
        FlowTable.timed(1)
                .board(ALMOST)
                .faceDown()
                .hand(0, ActionCard.CALM_WATERS, ActionCard.CALM_WATERS)
                .plays(0, "play calm-waters")
                .told(new FlowEvent.CardPlayed(0, ActionCard.CALM_WATERS), new FlowEvent.RoundCutShort(0))
                .is(Phase.CALM, 0)
                .plays(0, "roll white")
                .chance("white 2")
                .is(Phase.READY, 0)
                .plays(0, "start")
                .plays(0, "play calm-waters")
                .is(Phase.LOST, 0);
    }
}
