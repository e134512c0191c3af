package tablee.physics;

import java.util.List;
import org.ode4j.ode.DContact;
import org.ode4j.ode.DContactBuffer;
import org.ode4j.ode.DContactJoint;
import org.ode4j.ode.DGeom;
import org.ode4j.ode.DJointGroup;
import org.ode4j.ode.DWorld;
import org.ode4j.ode.OdeConstants;
import org.ode4j.ode.OdeHelper;

/** Finds what touches what, always in the same order, and has the world keep it apart for one step. */
final class Contacts {
    private static final int MOST = 4;
    private static final int MODE = OdeConstants.dContactBounce | OdeConstants.dContactApprox1;
    private static final double FRICTION = 0.25;
    private static final double RESTITUTION = 0.3;
    private static final double BOUNCES_FROM = 80;

    private final DWorld world;
    private final DJointGroup joints = OdeHelper.createJointGroup();
    private final DGeom floor = OdeHelper.createPlane(null, 0, 0, 1, 0);
    private final List<PhysicsObstacle> obstacles;
    private final DContactBuffer found = new DContactBuffer(MOST);
    private final DContact deepest = new DContact();

    Contacts(DWorld world, Relief relief) {
        this.world = world;
        obstacles = PhysicsObstacle.of(relief);
    }

    void find(List<DieBody> dice) {
        joints.empty();
        for (int i = 0; i < dice.size(); i++) {
            DieBody die = dice.get(i);
            for (int j = i + 1; j < dice.size(); j++) between(die, dice.get(j));
            if (die.awake()) withTray(die);
        }
    }

    private void withTray(DieBody die) {
        if (die.z() < DieBody.REACH) for (DGeom corner : die.corners()) touch(die, corner, floor, 1);
        for (PhysicsObstacle obstacle : obstacles) if (obstacle.near(die)) withObstacle(die, obstacle);
    }

    /** The boxes of a tile overlap: the deepest contact of a corner with any of them is the one with the whole tile. */
    private void withObstacle(DieBody die, PhysicsObstacle obstacle) {
        for (DGeom corner : die.corners()) {
            double depth = 0;
            for (DGeom box : obstacle.boxes()) {
                if (collide(corner, box, 1) == 0 || found.get(0).geom.depth <= depth) continue;
                depth = found.get(0).geom.depth;
                deepest.set(found.get(0));
            }
            if (depth > 0) joint(deepest).attach(die.body(), null);
        }
        for (DGeom box : obstacle.boxes()) touch(die, die.box(), box, MOST);
    }

    private void touch(DieBody die, DGeom part, DGeom fixed, int most) {
        int count = collide(part, fixed, most);
        for (int i = 0; i < count; i++) joint(found.get(i)).attach(die.body(), null);
    }

    private void between(DieBody one, DieBody other) {
        if (!(one.awake() || other.awake()) || !one.near(other)) return;
        touch(one, one.box(), other, MOST);
        for (DGeom corner : one.corners()) touch(one, corner, other, 1);
        for (DGeom corner : other.corners()) touch(other, corner, one, 1);
    }

    /** Everything that touches a moving die wakes up. */
    private void touch(DieBody die, DGeom part, DieBody other, int most) {
        int count = collide(part, other.box(), most);
        if (count > 0) {
            die.wake();
            other.wake();
        }
        for (int i = 0; i < count; i++) joint(found.get(i)).attach(die.body(), other.body());
    }

    private int collide(DGeom part, DGeom other, int most) {
        return OdeHelper.collide(part, other, most, found.getGeomBuffer());
    }

    private DContactJoint joint(DContact contact) {
        contact.surface.mode = MODE;
        contact.surface.mu = FRICTION;
        contact.surface.bounce = RESTITUTION;
        contact.surface.bounce_vel = BOUNCES_FROM;
        return OdeHelper.createContactJoint(world, joints, contact);
    }
}
