package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.BadInput;

/** Teams, and the limits that end every game. */
class CircusVariantsTest {
    private static final String RING = """
            C/a A/m C/m M/f C/f
            F/s C/t S/t C/s T/a
            """;

    private static CircusTable teams() {
        return CircusTable.of(CircusTable.setup(4), RING);
    }

    @Test
    @DisplayName("CIRC-60: seats of the teams alternate, and play goes clockwise")
    void seatsAlternate() {
        CircusTable stage = teams();
        assertEquals(
                List.of(0, 1, 0, 1),
                List.of(stage.state.side(0), stage.state.side(1), stage.state.side(2), stage.state.side(3)));
        stage.applause(0, 0);
        for (int turn = 1; turn <= 5; turn++) stage.isTurn(turn, (turn - 1) % 4).play("flip 8", "flip 8");
    }

    @Test
    @DisplayName("CIRC-60: a team shares its Applause")
    void sharedApplause() {
        CircusTable stage =
                teams().applause(0, 0).play("swap 2 3", "take", "flip 8", "end").holds(1, 0);
        stage.play("flip 8", "flip 8").isTurn(3, 2);
        stage.play("buy").holds(0, 0);
        assertEquals(3, stage.state.actionsLeft);
    }

    @Test
    @DisplayName("CIRC-60: a team wins with three posters in all")
    void sharedPosters() {
        CircusTable stage = CircusTable.of(CircusTable.setup(4), """
                A/c M/a A/t C C
                F C S C M
                """)
                .applause(0, 0)
                .posters(0, Artist.TAMER, Artist.STRONGMAN)
                .posters(1, Artist.MAGICIAN);
        stage.play("flip 8", "flip 8", "flip 8", "flip 8").isTurn(3, 2);
        stage.play("flip 2");
        assertArrayEquals(new int[] {1, 2, 1, 2}, stage.state.ranks());
        assertTrue(stage.told().contains(new CircusEvent.GameWon(List.of(0, 2))));
        assertEquals(3, stage.state.count().total(0));
        assertEquals(3, stage.state.count().total(2));
        assertEquals(1, stage.state.count().total(3));
    }

    @Test
    @DisplayName("CIRC-60: two teams of two, or two players; nothing else")
    void seatCounts() {
        assertThrows(BadInput.class, () -> CircusTable.setup(3));
        assertThrows(BadInput.class, () -> CircusTable.setup(1));
    }

    @Test
    @DisplayName("CIRC-61: what the Fortune Teller shows is shown to the team-mate too")
    void sharedLook() {
        CircusTable stage = teams().play("use 10");
        Map<Integer, String> look = Map.of(1, "acrobat", 9, "tamer");
        assertEquals(look, stage.shown(0));
        assertEquals(look, stage.shown(2));
        assertEquals(Map.of(), stage.shown(1));
        assertEquals(Map.of(), stage.shown(3));
        assertEquals(Actor.bit(0) | Actor.bit(2), stage.told.revealedTo());
    }

    @Test
    @DisplayName("CIRC-61: a look bought with Applause is not shared")
    void boughtLook() {
        CircusTable stage = teams().applause(1, 0).play("look 9");
        assertEquals(Map.of(9, "tamer"), stage.shown(0));
        assertEquals(Map.of(), stage.shown(2));
        assertEquals(Actor.bit(0), stage.told.revealedTo());
    }

    @Test
    @DisplayName("CIRC-61: the team-mate sees it until the team-mate moves, and it goes where the token goes")
    void sharedLookStays() {
        CircusTable stage = teams().applause(0, 0).play("use 10", "ok");
        assertEquals(Map.of(), stage.shown(0));
        stage.play("swap 1 2", "decline").isTurn(2, 1);
        assertEquals(Map.of(2, "acrobat", 9, "tamer"), stage.shown(2));
        stage.play("flip 9", "flip 8").isTurn(3, 2);
        assertEquals(Map.of(2, "acrobat"), stage.shown(2), "a token that was turned over shows its back to all");
        assertEquals(Map.of(), stage.shown(0));
        stage.play("ok").isTurn(3, 2);
        assertEquals(Map.of(), stage.shown(2));
        assertEquals(2, stage.state.actionsLeft);
    }

    @Test
    @DisplayName(
            "CIRC-62: there is no penalty for errors: what is illegal is refused, with its rule, and changes nothing")
    void noErrors() {
        CircusTable stage = CircusTable.of(RING);
        Record before = stage.state.position();
        stage.refuses("swap 8 9", "CIRC-33", "strongman-stays", 8, 9, "artist.clown");
        assertEquals(before, stage.state.position());
        stage.holds(0, 1);
    }

    private static CircusTable quiet(String turns, int already) {
        CircusTable stage =
                CircusTable.of(CircusTable.setup(2, "draw-after", turns), RING).applause(0, 0);
        stage.state.turn = already;
        return stage;
    }

    @Test
    @DisplayName("CIRC-63: after 100 turns without a poster, or 50, or 200, the game is a draw")
    void draw() {
        for (int turns : new int[] {50, 100, 200}) {
            CircusTable stage = quiet(Integer.toString(turns), turns - 1)
                    .play("flip 8", "flip 8")
                    .isTurn(turns, 1);
            assertEquals(turns - 1, stage.view(0).quietTurns());
            assertEquals(turns, stage.view(0).drawAfter());
            stage.play("flip 8").isTurn(turns, 1).play("flip 8");
            assertEquals(Ending.DRAW, stage.view(0).ending().orElseThrow());
            assertEquals(turns, stage.view(0).quietTurns());
            assertArrayEquals(new int[] {1, 1}, stage.state.ranks());
            assertEquals(new CircusEvent.GameDrawn(turns), stage.told().get(1));
            assertEquals(0, stage.state.count().total(0));
        }
        assertThrows(BadInput.class, () -> CircusTable.setup(2, "draw-after", "60"));
        assertEquals(100, CircusTable.open(2).view(0).drawAfter());
    }

    @Test
    @DisplayName("CIRC-63: a poster starts the count anew")
    void posterRestarts() {
        CircusTable stage =
                CircusTable.of(CircusTable.setup(2, "draw-after", "50"), """
                A/c M/a A/t C C
                F C S/t C M
                """).applause(0, 0);
        stage.state.turn = 50;
        stage.play("flip 2", "flip 8").isTurn(51, 1);
        assertEquals(0, stage.view(0).quietTurns());
        for (int turn = 51; turn < 100; turn++) stage.play("flip 8", "flip 8");
        stage.isTurn(100, 0).play("flip 8", "flip 8");
        assertEquals(Ending.DRAW, stage.view(0).ending().orElseThrow());
    }

    @Test
    @DisplayName("CIRC-63: five Clowns in the last turn still win")
    void clownsBeforeDraw() {
        CircusTable stage = CircusTable.of("""
                C A C M C
                F C S/t C T
                """)
                .posters(0, Artist.TAMER, Artist.ACROBAT)
                .posters(1, Artist.MAGICIAN, Artist.STRONGMAN);
        stage.applause(0, 0);
        stage.state.turn = 101;
        stage.play("flip 8", "flip 8");
        assertEquals(Ending.FIVE_CLOWNS, stage.view(0).ending().orElseThrow());
    }
}
