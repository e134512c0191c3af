package tablee.lab.ladder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Option;
import tablee.lab.game.Arrangement;

/**
 * The levels at a game where all play together: alone and as three, at every difficulty, with shorter and longer rounds. A game
 * says which of these it has by its options {@code difficulty} and {@code turns}.
 */
record Teams(String game, int seats, int turns, long iterations, Plan plan) {
    static final List<String> LEVELS = Contest.LEVELS.subList(1, Contest.LEVELS.size());

    private static Optional<Option> option(String game, String id) {
        return Games.find(game).card().options().stream()
                .filter(each -> each.id().equals(id))
                .findFirst();
    }

    static boolean hasTurns(String game) {
        return option(game, "turns").isPresent();
    }

    List<String> difficulties() {
        return option(game, "difficulty")
                .map(each -> each instanceof Option.Choice choice ? choice.values() : List.of(each.standard()))
                .orElse(List.of("none"));
    }

    /** The one at which thinking more is tried: the middle one. */
    String difficulty() {
        return difficulties().get(difficulties().size() / 2);
    }

    List<Bout> bouts() {
        List<Bout> bouts = new ArrayList<>();
        // By levels first: a run that is cut short has whole columns of the cheap levels.
        for (String level : LEVELS) {
            for (String difficulty : difficulties()) bouts.add(bout(level, difficulty));
        }
        return bouts;
    }

    Bout bout(String level, String difficulty) {
        return bout(level, difficulty, plan.teamGames());
    }

    /** The same level with more and more to think, to see where it stops to help. */
    List<Bout> climb() {
        List<Bout> bouts = new ArrayList<>();
        for (long each : plan.climb()) bouts.add(bout("expert@" + each, difficulty(), plan.climbGames()));
        return bouts;
    }

    private Bout bout(String level, String difficulty, int games) {
        Game<?> rules = Games.find(game);
        Map<String, String> options = new TreeMap<>(rules.card().untimed());
        if (hasTurns(game)) options.put("turns", Integer.toString(turns));
        if (option(game, "difficulty").isPresent()) options.put("difficulty", difficulty);
        Arrangement arrangement = new Arrangement(
                rules, rules.card().setup(seats, options), Collections.nCopies(seats, level), false, iterations);
        String name = String.join("-", game, Integer.toString(seats), "turns" + turns, difficulty, level);
        return Bout.whole(name, arrangement, level, games);
    }
}
