package tablee.lab;

import java.util.List;
import java.util.stream.Stream;

/**
 * How much is played.
 *
 * @param duelGames how many games two levels play at most
 * @param stopsEarly whether they stop when it is clear
 * @param teamGames how many games a team plays
 * @param mostIterations what a decision is never given more of
 * @param climb the iterations that the best level is given one after the other
 */
record Plan(
        int duelGames,
        boolean stopsEarly,
        int teamGames,
        int climbGames,
        List<Long> climb,
        long mostIterations,
        List<String> games) {
    static final List<String> ALL = List.of("circus", "rando", "pluvionautes", "flow");

    private static final List<Long> CLIMB = List.of(30L, 100L, 300L, 1_000L, 3_000L, 10_000L);

    /** What two cores do in less than 90 minutes. */
    static Plan standard(int mostGames, long mostIterations, List<String> games) {
        int teamGames = Math.min(60, mostGames);
        return new Plan(mostGames, true, teamGames, teamGames, CLIMB, mostIterations, games);
    }

    static Plan full(int mostGames, long mostIterations, List<String> games) {
        return new Plan(mostGames, false, mostGames, mostGames, CLIMB, mostIterations, games);
    }

    /** Iterations that are worth at most 50 milliseconds of one core, mostly far less (docs/bots.md). */
    private long iterations(String game) {
        long worth =
                switch (game) {
                    case "circus" -> 3_000;
                    case "flow" -> 1_000;
                    case "pluvionautes" -> 2_500;
                    default -> 10_000;
                };
        return Math.min(mostIterations, worth);
    }

    List<Contest> contests() {
        return games.stream()
                .filter(game -> !game.equals("flow"))
                .flatMap(game -> Stream.of(2, 4).map(seats -> new Contest(game, seats, iterations(game), this)))
                .toList();
    }

    List<Teams> teams() {
        return games.stream()
                .filter(game -> game.equals("flow"))
                .flatMap(game -> Stream.of(1, 3).flatMap(seats -> Stream.of(8, 12)
                        .map(turns -> new Teams(seats, turns, iterations(game), this))))
                .toList();
    }

    List<Climb> climbs() {
        return games.stream()
                .filter(game -> game.equals("pluvionautes"))
                .map(game -> new Climb(game, iterations(game), this))
                .toList();
    }

    /** All that is to be played, what matters most first. */
    List<Bout> bouts() {
        return Stream.of(
                        contests().stream().flatMap(each -> each.bouts().stream()),
                        teams().stream().flatMap(each -> each.bouts().stream()),
                        climbs().stream().flatMap(each -> each.bouts().stream()),
                        teams().stream().filter(Plan::isClimbed).flatMap(each -> each.climb().stream()))
                .flatMap(each -> each)
                .toList();
    }

    /** Thinking more is tried with a team of three and eight turns a round. */
    static boolean isClimbed(Teams teams) {
        return teams.seats() == 3 && teams.turns() == 8;
    }
}
