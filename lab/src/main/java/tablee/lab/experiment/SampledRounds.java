package tablee.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import tablee.lab.game.Observed;

/** The rounds after which it is worth to look how games stand: those that at least half of the games go beyond, and not too many. */
final class SampledRounds {
    private static final int MOST = 12;

    private SampledRounds() {}

    /** Whether a game went on after this round. */
    static boolean reached(Observed game, int round) {
        return game.course().rounds() > round;
    }

    static List<Integer> of(List<Observed> games) {
        int last = 0;
        while (isUsual(games, last + 1)) last++;
        int step = (last + MOST - 1) / MOST;
        List<Integer> marks = new ArrayList<>();
        for (int round = step; round > 0 && round <= last; round += step) marks.add(round);
        return marks;
    }

    private static boolean isUsual(List<Observed> games, int round) {
        long beyond = games.stream().filter(game -> reached(game, round)).count();
        return 2 * beyond >= games.size() && beyond > 0;
    }
}
