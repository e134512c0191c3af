package tablee.circus.positions;

import tablee.circus.rules.CircusState;

/**
 * What a board needs of the rules to draw a view.
 *
 * @param postersToWin how many posters win (CIRC-40)
 */
public record CircusFigures(int postersToWin) {
    public static CircusFigures of(CircusState state) {
        return new CircusFigures(state.rules.numbers().winningPosters());
    }
}
