package tablee.physics;

import java.util.ArrayList;
import java.util.List;
import org.ode4j.ode.DWorld;
import org.ode4j.ode.OdeHelper;
import org.ode4j.ode.internal.ErrorHandler;

/**
 * Simulates a throw, in a world of its own, so that only the throw decides (PLUV-30): fixed steps, contacts in a fixed
 * order, and no arithmetic whose result may differ from one platform to another. In a page it is a program apart, of which another class in this
 * one's place asks.
 */
public final class ThrowSimulation {
    static final int STEPS_PER_SAMPLE = 12;
    static final double STEP = 1.0 / (Trajectory.PER_SECOND * STEPS_PER_SAMPLE);

    /** After six seconds a throw is over, come what may. */
    static final int MOST_SAMPLES = 6 * Trajectory.PER_SECOND;

    private static final double GRAVITY = 9810;
    private static final double SOFTNESS = 1e-6;
    private static final double CORRECTION = 0.3;
    private static final double CORRECTING_SPEED = 600;
    private static final double SURFACE = 0.05;

    static {
        OdeHelper.initODE2(0);
        // The solver logs a line when contacts leave it no choice ("LCP internal error"). It goes on with the best
        // it has, the throw is the same on every machine, and a host can do nothing about it.
        ErrorHandler.dSetMessageHandler((number, text, arguments) -> {});
    }

    private final Contacts contacts;
    private final DWorld world = OdeHelper.createWorld();
    private final List<DieBody> dice = new ArrayList<>();
    private final List<DieObserver> watches = new ArrayList<>();

    private ThrowSimulation(DiceThrow thrown) {
        world.setGravity(0, 0, -GRAVITY);
        world.setCFM(SOFTNESS);
        world.setERP(CORRECTION);
        world.setContactMaxCorrectingVel(CORRECTING_SPEED);
        world.setContactSurfaceLayer(SURFACE);
        contacts = new Contacts(world, thrown.relief());
        for (Launch launch : thrown.thrown()) dice.add(DieBody.thrown(world, launch));
        for (Pose pose : thrown.lying()) dice.add(DieBody.lying(world, pose));
        for (DieBody die : dice) watches.add(new DieObserver(die));
    }

    public static DiceFlight of(DiceThrow thrown) {
        return new ThrowSimulation(thrown).run();
    }

    private DiceFlight run() {
        int sample = 0;
        while (sample < MOST_SAMPLES && moving()) {
            for (DieObserver watch : watches) watch.sample(sample);
            for (int step = 0; step < STEPS_PER_SAMPLE; step++) step();
            sample++;
        }
        for (DieObserver watch : watches) watch.sample(sample);
        return new DiceFlight(
                watches.stream().map(DieObserver::course).toList(),
                watches.stream().mapToInt(DieObserver::nudges).sum(),
                !moving());
    }

    private boolean moving() {
        for (DieObserver watch : watches) if (watch.moving()) return true;
        return false;
    }

    private void step() {
        contacts.find(dice);
        world.step(STEP);
        for (DieObserver watch : watches) watch.step();
    }
}
