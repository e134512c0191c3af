package tablee.physics;

import java.util.List;

/**
 * What became of a throw: the course of each die, the thrown ones first.
 *
 * @param nudges how often a die had to be nudged
 * @param settled false if the time was up before every die lay flat and still
 */
public record DiceFlight(List<Course> courses, int nudges, boolean settled) {
    public DiceFlight {
        courses = List.copyOf(courses);
    }

    /**
     * The course of one die.
     *
     * @param moved false for a die that lay there and was not hit
     * @param off whether it left the tray
     */
    public record Course(Trajectory path, Pose end, boolean moved, boolean off) {}
}
