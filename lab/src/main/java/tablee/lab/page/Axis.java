package tablee.lab.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tablee.lab.statistics.Interval;

/** From 0, or from below where figures (not only their intervals) are negative, to a round number above all figures. */
record Axis(double low, double high, double step) {
    private static final int TICKS = 5;

    static Axis around(List<Interval> figures) {
        double least = 0;
        double most = 0;
        for (Interval each : figures) {
            least = Math.min(least, each.value());
            most = Math.max(most, Math.max(each.value(), finite(each.high(), each.value())));
        }
        double step = round((most - least) / TICKS);
        return new Axis(step * Math.floor(least / step), step * Math.max(1, Math.ceil(most / step)), step);
    }

    private static double finite(double number, double otherwise) {
        return Double.isFinite(number) ? number : otherwise;
    }

    /** The next of 1, 2, 5, 10 … that is not smaller. */
    private static double round(double step) {
        if (step <= 0) return 1;
        double power = Math.pow(10, Math.floor(Math.log10(step)));
        for (int factor : new int[] {1, 2, 5}) if (factor * power >= step * 0.999) return factor * power;
        return 10 * power;
    }

    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        for (int i = 0; low + i * step <= high + step / 2; i++) ticks.add(low + i * step);
        return ticks;
    }

    /** How far up a value stands, from 0 to 1. */
    double share(double value) {
        double inside = Math.max(low, Math.min(high, finite(value, value > 0 ? high : low)));
        return (inside - low) / (high - low);
    }

    String write(double tick) {
        int digits = Math.max(0, (int) Math.ceil(-Math.log10(step) - 1e-9));
        return String.format(Locale.ROOT, "%." + digits + "f", tick);
    }
}
