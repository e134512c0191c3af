package tablee.lab.ladder;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.Game;
import tablee.core.Games;
import tablee.lab.game.Arrangement;
import tablee.lab.statistics.Interval;
import tablee.lab.statistics.Ratings;

/**
 * The levels against one another in one game, with this many seats, half of them for each level.
 *
 * @param iterations what every level may think at most; the lower ones think less by themselves
 */
record Contest(String game, int seats, long iterations, Plan plan) {
    static final List<String> LEVELS = List.of("random", "novice", "casual", "strong", "expert");

    /** Each level against the one below, and the best against the floor. */
    List<Bout> bouts() {
        List<Bout> bouts = new ArrayList<>();
        for (int i = 1; i < LEVELS.size(); i++) bouts.add(rung(LEVELS.get(i), LEVELS.get(i - 1)));
        bouts.add(seats == 2 ? bout("expert", "random", 0.95, 0.99, 0.98) : rung("expert", "random"));
        return bouts;
    }

    /** With two seats 65 points of 100 are asked for, with more a better rank. */
    private Bout rung(String upper, String lower) {
        return seats == 2 ? bout(upper, lower, 0.60, 0.70, 0.65) : bout(upper, lower, 0.50, 0.60, 0.50);
    }

    private Bout bout(String upper, String lower, double low, double high, double asked) {
        Game<?> rules = Games.find(game);
        List<String> bots = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) bots.add(seat % 2 == 0 ? upper : lower);
        Arrangement arrangement = new Arrangement(rules, rules.card().setup(seats, Map.of()), bots, true, iterations);
        String name = String.join("-", game, Integer.toString(seats), upper, lower);
        double bound = plan.stopsEarly() ? high : low;
        return new Bout(name, arrangement, upper, plan.duelGames(), low, bound, asked);
    }

    /** The rating of each level, from what was played so far; nothing until the levels are connected. */
    Optional<List<Interval>> ratings(Path folder) {
        List<Ratings.Pairing> pairings = new ArrayList<>();
        List<Bout> bouts = bouts();
        for (int i = 0; i < bouts.size(); i++) {
            Optional<Bout.Score> score = bouts.get(i).recall(folder);
            if (score.isEmpty()) return Optional.empty();
            int lower = i == bouts.size() - 1 ? 0 : i;
            int upper = LEVELS.indexOf(bouts.get(i).level());
            pairings.add(new Ratings.Pairing(
                    upper, lower, score.get().sum(), score.get().games().size()));
        }
        return Optional.of(Ratings.of(LEVELS.size(), pairings));
    }
}
