package tablee.core;

import java.util.Optional;

/**
 * What a good player of one game knows beyond its rules, in whole numbers. Lives beside the rules and is found by {@link
 * Knowledges}; a game without it is played by search alone.
 *
 * <p>Depends on the state alone. One instance serves one search on one thread, so it may keep room to reckon in, and
 * allocates nothing once it has it. The state is one that the thinking seat imagined.
 */
public interface Knowledge<S extends State<S>> {
    /** The id of the game. */
    String game();

    /** How good this moment is for a seat: the chance to win, in thousandths. Only for games that are not over. */
    int value(S state, int seat);

    /**
     * The value for each seat of a set, see {@link Actor#bit}; what it writes for others means nothing. Team-mates get the same, so a side
     * is judged once.
     */
    default void values(S state, long wanted, int[] out) {
        for (long left = wanted & Actor.seats(state.seats()); left != 0; left &= left - 1) {
            int seat = Actor.first(left);
            int mate = Actor.first(wanted);
            while (state.side(mate) != state.side(seat)) mate = Actor.first(wanted & -2L << mate);
            out[seat] = mate < seat ? out[mate] : value(state, seat);
        }
    }

    /** Says that the moves of this actor are going to be weighed, one after the other, in this state. */
    default void look(S state, int actor) {}

    /** How much a legal move deserves to be looked at before the others; at least 1. Asked once for each move of a node. */
    int weigh(S state, int actor, int move);

    /** How strongly a search should prefer rarely tried moves, in hundredths. The surer {@link #value} is, the less serves best. */
    default int curiosity() {
        return 80;
    }

    /** A plausible move for playing on quickly. */
    default int pick(S state, int actor, Moves moves, Dice dice) {
        return moves.pick(dice);
    }

    /** After how many plies of playing on quickly {@link #value} says more than playing on would. */
    int horizon();

    /**
     * How well an imagined world explains what the others did so far, in thousandths of the best explanation. The best
     * players imagine such worlds more often.
     */
    default int plausible(S imagined, int viewer) {
        return 1000;
    }

    /**
     * What only the best know of a game besides: dearer to reckon, and surer. Serves instead of this in a search of theirs; a game that has
     * nothing of the kind answers with this itself.
     */
    default Knowledge<S> foresight() {
        return this;
    }

    /**
     * Whether a legal move leads anywhere. A search finds two ways alike of which one goes round in a circle; people who follow advice should
     * not be led there.
     */
    default boolean leadsOn(S state, int actor, int move) {
        return true;
    }

    /** Why a legal move is good, in the game's own terms. Says nothing that its actor cannot know. */
    default Optional<Reason> reason(S state, int actor, int move) {
        return Optional.empty();
    }
}
