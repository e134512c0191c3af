package tablee.physics;

import java.util.ArrayList;
import java.util.List;

/**
 * What people see of a throw: plain data that every client plays back the same way (PLUV-30).
 *
 * @param perSecond how many samples a second take
 * @param tracks the dice that moved
 */
public record Trajectories(int perSecond, List<Track> tracks) {
    /** For outcomes that were drawn and not thrown. */
    static final Trajectories NONE = new Trajectories(Trajectory.PER_SECOND, List.of());

    public Trajectories {
        tracks = List.copyOf(tracks);
    }

    /**
     * The course of one die.
     *
     * @param die {@code "balloon"}, {@code "sun"} or {@code "monsoon"}
     * @param start the sample of the throw at which this die starts to move
     * @param path {@link Trajectory#text() its samples}
     * @param off whether it leaves the tray
     */
    public record Track(String die, int start, int samples, String path, boolean off) {}

    static Trajectories of(List<String> names, DiceFlight flight) {
        List<Track> tracks = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            DiceFlight.Course course = flight.courses().get(i);
            Trajectory path = course.path();
            if (!course.moved()) continue;
            tracks.add(new Track(names.get(i), path.start(), path.samples(), path.text(), course.off()));
        }
        return new Trajectories(Trajectory.PER_SECOND, tracks);
    }
}
