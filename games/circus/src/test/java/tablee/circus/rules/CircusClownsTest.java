package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The Clown's power. */
class CircusClownsTest {
    /** A swap of 2 and 3 completes the Acrobats and brings two Clowns together. */
    private static final String BOTH = """
            C A C A A
            F C S T C
            """;

    private static final String RING = """
            C/a A/m C/m M/f C/f
            F/s C/t S/t C/s T/a
            """;

    @Test
    @DisplayName("CIRC-36: a swap that brings two Clowns side by side lets one take Applause from the reserve")
    void take() {
        CircusTable stage = CircusTable.of(RING).play("swap 2 3").shows("""
                C C A M C
                F C S C T
                """);
        assertEquals(Phase.CLOWN_CHOICE, stage.state.phase);
        assertEquals(List.of("take", "return", "decline"), stage.moves());
        stage.play("take").holds(1, 1).isTurn(1, 0);
        assertEquals(List.of(new CircusEvent.ApplauseTaken(0)), stage.told());
    }

    @Test
    @DisplayName("CIRC-36: or make the opponent return one")
    void giveBack() {
        CircusTable stage = CircusTable.of(RING).play("swap 2 3", "return").holds(0, 0);
        assertEquals(List.of(new CircusEvent.ApplauseReturned(0)), stage.told());
    }

    @Test
    @DisplayName("CIRC-36: or decline")
    void decline() {
        CircusTable stage =
                CircusTable.of(RING).play("swap 2 3", "decline").holds(0, 1).isTurn(1, 0);
        assertEquals(List.of(new CircusEvent.ClownsIgnored(0)), stage.told());
    }

    @Test
    @DisplayName("CIRC-36: a flip, an Acrobat and a Magician can bring Clowns together too, also round position 1")
    void otherWays() {
        assertEquals(Phase.CLOWN_CHOICE, CircusTable.of("""
                C A/c C M C
                F C S T T
                """).play("flip 2").state.phase);
        assertEquals(Phase.CLOWN_CHOICE, CircusTable.of(RING).play("use 2").state.phase);
        assertEquals(Phase.CLOWN_CHOICE, CircusTable.of("""
                C C A M C
                F C S C T
                """).play("use 4").state.phase);
        assertEquals(Phase.CLOWN_CHOICE, CircusTable.of("""
                C A C M C
                S/c S F C T
                """).play("flip 10").state.phase);
    }

    @Test
    @DisplayName("CIRC-36: enlarging a group counts like making one")
    void enlarge() {
        assertEquals(Phase.CLOWN_CHOICE, CircusTable.of("""
                C C A C M
                F S T C C
                """).play("swap 3 4").state.phase);
    }

    @Test
    @DisplayName("CIRC-36: positions count, not tokens: a Clown exchanged for a Clown earns nothing")
    void exchanged() {
        CircusTable stage = CircusTable.of("""
                C/a C/m A M C/f
                F C/t S C/s T
                """).play("swap 1 2").shows("""
                C/m C/a A M C/f
                F C/t S C/s T
                """);
        assertEquals(Phase.TURN, stage.state.phase);
    }

    @Test
    @DisplayName("CIRC-36: a group that gets smaller, or that is only carried along, earns nothing new")
    void smaller() {
        assertEquals(Phase.TURN, CircusTable.of("""
                C C A C/s M
                F S T C C
                """).play("flip 1").state.phase);
    }

    @Test
    @DisplayName("CIRC-36: a move of a Clown from one group to another is a new pair")
    void moved() {
        assertEquals(Phase.CLOWN_CHOICE, CircusTable.of("""
                C C A C M
                F S T C C
                """).play("swap 2 3").state.phase);
    }

    @Test
    @DisplayName("CIRC-36: an effect that is impossible is not offered")
    void impossible() {
        CircusTable noReserve = CircusTable.of(RING).applause(2, 3).play("swap 2 3");
        assertEquals(List.of("return", "decline"), noReserve.answers());
        noReserve.refuses("take", "CIRC-36", "reserve-empty");
        CircusTable poorOpponent = CircusTable.of(RING).applause(2, 0).play("swap 2 3");
        assertEquals(List.of("take", "decline"), poorOpponent.answers());
        poorOpponent.refuses("return", "CIRC-36", "opponents-empty");
    }

    @Test
    @DisplayName("CIRC-36: by ruleset 1, where neither effect is possible, nothing is asked")
    void nothingAsked() {
        CircusTable stage =
                CircusTable.byRuleset(1, RING).applause(5, 0).play("swap 2 3").isTurn(1, 0);
        assertEquals(List.of(new CircusEvent.Swapped(0, 2, 3)), stage.told());
        stage.play("buy", "swap 2 3", "swap 2 3");
        assertEquals(List.of("take", "decline"), stage.moves());
    }

