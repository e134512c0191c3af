package tablee.core;

/** Something from outside (a set-up, a position, a log, a ruleset file) cannot be used; the message is one clear sentence. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BadInput(String sentence) {
        super(sentence);
    }
}
