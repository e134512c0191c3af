package tablee.physics;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.pluvionautes.rules.Aim;

/** Many throws at once, on boards dealt again for each. */
final class ThrowSample {
    /** The seed of all random tests here; another one with -Dtablee.seed. */
    static final long SEED = Long.getLong("tablee.seed", 20260101);

    private static final int MIDDLE = Aim.DIRECTIONS / 2;

    private ThrowSample() {}

    /** As many as the long road takes, or as the short one does. */
    static int count(int full, int quick) {
        return Boolean.getBoolean("tablee.full") ? full : quick;
    }

    static DiceFlight.Course thrown(Aim aim, Dice dice) {
        DiceThrow thrown = new DiceThrow(Relief.dealt(dice), List.of(Hand.throwing(aim, dice)), List.of());
        return ThrowSimulation.of(thrown).courses().get(0);
    }

    /** Throws towards the middle from all around the rim. */
    static List<DiceFlight.Course> inwards(int strength, int count) {
        Dice dice = new FastDice(SEED + strength);
        List<DiceFlight.Course> courses = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            courses.add(thrown(new Aim(dice.roll(Aim.RELEASES), MIDDLE, strength, 0), dice));
        }
        return courses;
    }
}