    @Test
    @DisplayName(
            "CIRC-24, CIRC-36: who holds all five may spend one while the choice is open, and then take that token")
    void spendThenTake() {
        CircusTable stage = CircusTable.of(RING).applause(5, 0).play("swap 2 3");
        assertEquals(Phase.CLOWN_CHOICE, stage.state.phase);
        assertEquals(List.of("decline"), stage.answers());
        stage.refuses("take", "CIRC-36", "reserve-empty").play("buy").holds(4, 0);
        assertEquals(Phase.CLOWN_CHOICE, stage.state.phase);
        assertEquals(List.of("take", "decline"), stage.answers());
        stage.play("take").holds(5, 0).isTurn(1, 0);
        assertEquals(2, stage.state.actionsLeft);
    }

    @Test
    @DisplayName("CIRC-24: a look can be bought and put away while the choice is open; actions and the end wait")
    void lookWhileChoosing() {
        CircusTable stage = CircusTable.of(RING).applause(1, 0).play("swap 2 3").refuses("ok", "CIRC-51", "no-look");
        stage.play("look 4").holds(0, 0);
        assertEquals("{4=fortune-teller}", stage.shown(0).toString());
        assertEquals(List.of("take", "decline", "ok"), stage.moves());
        stage.refuses("look 1", "CIRC-24", "no-applause").refuses("buy", "CIRC-24", "no-applause");
        stage.refuses("flip 1", "CIRC-42", "clowns-first").refuses("end", "CIRC-42", "clowns-first");
        stage.play("ok");
        assertEquals("{}", stage.shown(0).toString());
        stage.play("take").holds(1, 0).isTurn(1, 0);
    }

    @Test
    @DisplayName("CIRC-36: once per action, and only just after it")
    void once() {
        CircusTable stage = CircusTable.of(RING).refuses("take", "CIRC-36", "no-clowns-met");
        stage.refuses("return", "CIRC-36", "no-clowns-met").refuses("decline", "CIRC-36", "no-clowns-met");
        stage.play("use 2").shows("""
                C C C M C
                F C S A T
                """);
        stage.play("take").holds(1, 1).refuses("take", "CIRC-36", "no-clowns-met");
    }

    @Test
    @DisplayName("CIRC-42: posters are won before Clowns are answered, and then the choice is asked")
    void postersFirst() {
        CircusTable stage = CircusTable.of(BOTH).play("swap 2 3");
        assertEquals(Phase.CLOWN_CHOICE, stage.state.phase);
        assertEquals(1, Posters.countOf(stage.state, 0));
        assertEquals(
                List.of(
                        new CircusEvent.Swapped(0, 2, 3),
                        new CircusEvent.PosterWon(0, Artist.ACROBAT),
                        new CircusEvent.Bowed(4, Artist.ACROBAT, stage.state.face(3)),
                        new CircusEvent.ClownsMet(0)),
                stage.told());
        stage.play("take").holds(1, 1).isTurn(1, 0);
    }

    @Test
    @DisplayName("CIRC-42, CIRC-43: the third poster ends the game at once, and the Clowns are asked nothing")
    void nothingAskedAfterTheEnd() {
        CircusTable stage =
                CircusTable.of(BOTH).posters(0, Artist.TAMER, Artist.MAGICIAN).play("swap 2 3");
        assertEquals(Phase.OVER, stage.state.phase);
        assertEquals(0, stage.state.toAct());
        assertEquals(List.of(1, 2), List.of(stage.state.ranks()[0], stage.state.ranks()[1]));
        assertEquals(
                List.of(
                        new CircusEvent.Swapped(0, 2, 3),
                        new CircusEvent.PosterWon(0, Artist.ACROBAT),
                        new CircusEvent.GameWon(List.of(0))),
                stage.told());
    }

    @Test
    @DisplayName("CIRC-42: by ruleset 1 Clowns are answered before anything else, and before posters are won")
    void clownsFirst() {
        CircusTable stage = CircusTable.byRuleset(1, """
                C A C A A
                F C S T C
                """).play("swap 2 3").shows("""
                C C A A A
                F C S T C
                """);
        stage.refuses("flip 1", "CIRC-42", "clowns-first").refuses("end", "CIRC-42", "clowns-first");
        stage.refuses("ok", "CIRC-42", "clowns-first").refuses("buy", "CIRC-42", "clowns-first");
        assertEquals(0, Posters.countOf(stage.state, 0));
        stage.play("take");
        assertEquals(1, Posters.countOf(stage.state, 0));
        assertEquals(
                List.of(
                        new CircusEvent.ApplauseTaken(0),
                        new CircusEvent.PosterWon(0, Artist.ACROBAT),
                        new CircusEvent.Bowed(4, Artist.ACROBAT, stage.state.face(3))),
                stage.told());
    }
}
