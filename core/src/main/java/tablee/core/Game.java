package tablee.core;

/**
 * The rules of one game. Stateless; found by {@link java.util.ServiceLoader}.
 *
 * <p>Rules are pure: no input or output, no clock, no random source. Time and chance arrive as entries.
 */
public interface Game<S extends State<S>> {
    Card card();

    /**
     * The state before the first entry; whatever is random about the set-up is dealt by CHANCE entries.
     *
     * @throws BadInput in one clear sentence, if this game cannot be set up so
     */
    S open(Setup setup);

    /** The record class of {@link State#position()}, by which a position is read from outside. */
    Class<? extends Record> positionType();

    /**
     * The state with this position.
     *
     * @throws BadInput with the reason, if the position breaks an invariant of the game
     */
    S place(Setup setup, Record position);
}
