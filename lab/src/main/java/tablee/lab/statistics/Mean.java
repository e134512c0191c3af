package tablee.lab.statistics;

import java.util.Collection;
import java.util.Locale;

/**
 * The mean of some numbers, and where the true mean lies with 95 % confidence: by Student's distribution, since there may be
 * few of them.
 *
 * @param deviation the standard deviation of one number
 */
public record Mean(int count, double value, double deviation) {
    public static Mean of(Collection<? extends Number> numbers) {
        int count = numbers.size();
        double sum = 0;
        for (Number each : numbers) sum += each.doubleValue();
        double mean = count == 0 ? 0 : sum / count;
        double squares = 0;
        for (Number each : numbers) squares += (each.doubleValue() - mean) * (each.doubleValue() - mean);
        return new Mean(count, mean, count < 2 ? 0 : Math.sqrt(squares / (count - 1)));
    }

    /** Half the width of the interval; without bound where one number says nothing about another. */
    double margin() {
        return count < 2 ? Double.POSITIVE_INFINITY : Student.quantile(count - 1) * error();
    }

    /** The standard error. */
    public double error() {
        return deviation / Math.sqrt(count);
    }

    /** How much larger this mean is than another, and the margin of that (Welch). */
    Interval minus(Mean other) {
        double variance = error() * error() + other.error() * other.error();
        double margin = Student.NORMAL * Math.sqrt(variance);
        double difference = value - other.value;
        return new Interval(difference, difference - margin, difference + margin);
    }

    Interval interval() {
        return new Interval(value, value - margin(), value + margin());
    }

    /** The interval that misses only with this risk. */
    public Interval intervalAt(double risk) {
        double margin = count < 2 ? Double.POSITIVE_INFINITY : Student.quantile(count - 1, risk) * error();
        return new Interval(value, value - margin, value + margin);
    }

    /** How much larger this mean is than another, with an interval that misses only with this risk (Welch). */
    public Interval minusAt(double risk, Mean other) {
        double own = error() * error();
        double others = other.error() * other.error();
        double difference = value - other.value;
        if (count < 2 || other.count < 2)
            return new Interval(difference, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        if (own + others == 0) return new Interval(difference, difference, difference);
        double freedom =
                (own + others) * (own + others) / (own * own / (count - 1) + others * others / (other.count - 1));
        double margin = Student.quantile(freedom, risk) * Math.sqrt(own + others);
        return new Interval(difference, difference - margin, difference + margin);
    }

    @Override
    public String toString() {
        return count < 2
                ? String.format(Locale.ROOT, "%.2f", value)
                : String.format(Locale.ROOT, "%.2f ± %.2f", value, margin());
    }
}
