package tablee.browser.thrown;

import java.util.Arrays;

/** Numbers one after the other, read in the order in which they came. */
final class Numbers {
    private double[] numbers = new double[256];
    private int count;
    private int read;

    void add(double number) {
        if (count == numbers.length) numbers = Arrays.copyOf(numbers, 2 * count);
        numbers[count++] = number;
    }

    double next() {
        return numbers[read++];
    }

    void clear() {
        count = 0;
        read = 0;
    }
}
