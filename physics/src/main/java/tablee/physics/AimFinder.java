package tablee.physics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tablee.core.Dice;
import tablee.pluvionautes.rules.Aim;

/** Finds the aim that reaches a cell best: first by how far throws of each strength go, then by trying. */
final class AimFinder {
    /** Harder throws meet the wall on the other side. */
    private static final int STRENGTHS = 10;

    private static final double CALIBRATION = 0.2;
    private static final int RELEASE_STEP = 4;
    private static final double MISFIT = 14;

    /** How many candidates take part in each round, and how often each is thrown in it, as a part of the effort. */
    private static final int[] LEFT = {Integer.MAX_VALUE, 6, 2};

    private static final double[] TRIES = {0.03, 0.15, 0.4};

    private final int effort;
    private final double[] reach = new double[STRENGTHS];

    /** The greater the effort, the better the aims; 1000 is a good one. */
    AimFinder(int effort, Dice dice) {
        this.effort = effort;
        for (int strength = 0; strength < STRENGTHS; strength++) reach[strength] = reach(strength, dice);
    }

    private int part(double share) {
        return (int) Math.max(1, Math.rint(effort * share));
    }

    private double reach(int strength, Dice dice) {
        double sum = 0;
        for (int i = 0; i < part(CALIBRATION); i++) {
            Launch launch = Hand.throwing(new Aim(dice.roll(Aim.RELEASES), Aim.DIRECTIONS / 2, strength, 0), dice);
            Pose end = ThrowSimulation.of(new DiceThrow(Relief.dealt(dice), List.of(launch), List.of()))
                    .courses()
                    .get(0)
                    .end();
            sum += Math.hypot(
                    end.x() - launch.pose().x(), end.y() - launch.pose().y());
        }
        return sum / part(CALIBRATION);
    }

    private record Candidate(Aim aim, ThrowTally tally) {}

    Aim best(int target, Dice dice) {
        List<Candidate> left = new ArrayList<>();
        for (Aim aim : candidates(target)) left.add(new Candidate(aim, new ThrowTally()));
        for (int round = 0; round < TRIES.length; round++) {
            left = left.subList(0, Math.min(left.size(), LEFT[round]));
            for (Candidate candidate : left) candidate.tally.add(candidate.aim, part(TRIES[round]), dice);
            left.sort(Comparator.comparingDouble(candidate -> -candidate.tally.worth(target)));
        }
        return left.get(0).aim;
    }

    /** From points around the rim, straight at the target, those strengths that go about so far. */
    private List<Aim> candidates(int target) {
        List<Aim> aims = new ArrayList<>();
        for (int release = 0; release < Aim.RELEASES; release += RELEASE_STEP) {
            double bearing = Hand.bearing(release);
            double dx = Tray.x(target) - Hand.x(bearing);
            double dy = Tray.y(target) - Hand.y(bearing);
            int direction = Hand.direction(bearing, StrictMath.atan2(dy, dx));
            if (direction < 0 || direction >= Aim.DIRECTIONS) continue;
            for (int strength = 0; strength < STRENGTHS; strength++) {
                boolean fits = Math.abs(Math.sqrt(dx * dx + dy * dy) - reach[strength]) < MISFIT;
                if (fits) aims.add(new Aim(release, direction, strength, 0));
            }
        }
        return aims;
    }
}
