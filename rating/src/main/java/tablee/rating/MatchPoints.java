package tablee.rating;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * What a result is worth among all who played the same deal, as duplicate bridge counts it: a point for each that it beats and half a point
 * for each that is as good, as a part of all there were, in thousandths.
 */
public final class MatchPoints {
    /** Nobody to be compared with: neither good nor bad. */
    private static final int MIDDLE = 500;

    /**
     * How good a result is: by the first figure that differs, the greater the better.
     *
     * @param outcome won, drawn, lost, not finished
     * @param margin by how much
     * @param extra what tells apart where both are alike
     */
    public record Score(int outcome, int margin, int extra) implements Comparable<Score> {
        private static final Comparator<Score> ORDER = Comparator.comparingInt(Score::outcome)
                .thenComparingInt(Score::margin)
                .thenComparingInt(Score::extra);

        @Override
        public int compareTo(Score other) {
            return ORDER.compare(this, other);
        }
    }

    private final List<Score> sorted;

    /** @param field the results of all who are compared with each other */
    public MatchPoints(List<Score> field) {
        sorted = field.stream().sorted().toList();
    }

    /** Of a result that is one of the field. */
    public int ofOne(Score score) {
        return permille(below(score) * 2 + alike(score) - 1, sorted.size() - 1);
    }

    /** Of a result that is compared with the field and does not count in it. */
    public int ofGuest(Score score) {
        return permille(below(score) * 2 + alike(score), sorted.size());
    }

    private static int permille(int halves, int others) {
        return others == 0 ? MIDDLE : (int) Math.round(halves * 500.0 / others);
    }

    private int below(Score score) {
        return from(score, true);
    }

    private int alike(Score score) {
        return from(score, false) - from(score, true);
    }

    /** The place of the first result that is as good, or of the first that is better. */
    private int from(Score score, boolean alike) {
        int at = Collections.binarySearch(
                sorted, score, (each, wanted) -> each.compareTo(wanted) < 0 || !alike && each.equals(wanted) ? -1 : 1);
        return -at - 1;
    }
}
