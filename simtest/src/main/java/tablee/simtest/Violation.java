package tablee.simtest;

/** Something that must never be so was so. */
public final class Violation extends RuntimeException {
    private static final long serialVersionUID = 1;

    Violation(String sentence) {
        super(sentence);
    }
}
