package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.circus.rules.Artist.ACROBAT;
import static tablee.circus.rules.Artist.FORTUNE_TELLER;
import static tablee.circus.rules.Artist.MAGICIAN;
import static tablee.circus.rules.Artist.STRONGMAN;
import static tablee.circus.rules.Artist.TAMER;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Count;

/** Posters and the end they bring. */
class CircusEndTest {
    private static void wins(CircusTable stage, Ending ending, int... ranks) {
        assertEquals(Phase.OVER, stage.state.phase);
        assertEquals(0, stage.state.toAct());
        assertEquals(ending, stage.view(0).ending().orElseThrow());
        assertArrayEquals(ranks, stage.state.ranks());
    }

    @Test
    @DisplayName("CIRC-40: three of an artist side by side win the poster, then the middle token turns over")
    void poster() {
        CircusTable stage = CircusTable.of("""
                A/c A/m C A/t C
                F   C   S   C M
                """).play("swap 3 4").shows("""
                A/c M/a A/t C C
                F   C   S   C M
                """);
        assertEquals(List.of(ACROBAT), stage.view(1).sides().get(0).posters());
        assertEquals(
                List.of(MAGICIAN, FORTUNE_TELLER, STRONGMAN, TAMER),
                stage.view(1).posters());
        assertEquals(
                List.of(
                        new CircusEvent.Swapped(0, 3, 4),
                        new CircusEvent.PosterWon(0, ACROBAT),
                        new CircusEvent.Bowed(2, ACROBAT, MAGICIAN),
                        new CircusEvent.ClownsMet(0)),
                stage.told());
        stage.play("decline").isTurn(1, 0);
        assertEquals(1, stage.state.actionsLeft);
    }

    @Test
    @DisplayName("CIRC-40: a flip, an Acrobat or a Magician can complete a trio too, also round position 1")
    void otherWays() {
        assertEquals(ACROBAT, CircusTable.of("""
                A M/a A C C
                F   C   S C T
                """).play("flip 2").state.lastPoster);
        assertEquals(TAMER, CircusTable.of("""
                T   T C C M
                S/t C F C A
                """).play("flip 10").state.lastPoster);
        assertEquals(STRONGMAN, CircusTable.of("""
                S A S C C
                F C T S M
                """).play("use 2").state.lastPoster);
        assertEquals(STRONGMAN, CircusTable.of("""
                C S S C M
                F C A T S
                """).play("use 5").state.lastPoster);
    }

    @Test
    @DisplayName("CIRC-40: a poster that somebody has is not won again, and the trio stays as it is")
    void taken() {
        CircusTable stage = CircusTable.of("""
                A A C A C
                F C S C M
                """)
                .posters(1, ACROBAT)
                .play("swap 3 4", "decline")
                .shows("""
                A A A C C
                F C S C M
                """);
        assertEquals(List.of(), stage.view(0).sides().get(0).posters());
    }

    @Test
    @DisplayName("CIRC-40: three Clowns side by side win no poster")
    void noClownPoster() {
        CircusTable stage = CircusTable.of("""
                C A C M C
                F C S C T
                """).play("use 2", "decline").shows("""
                C C C M C
                F C S A T
                """);
        assertEquals(5, stage.view(0).posters().size());
    }

    @Test
    @DisplayName("CIRC-41: several posters in one turn")
    void severalInATurn() {
        CircusTable stage = CircusTable.of("""
                A A C A C
                F F C F T
                """).play("swap 3 4", "decline", "swap 7 8");
        assertEquals(
                List.of(ACROBAT, FORTUNE_TELLER), stage.view(0).sides().get(0).posters());
        stage.isTurn(2, 1);
    }

    @Test
    @DisplayName("CIRC-41: one action completes two trios: both posters, then both middle tokens turn over")
    void twoTrios() {
        CircusTable stage = CircusTable.of("""
                C/m A/c A/m F/c A/t
                C/s C/t S/t F/s F/m
                """);
        stage.play("swap 4 5").shows("""
                C/m A/c M/a A/t F/c
                C/s C/t S/t F/s M/f
                """);
        assertEquals(
                List.of(
                        new CircusEvent.Swapped(0, 4, 5),
                        new CircusEvent.PosterWon(0, ACROBAT),
                        new CircusEvent.PosterWon(0, FORTUNE_TELLER),
                        new CircusEvent.Bowed(3, ACROBAT, MAGICIAN),
                        new CircusEvent.Bowed(6, FORTUNE_TELLER, MAGICIAN)),
                stage.told());
    }

    @Test
    @DisplayName("CIRC-41: from position 1 on by their middle tokens, also for a trio round position 1")
    void clockwise() {
        CircusTable stage = CircusTable.of("""
                C/m F/c F/s A/m F/m
                C/s C/t S/t A/t A/c
                """).posters(0, TAMER, STRONGMAN).play("swap 4 5");
        assertEquals(
                List.of(
                        new CircusEvent.Swapped(0, 4, 5),
                        new CircusEvent.PosterWon(0, FORTUNE_TELLER),
                        new CircusEvent.GameWon(List.of(0))),
                stage.told());
        CircusTable round = CircusTable.of("""
                F/s F/m A/m F/c A/c
                C/s C/t S/t C/m A/t
                """);
        round.play("swap 3 4");
        assertEquals(new CircusEvent.PosterWon(0, FORTUNE_TELLER), round.told().get(1));
        CircusTable last = CircusTable.of("""
                A/c F/c A/m F/m F/s
                A/t C/s C/t S/t C/m
                """);
        last.play("swap 2 3");
        assertEquals(new CircusEvent.PosterWon(0, ACROBAT), last.told().get(1));
        CircusTable tenth = CircusTable.of("""
                A/m F/c A/c A/t C/m
                F/m F/s C/s C/t S/t
                """);
        tenth.play("swap 1 2");
        assertEquals(new CircusEvent.PosterWon(0, ACROBAT), tenth.told().get(1));
        assertEquals(new CircusEvent.PosterWon(0, FORTUNE_TELLER), tenth.told().get(2));
    }

