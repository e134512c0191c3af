package tablee.testkit;

import tablee.core.State;

/** Words, all at once: what the other checks heard the game say is held against its files. */
final class WordsCheck<S extends State<S>> implements GameCheck<S> {
    private final WordKeys keys;

    WordsCheck(WordKeys keys) {
        this.keys = keys;
    }

    @Override
    public String sentence() {
        return "every language has words for everything that the game says, and for nothing else";
    }

    @Override
    public int momentsPerGame() {
        return 0;
    }

    @Override
    public void at(Moment<S> moment) {}

    @Override
    public void afterwards() {
        keys.check();
    }
}
