package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Moves;

/** The powers of five artists; the Clown's stand in {@link CircusClownsTest}. */
class CircusPowersTest {
    @Test
    @DisplayName("CIRC-30: the Acrobat changes places with the token exactly opposite")
    void acrobat() {
        CircusTable stage = CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a
                """).play("use 2").shows("""
                C/a C/s C/m M/f C/f
                F/s C/t S/t A/m T/a
                """);
        assertEquals(new CircusEvent.AcrobatLeapt(0, 2, 7), stage.told().get(0));
        stage.play("decline", "use 7").shows("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a
                """);
    }

    @Test
    @DisplayName("CIRC-31: the Magician's two neighbours change places, also round position 1")
    void magician() {
        CircusTable stage = CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a
                """).play("use 4").shows("""
                C/a A/m C/f M/f C/m
                F/s C/t S/t C/s T/a
                """);
        assertEquals(List.of(new CircusEvent.MagicianExchanged(0, 4, 3, 5)), stage.told());
        CircusTable.of("""
                M/a C/a C/m F/m C/f
                F/s C/t S/t C/s T/a
                """).play("use 1").shows("""
                M/a F/s C/m F/m C/f
                C/a C/t S/t C/s T/a
                """);
        CircusTable.of("""
                C/a C/m F/m C/f A/t
                M/a C/t S/t C/s F/s
                """).play("use 10").shows("""
                C/t C/m F/m C/f A/t
                M/a C/a S/t C/s F/s
                """);
    }

    @Test
    @DisplayName("CIRC-32: the Fortune Teller looks secretly at the backs of her two neighbours")
    void fortuneTeller() {
        CircusTable stage = CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a
                """).play("use 10");
        assertEquals(List.of(new CircusEvent.FortuneTellerLooked(0, 10, List.of(1, 9))), stage.told());
        assertEquals("{1=acrobat, 9=tamer}", stage.shown(0).toString());
        assertEquals("{}", stage.shown(1).toString());
        assertEquals(1, stage.state.actionsLeft);
    }

    @Test
    @DisplayName("CIRC-32: between two visible Tamers the Fortune Teller is of no use")
    void betweenTamers() {
        CircusTable stage = CircusTable.of("""
                C T F T C
                M C S A C
                """);
        stage.refuses("use 3", "CIRC-32", "between-tamers", 3, 2, 4);
        assertEquals(List.of("use 10"), stage.moves("use"));
    }

    @Test
    @DisplayName("CIRC-33: a visible Strongman is not moved by Swap")
    void strongmanStays() {
        CircusTable stage = CircusTable.of("""
                C A C M C
                F C S S T
                """);
        stage.refuses("swap 8 9", "CIRC-33", "strongman-stays", 8, 9, "artist.clown");
        stage.refuses("swap 7 8", "CIRC-33", "strongman-stays", 7, 8, "artist.strongman");
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
                stage.moves("swap"));
        CircusTable.of("""
                S A C M C
                F C C C T
                """)
                .refuses("swap 1 2", "CIRC-33", "strongman-stays", 1, 2, "artist.acrobat")
                .refuses("swap 10 1", "CIRC-33", "strongman-stays", 1, 10, "artist.fortune-teller");
    }

    @Test
    @DisplayName("CIRC-33: Acrobat and Magician do move a Strongman")
    void strongmanIsMoved() {
        CircusTable.of("""
                C A C M C
                F C T S C
                """).play("use 2").shows("""
                C S C M C
                F C T A C
                """);
        CircusTable.of("""
                C A C M S
                F C T C C
                """).play("use 4").shows("""
                C A S M C
                F C T C C
                """);
    }

    @Test
    @DisplayName("CIRC-34: a Tamer may be swapped with a visible Strongman, on either side of her")
    void tamerMovesStrongman() {
        CircusTable.of("""
                C A C M C
                F C T S C
                """).play("swap 7 8").shows("""
                C A C M C
                F C S T C
                """);
        CircusTable.of("""
                T A C M C
                S C F C C
                """).play("swap 1 10").shows("""
                S A C M C
                T C F C C
                """);
    }

    @Test
    @DisplayName("CIRC-34: the Acrobat cannot trade places with a visible Tamer")
    void tamerOpposite() {
        CircusTable stage = CircusTable.of("""
                C A C M C
                F C S T C
                """);
        stage.refuses("use 2", "CIRC-34", "tamer-opposite", 2, 7);
        stage.play("flip 7").play("use 2");
        CircusTable.of("""
                C T C M C
                F C S A C
                """).refuses("use 7", "CIRC-34", "tamer-opposite", 7, 2);
    }

    @Test
    @DisplayName("CIRC-34: the Magician is of no use beside a visible Tamer")
    void tamerBeside() {
        CircusTable.of("""
                C A T M C
                F C S C C
                """).refuses("use 4", "CIRC-34", "tamer-beside", 4, 3);
        CircusTable.of("""
                C A C M T
                F C S C C
                """).refuses("use 4", "CIRC-34", "tamer-beside", 4, 5);
        CircusTable.of("""
                M A C F C
                T C S C C
                """).refuses("use 1", "CIRC-34", "tamer-beside", 1, 10);
    }

    @Test
    @DisplayName("CIRC-34: the Fortune Teller does not see a Tamer's back, but still the other neighbour's")
    void tamerHidesHerBack() {
        CircusTable stage = CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s T/c S/t C/s T/a
                """).play("use 10");
        assertEquals(List.of(new CircusEvent.FortuneTellerLooked(0, 10, List.of(1))), stage.told());
        assertEquals("{1=acrobat}", stage.shown(0).toString());
    }

    @Test
    @DisplayName("CIRC-34: Tamers are swapped and flipped like others")
    void tamerIsSwapped() {
        CircusTable.of("""
                C A C M C
                F C S T C
                """).play("swap 6 7", "flip 6");
    }

    @Test
    @DisplayName("CIRC-35: only the visible side of a token has a power")
    void onlyTheVisibleSide() {
        CircusTable.of("""
                C/a M/a C/m M/f C/f
                F/s C/t T/s C/s T/a
                """)
                .refuses("use 1", "CIRC-23", "no-instant-power", 1, "artist.clown")
                .play("swap 8 9", "decline", "use 2");
        CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s A/t
                """).play("use 6");
    }

    @Test
    @DisplayName("CIRC-62: what is refused is not listed, and everything listed is legal")
    void listedIsLegal() {
        CircusTable stage = CircusTable.of("""
                C T F T C
                M C S A C
                """).applause(1, 1);
        Moves listed = new Moves();
        stage.state.moves(0, listed);
        for (int move = 0; move < 1 << 12; move++) {
            assertEquals(listed.contains(move), stage.state.legal(0, move), Integer.toHexString(move));
        }
    }
}
