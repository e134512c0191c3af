package tablee.core;

import java.util.Optional;
import java.util.SortedMap;

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

    /** The record class of {@link State#view}, by which a view is read from outside; none where this game reads no views. */
    default Optional<Class<? extends Record>> viewType() {
        return Optional.empty();
    }

    /**
     * A state, at random, that shows this viewer this view. What the viewer remembers beyond the view does not count.
     *
     * @throws BadInput with the reason, if there is none
     */
    default S imagine(Setup setup, int viewer, Record view, Dice dice) {
        throw new BadInput("Views of this game are not read.");
    }

    /** Where all play together: those of the options by which results are compared ({@link Setting}). Where results count, all others are as usual. */
    default SortedMap<String, String> setting(Options options) {
        return options.asMap();
    }
}
