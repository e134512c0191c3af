package tablee.lab.experiment;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import tablee.lab.game.Observed;
import tablee.lab.game.Played;

/**
 * Who wins and who is ahead, where seats may play for one side.
 *
 * @param sides the side of each seat
 */
record Standing(List<Integer> sides) {
    boolean isTogether() {
        return sides.stream().distinct().count() == 1;
    }

    /** A win that several sides share is shared evenly. */
    double win(Played game, int seat) {
        return game.ranks().get(seat) == 1 ? 1.0 / winners(game) : 0;
    }

    int winners(Played game) {
        return sidesWith(game.ranks(), 1).size();
    }

    private Set<Integer> sidesWith(List<Integer> numbers, int wanted) {
        Set<Integer> found = new HashSet<>();
        for (int seat = 0; seat < sides.size(); seat++) if (numbers.get(seat) == wanted) found.add(sides.get(seat));
        return found;
    }

    /** By how many points the side that won is ahead of the best other one; less than nothing, where points do not decide. */
    double margin(Played game) {
        int winner = sides.get(game.ranks().indexOf(1));
        int own = Integer.MIN_VALUE;
        int others = Integer.MIN_VALUE;
        for (int seat = 0; seat < sides.size(); seat++) {
            int score = game.scores().get(seat);
            if (sides.get(seat) == winner) own = Math.max(own, score);
            else others = Math.max(others, score);
        }
        return (double) own - others;
    }

    /** Whether the side that was alone ahead after this round won; nothing where there was none, or no round to follow. */
    OptionalDouble leaderWins(Observed game, int round) {
        if (round < 1 || !SampledRounds.reached(game, round)) return OptionalDouble.empty();
        List<Integer> scores = game.course().scoresAfter(round);
        int best = scores.stream().mapToInt(Integer::intValue).max().orElseThrow();
        if (sidesWith(scores, best).size() != 1) return OptionalDouble.empty();
        return OptionalDouble.of(win(game.played(), scores.indexOf(best)));
    }
}
