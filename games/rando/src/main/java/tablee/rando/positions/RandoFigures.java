package tablee.rando.positions;

import java.util.List;
import java.util.stream.IntStream;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Score;

/**
 * What a board needs of the rules to draw a view.
 *
 * @param worth by seat, what its level on each obstacle's scale is worth now (RAND-60)
 */
public record RandoFigures(List<List<Integer>> worth) {
    public RandoFigures {
        worth = List.copyOf(worth);
    }

    public static RandoFigures of(RandoState s) {
        return new RandoFigures(
                IntStream.range(0, s.seats()).mapToObj(seat -> worth(s, seat)).toList());
    }

    private static List<Integer> worth(RandoState s, int seat) {
        return IntStream.range(0, Obstacle.COUNT)
                .mapToObj(obstacle -> Score.scale(s, seat, obstacle))
                .toList();
    }
}
