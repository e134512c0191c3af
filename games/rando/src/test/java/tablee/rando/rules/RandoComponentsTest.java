package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.rando.positions.RandoPosition;
import tablee.rando.positions.RandoView;

class RandoComponentsTest {
    private final RandoRules rules = RandoTable.standard();

    @Test
    @DisplayName("RAND-1: the terrain is a grid of 7 × 7 crossings joined by orthogonal paths")
    void terrain() {
        assertEquals(49, rules.map.size());
        int d4 = Crossing.read("d4");
        assertEquals(Crossing.read("d3"), rules.map.next(d4, Direction.NORTH.ordinal()));
        assertEquals(Crossing.read("e4"), rules.map.next(d4, Direction.EAST.ordinal()));
        assertEquals(Crossing.read("d5"), rules.map.next(d4, Direction.SOUTH.ordinal()));
        assertEquals(Crossing.read("c4"), rules.map.next(d4, Direction.WEST.ordinal()));
        assertEquals(-1, rules.map.next(Crossing.read("g7"), Direction.EAST.ordinal()));
        assertEquals(-1, rules.map.next(Crossing.read("g7"), Direction.SOUTH.ordinal()));
    }

    @Test
    @DisplayName(
            "RAND-2, RAND-3: four hikers; twelve tokens, each colour with 1, 2 and 3 points and its kind of obstacle")
    void hikersAndTokens() {
        RandoView view = RandoView.of(RandoTable.quiet(2).s, 0);
        assertEquals(
                List.of(Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE),
                view.hikers().stream().map(RandoPosition.HikerAt::colour).toList());
        assertEquals(12, view.tokens().size());
        assertArrayEquals(new int[] {1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3}, rules.tokenValues);
        assertEquals(Obstacle.ROCKFALL, Colour.RED.obstacle());
        assertEquals(Obstacle.BRAMBLE, Colour.YELLOW.obstacle());
        assertEquals(Obstacle.FALLEN_TREE, Colour.GREEN.obstacle());
        assertEquals(Obstacle.FORD, Colour.BLUE.obstacle());
    }

    @Test
    @DisplayName("RAND-71: the points of a token are open also while its obstacle side is up")
    void bothSidesAreOpen() {
        RandoPosition.TokenAt token =
                RandoView.of(RandoTable.quiet(2).s, 1).tokens().get(1);
        assertEquals(new RandoPosition.TokenAt(Colour.RED, 2, "b4", Side.OBSTACLE), token);
    }

    @Test
    @DisplayName("RAND-4: a scale goes to 10, a surplus is lost; the markers lie in an order, ranks 1 to 4")
    void scales() {
        RandoTable table = RandoTable.of(2, """
                R   .   .   .   .   .   Y
                r1# .   y1  g1  b1  .   .
                .   .   .   .   .   .   .
                .   r2# y2# g2# b2# .   .
                .   .   .   .   .   .   .
                .   r3  y3  g3  b3  .   .
                G   .   .   .   .   .   B
                """)
                .levels(0, 9, 0, 0, 0)
                .top("red")
                .play("0 use hike")
                .go(0, "south");
        assertEquals(List.of(10, 0, 0, 0), table.levels(0));
        assertEquals(4, RandoView.of(table.s, 0).markers().size());
    }

    @Test
    @DisplayName("RAND-5: six tiles and five multipliers with their ranges; Lower starts at the number of opponents")
    void tiles() {
        for (int seats = 2; seats <= 4; seats++) {
            RandoView.Seat seat =
                    RandoView.of(RandoTable.quiet(seats).s, 0).seats().get(0);
            assertEquals(
                    List.of(
                            new RandoView.TileSeen(Tile.HIKE, RandoView.TileState.ACTIVE, 1),
                            new RandoView.TileSeen(Tile.DRAW, RandoView.TileState.ACTIVE, 2),
                            new RandoView.TileSeen(Tile.LOWER, RandoView.TileState.ACTIVE, seats - 1),
                            new RandoView.TileSeen(Tile.RAISE, RandoView.TileState.ACTIVE, 1),
                            new RandoView.TileSeen(Tile.REORDER, RandoView.TileState.ACTIVE, 2),
                            new RandoView.TileSeen(Tile.JOKER, RandoView.TileState.ACTIVE, 0)),
                    seat.tiles());
        }
        assertEquals(
                List.of(
                        new RandoView.Range(Tile.HIKE, 1, 2),
                        new RandoView.Range(Tile.DRAW, 1, 3),
                        new RandoView.Range(Tile.LOWER, 1, 3),
                        new RandoView.Range(Tile.RAISE, 1, 3),
                        new RandoView.Range(Tile.REORDER, 1, 3)),
                RandoView.of(RandoTable.quiet(2).s, 0).ranges());
    }

    @Test
    @DisplayName("RAND-6: 36 cards, nine of each colour; the top card's colour is visible, in hands colours are open")
    void cards() {
        RandoTable table = RandoTable.quiet(2).hand(1, "blue signpost").top("green");
        assertEquals(35, table.s.pile.size());
        for (Colour colour : Colour.values()) {
            int[] nine = new int[CardKind.COUNT];
            for (int kind = 0; kind < nine.length; kind++) nine[kind] = rules.cards[Pile.index(colour.ordinal(), kind)];
            assertArrayEquals(new int[] {3, 2, 2, 1, 1}, nine);
        }
        RandoView view = RandoView.of(table.s, 0);
        assertEquals("green", view.top());
        assertEquals(
                List.of(new RandoView.CardSeen(Colour.BLUE, "hidden")),
                view.seats().get(1).hand());
    }

    @Test
    @DisplayName(
            "RAND-6: before anything else happens, chance shows the colour of the new top card; discards lie face up")
    void topCard() {
        RandoTable table = RandoTable.quiet(2).play("0 joker draw");
        assertEquals("chance: draw", table.waitsFor());
        table.play("chance kind sprint");
        assertEquals("chance: play-card", table.waitsFor());
        assertEquals(List.of("top red 8", "top yellow 9", "top green 9", "top blue 9"), table.odds());
        assertEquals("RAND-6 no-outcome", table.why("chance kind sprint"));
        table.play("chance top blue", "0 play 1").go(0, "east", "west");
        assertEquals(
                new RandoPosition.CardsOf(Colour.RED, List.of(1, 0, 0, 0, 0)),
                RandoView.of(table.s, 1).discard().get(0));
    }

    @Test
    @DisplayName("RAND-7: ten spaces with their effects; the game lasts ten rounds")
    void track() {
        assertEquals(
                List.of(
                        Space.RESPITE,
                        Space.LOWER,
                        Space.GIVE,
                        Space.RESTORE,
                        Space.DISCARD,
                        Space.GIVE,
                        Space.LOWER,
                        Space.RESTORE,
                        Space.RESPITE,
                        Space.END),
                rules.track);
        RandoTable table = RandoTable.quiet(2).lastTurn(9, 0).play("1 joker reorder", "1 swap 1 2");
        assertEquals(10, table.s.round);
        table.play("0 use reorder", "0 swap 1 2", "0 pass", "1 use reorder", "1 swap 1 2", "1 pass");
        assertEquals(": over", table.waitsFor());
        assertEquals(10, table.s.round);
    }
}
