package tablee.core;

/**
 * What a good player of one game knows beyond its rules, in whole numbers. Lives beside the rules and is found by {@link
 * java.util.ServiceLoader}; a game without it is played by search alone.
 */
public interface Knowledge<S extends State<S>> {
    /** The id of the game. */
    String game();

    /** How good this moment is for a seat: the chance to win, in thousandths. Only for games that are not over. */
    int value(S state, int seat);

    /** How much a legal move deserves to be looked at before the others; at least 1. */
    int weigh(S state, int actor, int move);

    /** A plausible move for playing on quickly. */
    default int pick(S state, int actor, Moves moves, Dice dice) {
        return moves.pick(dice);
    }

    /** After how many plies of playing on quickly {@link #value} says more than playing on would. */
    int horizon();

    /** Why a move is good, in the game's own terms. */
    Reason reason(S state, int actor, int move);
}
