package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("PLUV-30: a throw feels right")
class FeelTest {
    private static final int SOFT = 4;
    private static final int HARD = 12;
    private static final int COUNT = ThrowSample.count(2000, 200);

    /** On the highest tile a die that stands on a corner is not higher than this. */
    private static final double TOUCHING = 24;

    /** How high a die gets after it first came down. */
    private static double bounce(DiceFlight.Course course) {
        boolean down = false;
        double highest = 0;
        for (int sample = 0; sample < course.path().samples(); sample++) {
            double z = course.path().pose(sample).z();
            down |= z < TOUCHING;
            if (down) highest = Math.max(highest, z);
        }
        return highest;
    }

    private static double mean(List<DiceFlight.Course> courses, ToDoubleFunction<DiceFlight.Course> of) {
        return courses.stream().mapToDouble(of).average().orElseThrow();
    }

    private static long off(List<DiceFlight.Course> courses) {
        return courses.stream().filter(DiceFlight.Course::off).count();
    }

    @Test
    @DisplayName("A soft throw rolls: it stays low once it is down, and stays in the tray")
    void soft() {
        List<DiceFlight.Course> courses = ThrowSample.inwards(SOFT, COUNT);
        assertEquals(0, off(courses));
        long low =
                courses.stream().filter(course -> bounce(course) < TOUCHING + 6).count();
        assertTrue(low >= 0.9 * courses.size(), low + " of " + courses.size());
    }

    @Test
    @DisplayName("A hard throw bounces, and may leave the tray")
    void hard() {
        List<DiceFlight.Course> soft = ThrowSample.inwards(SOFT, COUNT);
        List<DiceFlight.Course> hard = ThrowSample.inwards(HARD, COUNT);
        assertTrue(mean(hard, FeelTest::bounce) > mean(soft, FeelTest::bounce) + 8);
        assertTrue(off(hard) >= courses(0.03) && off(hard) <= courses(0.6), off(hard) + " of " + COUNT);
    }

    private static long courses(double share) {
        return Math.round(share * COUNT);
    }

    @Test
    @DisplayName("The harder, the farther; and the hardest throws leave for good")
    void farther() {
        double before = 0;
        for (int strength : new int[] {1, 4, 6, 8}) {
            double reached = mean(ThrowSample.inwards(strength, COUNT), FeelTest::reached);
            assertTrue(reached > before + 15, "strength " + strength + " reaches " + reached);
            before = reached;
        }
        assertTrue(off(ThrowSample.inwards(15, COUNT)) > courses(0.7));
    }

    /** How far from its release a die ended. */
    private static double reached(DiceFlight.Course course) {
        Pose from = course.path().pose(0);
        return Math.hypot(course.end().x() - from.x(), course.end().y() - from.y());
    }
}
