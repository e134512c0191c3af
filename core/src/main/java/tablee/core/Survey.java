package tablee.core;

/**
 * What a game wants counted where many games are played to study it, beyond what its final count and its events say by themselves. Lives
 * beside the rules and is found by {@link Surveys}; one instance watches one match.
 */
public interface Survey<S extends State<S>> {
    /** Where figures are noted. A figure is named in small letters, digits and hyphens. */
    interface Tally {
        /** Adds to a figure of the whole match. */
        void add(String figure, int amount);

        /** Notes one of several values, of which the mean counts: what a hike brought, or 1 or 0 for yes or no. */
        void note(String figure, int value);
    }

    /** The id of the game. */
    String game();

    /** Looks at a state before an entry. */
    default void before(S state, int actor, int move, Tally out) {}

    /** Looks at the state after an entry, and at what was told. */
    default void after(S state, int actor, Told told, Tally out) {}
}
