package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.pluvionautes.rules.Aim;

@DisplayName("A throw always ends")
class EndsTest {
    private static final double FLAT = Math.cos(Math.toRadians(20.5));

    @Test
    @DisplayName("PLUV-21: on the board, flat on one to three cells, or off it; whatever the aim")
    void anyAim() {
        Dice dice = new FastDice(ThrowSample.SEED);
        int count = ThrowSample.count(20_000, 1000);
        int unsettled = 0;
        for (int i = 0; i < count; i++) {
            Relief relief = Relief.dealt(dice);
            DiceFlight flight = ThrowSimulation.of(
                    new DiceThrow(relief, List.of(Hand.throwing(any(dice), dice)), lying(relief, dice)));
            if (!flight.settled()) unsettled++;
            else flight.courses().forEach(EndsTest::atRest);
        }
        System.out.println("throws that lasted to the limit of six seconds: " + unsettled + " of " + count);
        assertTrue(unsettled <= count / 500, unsettled + " of " + count + ", seed " + ThrowSample.SEED);
    }

    private static void atRest(DiceFlight.Course course) {
        Pose end = course.end();
        if (course.off()) {
            assertFalse(Tray.holds(end.x(), end.y()));
            return;
        }
        int cells = Long.bitCount(Tray.cells(end.x(), end.y()));
        assertTrue(cells >= 1 && cells <= 3);
        assertTrue(end.flatness() >= FLAT, "leans by " + Math.toDegrees(Math.acos(end.flatness())));
        assertTrue(course.path().samples() <= ThrowSimulation.MOST_SAMPLES + 2);
        if (!course.moved()) return;
        Pose seen = course.path().pose(course.path().samples() - 1);
        assertEquals(end.x(), seen.x(), 0.2);
        assertEquals(end.y(), seen.y(), 0.2);
        assertEquals(end.top(), seen.top());
    }

    private static Aim any(Dice dice) {
        return new Aim(
                dice.roll(Aim.RELEASES), dice.roll(Aim.DIRECTIONS), dice.roll(Aim.STRENGTHS), dice.roll(Aim.SPINS) - 8);
    }

    private static List<Pose> lying(Relief relief, Dice dice) {
        List<Pose> lying = new ArrayList<>();
        lying.add(Pose.lying(relief, dice.roll(Tray.CELLS), dice.roll(Pose.FACES), -9));
        lying.add(Pose.lying(relief, dice.roll(Tray.CELLS), dice.roll(Pose.FACES), 9));
        return lying;
    }

    @Test
    @DisplayName("also with the most extreme aims")
    void extremeAims() {
        Dice dice = new FastDice(ThrowSample.SEED + 1);
        for (int release = 0; release < Aim.RELEASES; release += 7) {
            for (int direction : new int[] {0, 63}) {
                for (int strength : new int[] {0, 15}) {
                    for (int spin : new int[] {-8, 7}) {
                        atRest(ThrowSample.thrown(new Aim(release, direction, strength, spin), dice));
                    }
                }
            }
        }
    }

    @Test
    @DisplayName("A die that leans is nudged until it lies flat")
    void leaning() {
        Dice dice = new FastDice(ThrowSample.SEED + 2);
        int nudged = 0;
        while (nudged < 10) {
            Launch launch = Hand.throwing(new Aim(dice.roll(Aim.RELEASES), 32, 8, 0), dice);
            DiceFlight flight = ThrowSimulation.of(new DiceThrow(Relief.dealt(dice), List.of(launch), List.of()));
            if (flight.nudges() == 0) continue;
            nudged++;
            assertTrue(flight.settled());
            atRest(flight.courses().get(0));
        }
    }

    @Test
    @DisplayName("A die that lies there and is not hit stays as it is")
    void notHit() {
        Pose far = Pose.lying(Relief.FLAT, 36, 3, 0);
        Launch launch = Hand.throwing(new Aim(0, 32, 0, 0), new FastDice(1));
        DiceFlight.Course course = ThrowSimulation.of(new DiceThrow(Relief.FLAT, List.of(launch), List.of(far)))
                .courses()
                .get(1);
        assertFalse(course.moved());
        assertEquals(far.x(), course.end().x());
        assertEquals(far.y(), course.end().y());
        assertEquals(far.top(), course.end().top());
        assertEquals(0, course.path().samples());
    }

    @Test
    @DisplayName("PLUV-73: a die that is hit moves, and is shown from where it lay")
    void hit() {
        Pose near = Pose.lying(Relief.FLAT, 15, 3, 0);
        Pose from = new Pose(-60, 0, 8, 1, 0, 0, 0);
        DiceThrow thrown = new DiceThrow(Relief.FLAT, List.of(new Launch(from, -900, 0, 0, 0, 0, 0)), List.of(near));
        DiceFlight.Course course = ThrowSimulation.of(thrown).courses().get(1);
        assertTrue(course.moved());
        assertEquals(near.x(), course.path().pose(0).x(), 0.1);
        assertTrue(course.path().start() > 0);
        assertTrue(course.end().x() < near.x() - 5);
    }
}
