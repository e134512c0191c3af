package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.circus.rules.Artist.ACROBAT;
import static tablee.circus.rules.Artist.MAGICIAN;
import static tablee.circus.rules.Artist.STRONGMAN;
import static tablee.circus.rules.Artist.TAMER;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.circus.positions.CircusPosition;
import tablee.core.BadInput;
import tablee.core.FastDice;
import tablee.core.Ruleset;
import tablee.core.Setup;

/** What the limit decides where a table wants it. */
class CircusLimitTest {
    private static final String RING = """
            C/a A/m C/m M/f C/f
            F/s C/t S/t C/s T/a
            """;

    private static CircusTable decided(int seats) {
        return CircusTable.of(CircusTable.setup(seats, "decide-at-limit", "on", "draw-after", "50"), RING);
    }

    /** Plays the last turn before the limit, which changes what nobody holds. */
    private static CircusTable toLimit(CircusTable stage) {
        stage.state.turn = stage.state.posterTurn + 50;
        stage.play("flip 8", "flip 8");
        if (stage.state.phase != Phase.OVER) stage.play("end");
        return stage;
    }

    private static void won(CircusTable stage, Ending by, int side) {
        assertEquals(by, stage.view(0).ending().orElseThrow());
        assertEquals(Optional.of(side), stage.view(1).ahead());
        int[] ranks = stage.state.ranks();
        for (int seat = 0; seat < ranks.length; seat++) assertEquals(seat % 2 == side ? 1 : 2, ranks[seat]);
        List<Record> told = stage.told();
        assertTrue(told.contains(new CircusEvent.DecidedAtLimit(50, by)), told::toString);
        assertEquals(new CircusEvent.GameWon(stage.state.rules.members(side)), told.get(told.size() - 1));
    }

    @Test
    @DisplayName(
            "CIRC-64: with the option, more posters win at the limit, also in the other side's turn and with less Applause")
    void posters() {
        for (int side = 0; side < 2; side++) {
            CircusTable stage = decided(2).posters(side, TAMER, ACROBAT).posters(1 - side, MAGICIAN);
            stage.applause(side == 0 ? 0 : 2, side == 0 ? 2 : 0);
            LimitStanding.changed(stage.state, 0);
            won(toLimit(stage), Ending.MORE_POSTERS, side);
        }
    }

    @Test
    @DisplayName("CIRC-64: with as many posters, more Applause wins")
    void applause() {
        for (int side = 0; side < 2; side++) {
            CircusTable stage = decided(4).posters(0, TAMER).posters(1, MAGICIAN);
            stage.applause(side == 0 ? 3 : 1, side == 0 ? 1 : 3);
            LimitStanding.changed(stage.state, 0);
            won(toLimit(stage), Ending.MORE_APPLAUSE, side);
        }
    }

    @Test
    @DisplayName("CIRC-64: with as much of both, who reached them first wins")
    void first() {
        CircusTable stage = decided(2).play("swap 2 3", "take").holds(1, 1);
        assertEquals(Optional.of(1), stage.view(0).ahead(), "side 1 has had its Applause since the set-up");
        won(toLimit(stage.play("flip 8", "end")), Ending.REACHED_FIRST, 1);
    }

    @Test
    @DisplayName("CIRC-64: without the option nobody is ahead, and the limit is a draw, as headers of before mean it")
    void off() {
        CircusTable stage =
                CircusTable.of(CircusTable.setup(2, "draw-after", "50"), RING).posters(0, TAMER);
        assertEquals(Optional.empty(), stage.view(0).ahead());
        assertEquals(Ending.DRAW, toLimit(stage).view(0).ending().orElseThrow());
        assertArrayEquals(new int[] {1, 1}, stage.state.ranks());
        assertFalse(CircusRules.of(CircusTable.GAME.card().setup(2, 1, Map.of(), ""))
                .decides());
    }

