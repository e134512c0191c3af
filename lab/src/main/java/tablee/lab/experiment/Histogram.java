package tablee.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import tablee.lab.statistics.Interval;

/** How often numbers fall between which bounds, for several lists of numbers over the same bounds. */
record Histogram(long low, long width, int bins) {
    private static final int MOST_BINS = 12;

    static Histogram over(List<List<Double>> lists) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (List<Double> numbers : lists) {
            for (double each : numbers) {
                least = Math.min(least, each);
                most = Math.max(most, each);
            }
        }
        if (least > most) return new Histogram(0, 1, 1);
        long low = (long) Math.floor(least);
        long range = (long) Math.floor(most) - low + 1;
        long width = (range + MOST_BINS - 1) / MOST_BINS;
        return new Histogram(low, width, (int) ((range + width - 1) / width));
    }

    List<String> labels() {
        List<String> labels = new ArrayList<>();
        for (int bin = 0; bin < bins; bin++) {
            long from = low + bin * width;
            labels.add(width == 1 ? Long.toString(from) : from + "–" + (from + width - 1));
        }
        return labels;
    }

    /** The share of the numbers in each bin. */
    List<Interval> shares(List<Double> numbers) {
        int[] counts = new int[bins];
        for (double each : numbers) counts[(int) (((long) Math.floor(each) - low) / width)]++;
        List<Interval> shares = new ArrayList<>();
        for (int count : counts) shares.add(Interval.share(count, numbers.size()));
        return shares;
    }
}
