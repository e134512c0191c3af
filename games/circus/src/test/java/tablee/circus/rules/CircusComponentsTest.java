package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static tablee.circus.rules.Artist.ACROBAT;
import static tablee.circus.rules.Artist.CLOWN;
import static tablee.circus.rules.Artist.FORTUNE_TELLER;
import static tablee.circus.rules.Artist.MAGICIAN;
import static tablee.circus.rules.Artist.STRONGMAN;
import static tablee.circus.rules.Artist.TAMER;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.circus.positions.CircusView;
import tablee.core.BadInput;

/** What is in the box. */
class CircusComponentsTest {
    private static final Rosette USUAL = CircusRules.of(CircusTable.setup(2)).rosette();

    @Test
    @DisplayName("CIRC-1: ten tokens, all different, with five Clowns and three of each other artist on their 20 sides")
    void tenTokens() {
        Map<Artist, Integer> sides = new EnumMap<>(Artist.class);
        Set<Integer> tokens = new TreeSet<>();
        for (Artist up : Artist.values()) {
            for (Artist down : USUAL.backsOf(up)) {
                sides.merge(up, 1, Integer::sum);
                tokens.add(USUAL.token(up, down));
                assertEquals(USUAL.token(up, down), USUAL.token(down, up));
                assertEquals(down, USUAL.back(USUAL.token(up, down), up));
            }
        }
        assertEquals(Map.of(ACROBAT, 3, MAGICIAN, 3, FORTUNE_TELLER, 3, STRONGMAN, 3, TAMER, 3, CLOWN, 5), sides);
        assertEquals(Set.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), tokens);
        assertEquals(Rosette.ALL_TOKENS, 0b11111_11111);
    }

    @Test
    @DisplayName("CIRC-2: five tokens join the Clown with each artist, five join the artists in a ring of any order")
    void ringOfArtists() {
        assertEquals(List.of(ACROBAT, MAGICIAN, FORTUNE_TELLER, STRONGMAN, TAMER), USUAL.backsOf(CLOWN));
        assertEquals(List.of(MAGICIAN, TAMER, CLOWN), USUAL.backsOf(ACROBAT));
        assertEquals(List.of(FORTUNE_TELLER, TAMER, CLOWN), USUAL.backsOf(STRONGMAN));
        assertEquals(List.of(ACROBAT, STRONGMAN, CLOWN), USUAL.backsOf(TAMER));

        Rosette other = CircusRules.of(CircusTable.setup(2, "ring", "acrobat,strongman,magician,tamer,fortune-teller"))
                .rosette();
        assertEquals(List.of(FORTUNE_TELLER, STRONGMAN, CLOWN), other.backsOf(ACROBAT));
        assertEquals(List.of(ACROBAT, MAGICIAN, CLOWN), other.backsOf(STRONGMAN));
        assertEquals(Rosette.NO_TOKEN, other.token(ACROBAT, MAGICIAN));
        assertThrows(BadInput.class, () -> CircusTable.setup(2, "ring", "acrobat,acrobat,magician,tamer,strongman"));
    }

    @Test
    @DisplayName("CIRC-3: each face says who can be on its back")
    void rosette() {
        CircusView view = CircusTable.of("""
                C A C M C
                F C S C T
                """).view(0);
        assertEquals(List.of(ACROBAT, MAGICIAN, FORTUNE_TELLER, STRONGMAN, TAMER), view.rosette());
        assertEquals(
                new CircusView.Face(1, CLOWN, List.of(ACROBAT, MAGICIAN, FORTUNE_TELLER, STRONGMAN, TAMER)),
                view.ring().get(0));
        assertEquals(
                new CircusView.Face(2, ACROBAT, List.of(MAGICIAN, TAMER, CLOWN)),
                view.ring().get(1));
        assertEquals(
                new CircusView.Face(10, FORTUNE_TELLER, List.of(MAGICIAN, STRONGMAN, CLOWN)),
                view.ring().get(9));
    }

    @Test
    @DisplayName("CIRC-4: five posters, one for each artist but the Clown, and five Applause")
    void postersAndApplause() {
        CircusView view = CircusTable.open(2).view(0);
        assertEquals(List.of(ACROBAT, MAGICIAN, FORTUNE_TELLER, STRONGMAN, TAMER), view.posters());
        assertEquals(5, view.reserve());
    }
}
