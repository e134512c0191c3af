package tablee.circus;

/**
 * What a board needs of the rules to draw a view.
 *
 * @param postersToWin so many posters win (CIRC-40)
 */
record CircusFigures(int postersToWin) {
    static CircusFigures of(CircusState state) {
        return new CircusFigures(state.terms.numbers().winningPosters());
    }
}
