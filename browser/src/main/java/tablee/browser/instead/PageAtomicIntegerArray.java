package tablee.browser.instead;

/** Numbers that one thread counts. */
public final class PageAtomicIntegerArray {
    private final int[] numbers;

    public PageAtomicIntegerArray(int length) {
        numbers = new int[length];
    }

    public int get(int at) {
        return numbers[at];
    }

    public void set(int at, int number) {
        numbers[at] = number;
    }

    public boolean compareAndSet(int at, int expected, int number) {
        if (numbers[at] != expected) return false;
        numbers[at] = number;
        return true;
    }
}
