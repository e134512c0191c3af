package tablee.bots;

import tablee.core.Knowledge;
import tablee.core.State;

/** What is known of a game that nobody wrote knowledge for: nothing, so play on for long and call the rest even. */
record NoKnowledge<S extends State<S>>(String game) implements Knowledge<S> {
    @Override
    public int value(S state, int seat) {
        return 500;
    }

    @Override
    public int weigh(S state, int actor, int move) {
        return 1;
    }

    @Override
    public int horizon() {
        return 1000;
    }
}
