package tablee.physics;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;

/** A throw, and what became of it, as numbers one after the other: in a page the game and the simulation are programs apart, which share no objects. */
public final class ThrowNumbers {
    private ThrowNumbers() {}

    public static void write(DiceThrow thrown, DoubleConsumer out) {
        for (int cell = 0; cell < Tray.CELLS; cell++) out.accept(thrown.relief().layers(cell));
        out.accept(thrown.thrown().size());
        for (Launch launch : thrown.thrown()) {
            write(launch.pose(), out);
            write(out, launch.vx(), launch.vy(), launch.vz(), launch.spinX(), launch.spinY(), launch.spinZ());
        }
        out.accept(thrown.lying().size());
        for (Pose pose : thrown.lying()) write(pose, out);
    }

    public static DiceThrow readThrow(DoubleSupplier in) {
        int[] layers = new int[Tray.CELLS];
        for (int cell = 0; cell < layers.length; cell++) layers[cell] = whole(in);
        List<Launch> thrown = new ArrayList<>();
        for (int left = whole(in); left > 0; left--) {
            Pose pose = pose(in);
            thrown.add(new Launch(pose, next(in), next(in), next(in), next(in), next(in), next(in)));
        }
        List<Pose> lying = new ArrayList<>();
        for (int left = whole(in); left > 0; left--) lying.add(pose(in));
        return new DiceThrow(Relief.of(layers), thrown, lying);
    }

    public static void write(DiceFlight flight, DoubleConsumer out) {
        out.accept(flight.nudges());
        out.accept(flight.settled() ? 1 : 0);
        out.accept(flight.courses().size());
        for (DiceFlight.Course course : flight.courses()) {
            write(course.end(), out);
            write(
                    out,
                    course.moved() ? 1 : 0,
                    course.off() ? 1 : 0,
                    course.path().start());
            byte[] path = course.path().bytes();
            out.accept(path.length);
            for (byte each : path) out.accept(each);
        }
    }

    public static DiceFlight readFlight(DoubleSupplier in) {
        int nudges = whole(in);
        boolean settled = whole(in) == 1;
        List<DiceFlight.Course> courses = new ArrayList<>();
        for (int left = whole(in); left > 0; left--) {
            Pose end = pose(in);
            boolean moved = whole(in) == 1;
            boolean off = whole(in) == 1;
            int start = whole(in);
            byte[] path = new byte[whole(in)];
            for (int at = 0; at < path.length; at++) path[at] = (byte) whole(in);
            courses.add(new DiceFlight.Course(Trajectory.of(start, path), end, moved, off));
        }
        return new DiceFlight(courses, nudges, settled);
    }

    private static void write(Pose pose, DoubleConsumer out) {
        write(out, pose.x(), pose.y(), pose.z(), pose.w(), pose.i(), pose.j(), pose.k());
    }

    private static Pose pose(DoubleSupplier in) {
        return new Pose(next(in), next(in), next(in), next(in), next(in), next(in), next(in));
    }

    private static void write(DoubleConsumer out, double... numbers) {
        for (double each : numbers) out.accept(each);
    }

    private static double next(DoubleSupplier in) {
        return in.getAsDouble();
    }

    private static int whole(DoubleSupplier in) {
        return (int) in.getAsDouble();
    }
}
