package tablee.lab.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tablee.core.Game;
import tablee.core.Games;
import tablee.lab.game.Arrangement;

/** The best level with more and more to think, against one that stays as it is: how far thinking goes in this game. */
record Climb(String game, long iterations, Plan plan) {
    static final String OPPONENT = "strong";

    List<Bout> bouts() {
        Game<?> rules = Games.find(game);
        List<Bout> bouts = new ArrayList<>();
        for (long each : plan.climb()) {
            String climber = "expert@" + each;
            Arrangement arrangement = new Arrangement(
                    rules, rules.card().setup(2, Map.of()), List.of(climber, OPPONENT), true, iterations);
            bouts.add(Bout.whole(game + "-climb-" + climber, arrangement, climber, plan.climbGames()));
        }
        return bouts;
    }
}
