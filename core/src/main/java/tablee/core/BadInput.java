package tablee.core;

/** Something from outside (a set-up, a position, a log, a ruleset file) cannot be used; the message is one clear sentence. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String sentence;

    public BadInput(String sentence) {
        super(sentence);
        this.sentence = sentence;
    }

    /** The message, which is never missing. */
    public String sentence() {
        return sentence;
    }
}
