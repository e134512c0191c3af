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
 * @param giveLoss what giving no card costs (RAND-43)
 * @param lowerLoss what lowering nothing costs (RAND-44)
 */
public record RandoFigures(List<List<Integer>> worth, int giveLoss, int lowerLoss) {
    public RandoFigures {
        worth = List.copyOf(worth);
    }

    public static RandoFigures of(RandoState s) {
        return new RandoFigures(
                IntStream.range(0, s.seats()).mapToObj(seat -> worth(s, seat)).toList(),
                s.rules.giveLoss,
                s.rules.lowerLoss);
    }

    private static List<Integer> worth(RandoState s, int seat) {
        return IntStream.range(0, Obstacle.COUNT)
                .mapToObj(obstacle -> Score.scale(s, seat, obstacle))
                .toList();
    }
}
