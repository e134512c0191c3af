package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Ruleset;
import tablee.pluvionautes.rules.Aim;

/** Boards draw the hand, and say how often a throw leaves the board, by a file beside the game: it says what the simulation does. */
@DisplayName("PLUV-30: the hand as boards know it")
class HandFileTest {
    /** As many as the file was measured with; then its figures come out again. */
    private static final int ALL = 500;

    private static final int COUNT = ThrowSample.count(ALL, 60);

    private final Ruleset file = Ruleset.beside(Aim.class, "hand-1.txt");

    @Test
    @DisplayName("PLUV-30: the ranges of an aim are those that the game accepts")
    void ranges() {
        assertEquals(List.of(0, Aim.RELEASES - 1), range("release"));
        assertEquals(List.of(0, Aim.DIRECTIONS - 1), range("direction"));
        assertEquals(List.of(0, Aim.STRENGTHS - 1), range("strength"));
        assertEquals(List.of(-Aim.SPINS / 2, Aim.SPINS / 2 - 1), range("spin"));
    }

    private List<Integer> range(String part) {
        return file.numbers(part, 2, -Aim.SPINS, Aim.RELEASES);
    }

    @Test
    @DisplayName("The hand is where the file puts it, and turns in the same steps")
    void place() {
        double bearing = Hand.bearing(0);
        assertEquals(file.number("first", 0, 360), Math.toDegrees(bearing), 1e-9);
        double far = Math.hypot(Hand.x(bearing), Hand.y(bearing));
        assertEquals(file.number("outside", 0, 100), far - Tray.rim(bearing), 1e-9);
        double fan = Math.toRadians(file.number("fan", 1, 90));
        for (int direction = 0; direction < Aim.DIRECTIONS; direction++) {
            double heading = bearing + Math.PI - (direction - Aim.DIRECTIONS / 2) * fan;
            assertEquals(direction, Hand.direction(bearing, heading));
        }
    }

    @Test
    @DisplayName("PLUV-31: throws of each strength come as far, and leave the board as often, as the file says")
    void measured() {
        List<Integer> reach = file.numbers("reach", Aim.STRENGTHS, 0, 1000);
        List<Integer> off = file.numbers("off", Aim.STRENGTHS, 0, 1000);
        boolean all = COUNT == ALL;
        for (int strength = 0; strength < Aim.STRENGTHS; strength++) {
            ThrowFigures figures = ThrowFigures.of(strength, COUNT);
            String name = "strength " + strength;
            assertEquals(reach.get(strength), figures.reachMillimetres(), all ? 0.5 : 25, name);
            assertEquals(off.get(strength), 1000.0 * figures.off() / COUNT, all ? 0.5 : 130, name);
        }
    }
}
