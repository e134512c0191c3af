package tablee.circus.positions;

import java.util.List;
import java.util.stream.IntStream;
import tablee.circus.rules.CircusState;

/**
 * What a board needs of the rules to draw a view.
 *
 * @param postersToWin how many posters win (CIRC-40)
 * @param sides the side of each seat
 */
public record CircusFigures(int postersToWin, List<Integer> sides) {
    public static CircusFigures of(CircusState state) {
        return new CircusFigures(
                state.rules.numbers().winningPosters(),
                IntStream.range(0, state.rules.seats()).mapToObj(state::side).toList());
    }
}