    @Test
    @DisplayName("CIRC-64: a third poster, or five Clowns in the last turn, still win")
    void otherEndsComeFirst() {
        Setup setup = CircusTable.setup(2, "decide-at-limit", "on");
        CircusTable stage =
                CircusTable.of(setup, """
                C A C M C
                F C S/t C T
                """).posters(0, TAMER, ACROBAT).posters(1, MAGICIAN, STRONGMAN);
        stage.applause(0, 0);
        stage.state.ahead = 1;
        stage.state.turn = 101;
        stage.play("flip 8", "flip 8");
        assertEquals(Ending.FIVE_CLOWNS, stage.view(0).ending().orElseThrow());
        assertArrayEquals(new int[] {1, 2}, stage.state.ranks());
    }

    @Test
    @DisplayName("CIRC-65: what one holds is reached when it last changed: taken, spent, or returned")
    void reached() {
        CircusTable taken = decided(2).play("swap 2 3", "take");
        assertEquals(1, taken.state.ahead, "side 0 drew level, so side 1 was there first");
        CircusTable returned = decided(2).play("swap 2 3", "return").holds(0, 0);
        assertEquals(0, returned.state.ahead, "side 1 has been at none only since now");
        CircusTable spent = decided(2).applause(2, 1);
        LimitStanding.changed(spent.state, 0);
        spent.play("look 9").holds(1, 1);
        assertEquals(1, spent.state.ahead, "side 0 has been at one only since now");
        CircusTable bought = decided(2).applause(2, 1).play("buy").holds(1, 1);
        assertEquals(1, bought.state.ahead);
    }

    @Test
    @DisplayName("CIRC-65: a poster that draws level comes later than the other side's")
    void posterDrawsLevel() {
        CircusTable stage = CircusTable.of(CircusTable.setup(2, "decide-at-limit", "on"), """
                A/c M/a A/t C C
                F   C   S/t C M
                """)
                .posters(1, TAMER)
                .applause(1, 1);
        LimitStanding.changed(stage.state, 1);
        assertEquals(1, stage.state.ahead);
        stage.play("flip 2");
        assertEquals(1, Posters.countOf(stage.state, 0));
        assertEquals(1, stage.state.ahead);
    }

    @Test
    @DisplayName("CIRC-65: where nothing has changed since the set-up, the side that did not begin is ahead")
    void nothingChanged() {
        String numbers = Ruleset.with(Ruleset.textOf(CircusTable.GAME, 2).orElseThrow(), "second-applause", "0");
        Setup alike = CircusTable.GAME.card().setup(2, 2, Map.of("decide-at-limit", "on"), numbers);
        for (int first = 0; first < 2; first++) {
            CircusTable stage = CircusTable.open(alike);
            assertEquals(Optional.empty(), stage.view(0).ahead(), "nobody knows who starts");
            assertEquals(
                    Optional.of(1 - first), stage.play("first " + first).view(0).ahead());
        }
    }

    @Test
    @DisplayName("CIRC-65: who is ahead is kept by copies, positions and imagined worlds")
    void kept() {
        for (String answer : List.of("take", "return")) {
            CircusTable stage = decided(2).play("swap 2 3", answer);
            int ahead = stage.state.ahead;
            assertEquals(ahead, stage.state.copy().ahead);
            CircusState other = CircusTable.GAME.open(stage.setup);
            other.become(stage.state);
            assertEquals(ahead, other.ahead);
            CircusPosition position = (CircusPosition) stage.state.position();
            assertEquals(position, CircusTable.GAME.place(stage.setup, position).position());
            CircusState imagined = CircusTable.GAME.imagine(stage.setup, 1, stage.state.view(1), new FastDice(1));
            assertEquals(ahead, imagined.ahead);
        }
    }

    @Test
    @DisplayName("CIRC-64: the option is on or off")
    void values() {
        assertThrows(BadInput.class, () -> CircusTable.setup(2, "decide-at-limit", "maybe"));
    }
}
