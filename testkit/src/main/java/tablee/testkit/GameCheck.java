package tablee.testkit;

import tablee.core.State;
import tablee.core.Told;

/** One property that every game must have, looked at here and there in random games. It fails with an AssertionError. */
interface GameCheck<S extends State<S>> {
    /** By this name the guide explains what a failure means. */
    default String name() {
        return getClass().getSimpleName();
    }

    /** What is always true, as a sentence. */
    String sentence();

    /** About how many moments of a game are looked at; expensive checks look at few. */
    int momentsPerGame();

    /** Before an entry, or after the last one. */
    void at(Moment<S> moment);

    /** Whether no end of a game may be missed; otherwise some ends are looked at. */
    default boolean everyEnd() {
        return false;
    }

    /** After every entry. */
    default void told(Moment<S> before, Told told) {}

    /** After all games. */
    default void afterwards() {}
}
