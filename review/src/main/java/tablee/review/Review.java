package tablee.review;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Actor;

/**
 * A match that is over, as one seat lived it.
 *
 * @param level of the players who played on from turning points
 * @param finished whether there was a result; an abandoned match ends where it stood
 * @param decisions how many of this seat's moves there were others to choose from, and {@code looked} how many were looked at closely
 */
public record Review(
        int seat,
        int seats,
        String level,
        boolean finished,
        int decisions,
        int looked,
        int lost,
        ReviewShares shares,
        List<ReviewPoint> points,
        List<TurningPoint> turningPoints) {
    public Review {
        points = List.copyOf(points);
        turningPoints = List.copyOf(turningPoints);
    }

    /** What the choices of each seat were worth to the one that this review is for: team-mates who helped, rivals who did not. */
    public List<Integer> bySeat() {
        int[] sums = new int[seats];
        for (ReviewPoint point : points) if (Actor.isSeat(point.actor())) sums[point.actor()] += point.change();
        List<Integer> all = new ArrayList<>();
        for (int sum : sums) all.add(sum);
        return all;
    }
}
