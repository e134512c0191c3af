package tablee.liar.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.liar.Liar;

/** Positions from outside: what cannot be is refused in one sentence. */
class LiarPositionTest {
    private static String refused(int turn, int count, int face, LiarPosition.Cup... cups) {
        Liar game = new Liar();
        LiarPosition position = new LiarPosition(turn, count, face, List.of(cups));
        return assertThrows(BadInput.class, () -> game.place(game.card().setup(2, Map.of()), position))
                .getMessage();
    }

    private static LiarPosition.Cup cup(int dice, Integer... faces) {
        return new LiarPosition.Cup(dice, List.of(faces));
    }

    @Test
    @DisplayName("LIAR-1, LIAR-2, LIAR-3: cups, dice and bids are those of the game")
    void impossible() {
        assertEquals("There is one cup for each seat.", refused(0, 0, 0, cup(1)));
        assertEquals("A player has 0 to 5 dice.", refused(0, 0, 0, cup(6), cup(1)));
        assertEquals("The dice are rolled cup by cup.", refused(0, 0, 0, cup(2, 1), cup(1, 3)));
        assertEquals("It is the turn of somebody who has dice.", refused(1, 0, 0, cup(2), cup(0)));
        assertEquals(
                "A bid is about rolled dice, and at most about all of them.", refused(0, 4, 2, cup(1, 3), cup(1, 2)));
    }
}
