package tablee.physics;

import java.util.ArrayList;
import java.util.List;
import org.ode4j.math.DQuaternion;
import org.ode4j.math.DQuaternionC;
import org.ode4j.math.DVector3C;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DBox;
import org.ode4j.ode.DGeom;
import org.ode4j.ode.DMass;
import org.ode4j.ode.DSphere;
import org.ode4j.ode.DWorld;
import org.ode4j.ode.OdeHelper;

/**
 * A die as a rigid body: eight spheres are its rounded corners, and a box just small enough to stay inside the rounded shape
 * is the rest of it. It lies on its corners; the box is for the edges of tiles, walls and other dice.
 */
final class DieBody {
    /** No part of a die is farther from its centre. */
    static final double REACH = 14;

    private static final double CORNER = 2;
    // The corner of the box touches the corner's sphere from inside: CORNER * (1 - 1 / sqrt(3)).
    private static final double INSET = 0.85;
    private static final double MASS = 1;

    private final DBody body;
    private final List<DGeom> corners = new ArrayList<>();
    private final DGeom box;
    private boolean awake;

    private DieBody(DWorld world) {
        body = OdeHelper.createBody(world);
        DMass mass = OdeHelper.createMass();
        mass.setBoxTotal(MASS, Tray.DIE, Tray.DIE, Tray.DIE);
        body.setMass(mass);
        for (int corner = 0; corner < 8; corner++) corners.add(corner(corner));
        double side = Tray.DIE - 2 * INSET;
        DBox inside = OdeHelper.createBox(side, side, side);
        inside.setBody(body);
        box = inside;
    }

    private DSphere corner(int corner) {
        double out = Tray.DIE / 2 - CORNER;
        DSphere sphere = OdeHelper.createSphere(CORNER);
        sphere.setBody(body);
        sphere.setOffsetPosition(
                (corner & 1) == 0 ? out : -out, (corner & 2) == 0 ? out : -out, (corner & 4) == 0 ? out : -out);
        return sphere;
    }

    static DieBody thrown(DWorld world, Launch launch) {
        DieBody die = new DieBody(world);
        die.place(launch.pose());
        die.body.setLinearVel(launch.vx(), launch.vy(), launch.vz());
        die.body.setAngularVel(launch.spinX(), launch.spinY(), launch.spinZ());
        die.awake = true;
        return die;
    }

    static DieBody lying(DWorld world, Pose pose) {
        DieBody die = new DieBody(world);
        die.place(pose);
        die.sleep();
        return die;
    }

    private void place(Pose pose) {
        body.setPosition(pose.x(), pose.y(), pose.z());
        body.setQuaternion(new DQuaternion(pose.w(), pose.i(), pose.j(), pose.k()));
    }

    void sleep() {
        awake = false;
        body.disable();
    }

    void wake() {
        awake = true;
        body.enable();
    }

    /** Whether it moves or could: a die that lies there sleeps until it is hit. */
    boolean awake() {
        return awake;
    }

    DBody body() {
        return body;
    }

    List<DGeom> corners() {
        return corners;
    }

    DGeom box() {
        return box;
    }

    boolean near(DieBody other) {
        double dx = x() - other.x();
        double dy = y() - other.y();
        double dz = z() - other.z();
        return dx * dx + dy * dy + dz * dz < 4 * REACH * REACH;
    }

    double x() {
        return body.getPosition().get0();
    }

    double y() {
        return body.getPosition().get1();
    }

    double z() {
        return body.getPosition().get2();
    }

    Pose pose() {
        DVector3C at = body.getPosition();
        DQuaternionC turn = body.getQuaternion();
        return new Pose(at.get0(), at.get1(), at.get2(), turn.get0(), turn.get1(), turn.get2(), turn.get3());
    }
}
