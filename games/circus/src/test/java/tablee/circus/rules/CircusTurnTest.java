package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;

/** A turn: actions, Applause, and its end. */
class CircusTurnTest {
    private static final String RING = """
            C A C M C
            F C S/t C T
            """;

    @Test
    @DisplayName("CIRC-20: exactly two actions, then the next seat plays")
    void twoActions() {
        CircusTable stage = CircusTable.of(RING).refuses("end", "CIRC-20", "actions-left", 2);
        stage.play("flip 8").refuses("end", "CIRC-20", "actions-left", 1).isTurn(1, 0);
        stage.play("flip 8").isTurn(2, 1);
        assertEquals(
                List.of(new CircusEvent.Flipped(0, 8, Artist.TAMER, Artist.STRONGMAN), new CircusEvent.TurnBegan(2, 1)),
                stage.told());
    }

    @Test
    @DisplayName("CIRC-20: the same action twice")
    void sameTwice() {
        CircusTable.of(RING).play("swap 1 2", "decline", "swap 1 2").shows(RING).isTurn(2, 1);
        CircusTable.of(RING).play("flip 8", "flip 8").shows(RING).isTurn(2, 1);
        CircusTable.of(RING).play("use 2", "decline", "use 7").shows(RING).isTurn(2, 1);
    }

    @Test
    @DisplayName("CIRC-21: two neighbours change places and stay as they are; 1 and 10 are neighbours")
    void swap() {
        CircusTable stage = CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a
                """).play("swap 2 3").shows("""
                C/a C/m A/m M/f C/f
                F/s C/t S/t C/s T/a
                """);
        assertEquals(List.of(new CircusEvent.Swapped(0, 2, 3), new CircusEvent.ClownsMet(0)), stage.told());
        stage.play("decline", "swap 10 1").shows("""
                F/s C/m A/m M/f C/f
                C/a C/t S/t C/s T/a
                """);
    }

    @Test
    @DisplayName("CIRC-21: tokens that are not neighbours are not swapped")
    void noNeighbours() {
        CircusTable.of(RING)
                .refuses("swap 2 4", "CIRC-21", "not-neighbours", 2, 4)
                .refuses("swap 9 1", "CIRC-21", "not-neighbours", 1, 9);
        assertEquals(
                List.of(
                        "swap 1 2",
                        "swap 2 3",
                        "swap 3 4",
                        "swap 4 5",
                        "swap 5 6",
                        "swap 6 7",
                        "swap 9 10",
                        "swap 1 10"),
                CircusTable.of(RING).moves("swap"));
    }

    @Test
    @DisplayName("CIRC-22: any one token turns over in place")
    void flip() {
        CircusTable stage = CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a
                """);
        assertEquals(10, stage.moves("flip").size());
        stage.play("flip 3").shows("""
                C/a A/m M/c M/f C/f
                F/s C/t S/t C/s T/a
                """);
        stage.play("flip 6").shows("""
                C/a A/m M/c M/f C/f
                F/s C/t S/t C/s A/t
                """);
    }

    @Test
    @DisplayName("CIRC-23: visible Acrobats, Magicians and Fortune Tellers are used, each as often as wished")
    void use() {
        CircusTable stage = CircusTable.of(RING);
        assertEquals(List.of("use 2", "use 4", "use 10"), stage.moves("use"));
        stage.refuses("use 1", "CIRC-23", "no-instant-power", 1, "artist.clown");
        stage.refuses("use 6", "CIRC-23", "no-instant-power", 6, "artist.tamer");
        stage.refuses("use 8", "CIRC-23", "no-instant-power", 8, "artist.strongman");
        stage.play("use 10", "use 10");
        assertEquals(2, stage.state.actionsDone);
    }

    @Test
    @DisplayName("CIRC-24: one Applause buys one more action, at any moment of one's turn")
    void buy() {
        CircusTable stage = CircusTable.of(RING).applause(2, 1);
        stage.play("buy").holds(1, 1);
        assertEquals(List.of(new CircusEvent.ActionBought(0)), stage.told());
        assertEquals(3, stage.state.actionsLeft);
        stage.play("flip 8", "flip 8", "flip 8").isTurn(1, 0);
        stage.refuses("swap 1 2", "CIRC-20", "no-action-left", 3);
        stage.refuses("flip 1", "CIRC-20", "no-action-left", 3);
        stage.refuses("use 4", "CIRC-20", "no-action-left", 3);
        assertEquals(
                List.of(
                        "look 1", "look 2", "look 3", "look 4", "look 5", "look 6", "look 7", "look 8", "look 9",
                        "look 10", "buy", "end"),
                stage.moves());
        stage.play("buy").holds(0, 1).play("flip 8").isTurn(2, 1);
    }

    @Test
    @DisplayName("CIRC-24: one Applause buys a secret look at the back of any one token, even a Tamer's")
    void buyLook() {
        CircusTable stage = CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a
                """).applause(2, 1);
        stage.play("look 6").holds(1, 1);
        assertEquals(List.of(new CircusEvent.LookBought(0, 6)), stage.told());
        assertEquals("{6=acrobat}", stage.shown(0).toString());
        assertEquals("{}", stage.shown(1).toString());
        assertEquals(2, stage.state.actionsLeft);
        stage.play("look 1").holds(0, 1);
        assertEquals("{1=acrobat}", stage.shown(0).toString());
    }

    @Test
    @DisplayName("CIRC-24: without Applause nothing is bought")
    void nothingToSpend() {
        CircusTable stage = CircusTable.of(RING).applause(0, 5);
        stage.refuses("buy", "CIRC-24", "no-applause").refuses("look 3", "CIRC-24", "no-applause");
        stage.play("flip 8", "flip 8").isTurn(2, 1).play("look 3").holds(0, 4);
    }

    @Test
    @DisplayName("CIRC-25: with Applause left the player ends the turn, without it ends by itself")
    void end() {
        CircusTable stage =
                CircusTable.of(RING).applause(1, 0).play("flip 8", "flip 8").isTurn(1, 0);
        assertTrue(stage.moves().contains("end"));
        stage.play("end").isTurn(2, 1).holds(1, 0);
        assertEquals(List.of(new CircusEvent.TurnBegan(2, 1)), stage.told());
        stage.play("flip 8", "flip 8").isTurn(3, 0);
    }

    @Test
    @DisplayName("CIRC-25: a turn has at most 20 actions")
    void atMostTwenty() {
        CircusTable stage = CircusTable.of(RING).applause(1, 0);
        for (int bought = 1; bought <= 18; bought++)
            stage.play("flip 8").applause(1, 0).play("buy").applause(1, 0);
        stage.refuses("buy", "CIRC-25", "most-actions", 20);
        assertEquals(18, stage.state.actionsDone);
        assertEquals(2, stage.state.actionsLeft);
        assertFalse(stage.moves().contains("buy"));
        stage.play("flip 8", "flip 8").refuses("buy", "CIRC-25", "most-actions", 20);
        assertTrue(Actor.in(stage.state.toAct(), 0), "a look can still be bought");
        stage.play("end").isTurn(2, 1);
    }

    @Test
    @DisplayName("CIRC-25: bought and unused actions still have to be done")
    void boughtActionsAreDone() {
        CircusTable.of(RING)
                .applause(1, 0)
                .play("flip 8", "flip 8", "buy")
                .refuses("end", "CIRC-20", "actions-left", 1);
    }
}
