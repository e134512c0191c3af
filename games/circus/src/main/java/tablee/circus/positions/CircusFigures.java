package tablee.circus.positions;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tablee.circus.rules.Applause;
import tablee.circus.rules.CircusNumbers;
import tablee.circus.rules.CircusState;

/**
 * What a board needs of the rules to draw a view and to play on from it.
 *
 * @param postersToWin how many posters win (CIRC-40)
 * @param sides the side of each seat
 * @param otherSides the side that each seat plays against
 * @param actionPrice the Applause that an action costs (CIRC-24)
 * @param lookPrice the Applause that a look costs (CIRC-24)
 * @param clownApplause the Applause that Clowns bring or cost (CIRC-36)
 */
public record CircusFigures(
        int postersToWin,
        List<Integer> sides,
        List<Integer> otherSides,
        int actionPrice,
        int lookPrice,
        int clownApplause) {
    public static CircusFigures of(CircusState state) {
        CircusNumbers numbers = state.rules.numbers();
        return new CircusFigures(
                numbers.winningPosters(),
                ofSeats(state, state::side),
                ofSeats(state, seat -> 1 - state.side(seat)),
                numbers.actionPrice(),
                numbers.lookPrice(),
                Applause.OF_CLOWNS);
    }

    private static List<Integer> ofSeats(CircusState state, IntFunction<Integer> side) {
        return IntStream.range(0, state.rules.seats()).mapToObj(side).toList();
    }
}
