package tablee.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import tablee.core.Game;
import tablee.core.Games;

/** The levels at Flow, where all play together: alone and as three, at every difficulty, with shorter and longer rounds. */
record Teams(int seats, int turns, long iterations, Plan plan) {
    static final List<String> DIFFICULTIES =
            List.of("none", "very-easy", "easy", "medium", "hard", "very-hard", "inconceivable");
    static final List<String> LEVELS = Contest.LEVELS.subList(1, Contest.LEVELS.size());

    List<Bout> bouts() {
        List<Bout> bouts = new ArrayList<>();
        // By levels first: a run that is cut short has whole columns of the cheap levels.
        for (String level : LEVELS) {
            for (String difficulty : DIFFICULTIES) bouts.add(bout(level, difficulty));
        }
        return bouts;
    }

    Bout bout(String level, String difficulty) {
        return bout(level, difficulty, plan.teamGames());
    }

    /** The same level with more and more to think, to see where it stops to help. */
    List<Bout> climb() {
        List<Bout> bouts = new ArrayList<>();
        for (long each : plan.climb()) bouts.add(bout("expert@" + each, "medium", plan.climbGames()));
        return bouts;
    }

    private Bout bout(String level, String difficulty, int games) {
        Game<?> flow = Games.find("flow");
        Map<String, String> options =
                Map.of("round", "untimed", "turns", Integer.toString(turns), "difficulty", difficulty);
        Arrangement arrangement = new Arrangement(
                flow, flow.card().setup(seats, options), Collections.nCopies(seats, level), false, iterations);
        String name = String.join("-", "flow", Integer.toString(seats), "turns" + turns, difficulty, level);
        return Bout.whole(name, arrangement, level, games);
    }
}