    @Test
    @DisplayName("CIRC-41: a bow is no action: it uses none up, and a Clown that it shows brings no choice")
    void bowTriggersNothing() {
        CircusTable stage = CircusTable.of("""
                A/m C A/c A/t C
                F   C S   C   T
                """).play("swap 1 2").shows("""
                C A/m C/a A/t C
                F C   S   C   T
                """).isTurn(1, 0);
        assertEquals(1, stage.state.actionsLeft);
        assertEquals(ACROBAT, stage.state.lastPoster);
    }

    @Test
    @DisplayName("CIRC-43: the third poster ends the game at once, and no token bows any more")
    void thirdPoster() {
        CircusTable stage = CircusTable.of("""
                A/c M/a A/t C C
                F C S C M
                """).posters(0, TAMER, STRONGMAN).posters(1, MAGICIAN);
        stage.play("flip 2").shows("""
                A/c A/m A/t C C
                F C S C M
                """);
        wins(stage, Ending.THIRD_POSTER, 1, 2);
        assertEquals(List.of(0), ((CircusEvent.GameWon) stage.told().get(2)).seats());
        assertEquals(
                new Count(List.of(
                        Count.Item.of(0, "poster", 1, "artist.acrobat"),
                        Count.Item.of(0, "poster", 1, "artist.strongman"),
                        Count.Item.of(0, "poster", 1, "artist.tamer"),
                        Count.Item.of(1, "poster", 1, "artist.magician"))),
                stage.state.count());
    }

    @Test
    @DisplayName("CIRC-43: the opponent wins in the opponent's turn")
    void opponentWins() {
        CircusTable stage = CircusTable.of("""
                A/c M/a A/t C C
                F C S C M
                """).posters(1, TAMER, STRONGMAN).posters(0, MAGICIAN);
        stage.play("flip 8", "flip 8", "flip 2");
        wins(stage, Ending.THIRD_POSTER, 2, 1);
    }

    private static final String FOUR_CLOWNS = """
            C A C M C
            F C S/t T/c A
            """;

    @Test
    @DisplayName("CIRC-44: with two posters each, five visible Clowns at the end of one's turn win the fifth poster")
    void fiveClowns() {
        CircusTable stage = CircusTable.of(FOUR_CLOWNS)
                .posters(0, TAMER, STRONGMAN)
                .posters(1, MAGICIAN, ACROBAT)
                .applause(0, 0);
        stage.play("flip 7").isTurn(1, 0);
        stage.play("flip 8");
        wins(stage, Ending.FIVE_CLOWNS, 1, 2);
        assertEquals(
                List.of(
                        new CircusEvent.Flipped(0, 8, STRONGMAN, TAMER),
                        new CircusEvent.FiveClowns(0, FORTUNE_TELLER),
                        new CircusEvent.GameWon(List.of(0))),
                stage.told());
        assertEquals(3, stage.state.count().total(0));
        assertEquals(
                Count.Item.of(0, "poster-by-clowns", 1, "artist.fortune-teller"),
                stage.state.count().items().get(0));
        assertEquals("poster", stage.state.count().items().get(1).key());
    }

    @Test
    @DisplayName("CIRC-44: at the end of the turn, not in its middle")
    void notInTheMiddle() {
        CircusTable stage = CircusTable.of(FOUR_CLOWNS)
                .posters(0, TAMER, STRONGMAN)
                .posters(1, MAGICIAN, ACROBAT)
                .applause(1, 0);
        stage.play("flip 8", "flip 7").isTurn(1, 0);
        stage.play("buy", "flip 7").isTurn(2, 1);
    }

    @Test
    @DisplayName("CIRC-44: who ends the turn wins, no matter who turned the Clowns up")
    void opponentsClowns() {
        CircusTable stage = CircusTable.of(FOUR_CLOWNS)
                .posters(0, TAMER, STRONGMAN)
                .posters(1, MAGICIAN, ACROBAT)
                .applause(1, 0);
        stage.play("flip 8", "flip 7", "end");
        wins(stage, Ending.FIVE_CLOWNS, 1, 2);
    }

    @Test
    @DisplayName("CIRC-44: not before both have two posters, and not with four Clowns")
    void notYet() {
        CircusTable stage = CircusTable.of(FOUR_CLOWNS).posters(0, TAMER).posters(1, MAGICIAN, ACROBAT);
        stage.play("flip 8", "flip 7").isTurn(2, 1);
        CircusTable other =
                CircusTable.of(FOUR_CLOWNS).posters(0, TAMER, STRONGMAN).posters(1, MAGICIAN);
        other.play("flip 8", "flip 7").isTurn(2, 1);
        CircusTable four =
                CircusTable.of(FOUR_CLOWNS).posters(0, TAMER, STRONGMAN).posters(1, MAGICIAN, ACROBAT);
        four.play("flip 8", "flip 8").isTurn(2, 1);
    }
}
