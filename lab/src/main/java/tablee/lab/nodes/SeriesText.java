package tablee.lab.nodes;

import java.util.List;
import java.util.SortedMap;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Setup;
import tablee.lab.game.Arrangement;

/** An arrangement as it travels to another node. */
record SeriesText(
        String game,
        int seats,
        int ruleset,
        SortedMap<String, String> options,
        String data,
        List<String> bots,
        boolean rotating,
        long iterations) {
    static SeriesText of(Arrangement arrangement) {
        Setup setup = arrangement.setup();
        return new SeriesText(
                arrangement.game().card().id(),
                setup.seats(),
                setup.ruleset(),
                setup.options().asMap(),
                setup.data(),
                arrangement.bots(),
                arrangement.rotating(),
                arrangement.iterations());
    }

    Arrangement arrangement() {
        Game<?> rules = Games.find(game);
        return new Arrangement(rules, rules.card().setup(seats, ruleset, options, data), bots, rotating, iterations);
    }
}
