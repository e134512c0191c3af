package tablee.physics;

import java.util.Optional;
import org.ode4j.math.DVector3C;

/** Looks after one die during a throw: records its course, sees when it lies still or is gone, nudges it when it leans. */
final class DieObserver {
    /** A die that leans by more than 20 degrees is cocked; a step between two tiles makes it lean less. */
    private static final double FLAT = ExactMath.cos(ExactMath.toRadians(20));

    private static final double STILL_SPEED = 15;
    private static final double STILL_SPIN = 0.8;
    private static final int STILL_STEPS = 24;

    /** So long people see a die that has left the tray. */
    private static final int GONE_SAMPLES = Trajectory.PER_SECOND / 2;

    private static final double NUDGE_ASIDE = 120;
    private static final double NUDGE_UP = 250;
    private static final double NUDGE_GROWTH = 0.3;

    private final DieBody die;
    private final Pose start;
    private Optional<Trajectory.Recorder> recorder = Optional.empty();
    private int stillSteps;
    private int goneSamples;
    private int nudges;

    DieObserver(DieBody die) {
        this.die = die;
        start = die.pose();
    }

    boolean moving() {
        return die.awake() && stillSteps < STILL_STEPS;
    }

    int nudges() {
        return nudges;
    }

    DiceFlight.Course course() {
        Trajectory path = recorder.orElseGet(() -> new Trajectory.Recorder(0)).done();
        return new DiceFlight.Course(path, die.pose(), recorder.isPresent(), !Tray.holds(die.x(), die.y()));
    }

    void step() {
        if (!die.awake()) return;
        stillSteps = still() ? stillSteps + 1 : 0;
        if (stillSteps == STILL_STEPS && leans()) nudge();
    }

    private boolean still() {
        return square(die.body().getLinearVel()) < STILL_SPEED * STILL_SPEED
                && square(die.body().getAngularVel()) < STILL_SPIN * STILL_SPIN;
    }

    private static double square(DVector3C vector) {
        return vector.get0() * vector.get0() + vector.get1() * vector.get1() + vector.get2() * vector.get2();
    }

    /** A die balanced on the wall leans too; one beside the tray may lie as it likes. */
    private boolean leans() {
        boolean inside = Tray.holds(die.x(), die.y());
        return inside ? die.pose().flatness() < FLAT : die.z() > Tray.WALL_HEIGHT;
    }

    /** A hop towards the middle of the nearest cell, each time a little stronger. */
    private void nudge() {
        int cell = Tray.nearest(die.x(), die.y());
        double dx = Tray.x(cell) - die.x();
        double dy = Tray.y(cell) - die.y();
        double away = Math.max(1, Math.sqrt(dx * dx + dy * dy));
        double strength = 1 + NUDGE_GROWTH * nudges;
        double aside = strength * NUDGE_ASIDE / away;
        die.body().setLinearVel(aside * dx, aside * dy, strength * NUDGE_UP);
        stillSteps = 0;
        nudges++;
    }

    /** Takes sample number {@code number}; a die that was hit since the last one is shown lying in that one. */
    void sample(int number) {
        if (!die.awake() && recorder.isEmpty()) return;
        Trajectory.Recorder tape = recorder.orElseGet(() -> tape(number));
        recorder = Optional.of(tape);
        tape.add(die.pose());
        boolean gone = die.z() < Tray.WALL_HEIGHT && !Tray.holds(die.x(), die.y());
        if (gone && ++goneSamples == GONE_SAMPLES) die.sleep();
    }

    private Trajectory.Recorder tape(int number) {
        Trajectory.Recorder tape = new Trajectory.Recorder(Math.max(0, number - 1));
        if (number > 0) tape.add(start);
        return tape;
    }
}
