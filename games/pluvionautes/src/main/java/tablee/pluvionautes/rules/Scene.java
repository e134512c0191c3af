package tablee.pluvionautes.rules;

/** What a thrown die meets: all that a simulation of the throw has to know of a state. */
public interface Scene {
    /** Whether a throw is in the air: chance is to bring its {@link Landing}, from the source {@code "throw"}. */
    boolean throwing();

    /** The aim of the throw in the air. */
    Aim aim();

    /**
     * Whether the weather dice are thrown into the box (PLUV-70): chance is to bring a {@link Knock} of the sun and one of
     * the monsoon, each on one cell, from the source {@code "toss"}.
     */
    boolean tossing();

    /** How many layers of island lie on a cell: 0 none, 1 a plain, 2 a forest, 3 a mountain. */
    int layersAt(int cell);

    /** Whether the weather dice lie on the board. */
    boolean weatherInPlay();

    /** The cell on which a weather die lies. */
    int weatherCell(Weather die);

    /** The value a weather die shows, 1 to 3. */
    int weatherValue(Weather die);

    /** Whether weather dice that are hit go back as they were, because the end is triggered (PLUV-75). */
    boolean weatherFixed();
}
