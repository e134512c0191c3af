package tablee.circus.rules;

/**
 * Who would win at the limit (CIRC-64, CIRC-65): more posters, then more Applause, then who reached them first. Where both hold as
 * much, that is the side whose holding did not change last; so one bit, kept at each change, says it all.
 */
public final class LimitStanding {
    private LimitStanding() {}

    /** More posters or more Applause on side 0 (positive) or on side 1 (negative); 0 where both hold as much. */
    public static int difference(CircusState state) {
        int posters = Posters.countOf(state, 0) - Posters.countOf(state, 1);
        return posters != 0 ? posters : Applause.of(state, 0) - Applause.of(state, 1);
    }

    /** What this side holds has changed just now. */
    static void changed(CircusState state, int side) {
        if (!state.rules.decides()) return;
        int difference = difference(state);
        state.ahead = difference == 0 ? 1 - side : difference > 0 ? 0 : 1;
    }

    /** How the game ends at the limit. */
    public static Ending atLimit(CircusState state) {
        if (!state.rules.decides()) return Ending.DRAW;
        if (Posters.countOf(state, 0) != Posters.countOf(state, 1)) return Ending.MORE_POSTERS;
        return difference(state) == 0 ? Ending.REACHED_FIRST : Ending.MORE_APPLAUSE;
    }

    /** The side that has won a game that is over and no draw. */
    static int winner(CircusState state) {
        if (state.ending.atLimit()) return state.ahead;
        return Posters.countOf(state, 0) == state.rules.numbers().winningPosters() ? 0 : 1;
    }
}
