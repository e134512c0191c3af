package tablee.lab.ladder;

import java.util.List;
import java.util.stream.Stream;
import tablee.core.Card;
import tablee.core.Games;

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
    static final List<String> ALL =
            Games.all().stream().map(game -> game.card().id()).toList();

    private static final List<Integer> CONTEST_SEATS = List.of(2, 4);
    private static final List<Integer> TEAM_SEATS = List.of(1, 3);
    private static final List<Integer> TEAM_TURNS = List.of(8, 12);

    private static final List<Long> CLIMB = List.of(30L, 100L, 300L, 1_000L, 3_000L, 10_000L);

    /** What two cores do in less than 90 minutes. */
    static Plan standard(int mostGames, long mostIterations, List<String> games) {
        int teamGames = Math.min(60, mostGames);
        return new Plan(mostGames, true, teamGames, teamGames, CLIMB, mostIterations, games);
    }

    static Plan full(int mostGames, long mostIterations, List<String> games) {
        return new Plan(mostGames, false, mostGames, mostGames, CLIMB, mostIterations, games);
    }

    private long iterations(String game) {
        return Math.min(mostIterations, Effort.of(Games.find(game)).iterations());
    }

    private static boolean isTogether(String game) {
        return Effort.isTogether(Games.find(game));
    }

    /** Of these numbers of seats those that the game has; where it has none of them, the fewest. */
    private static Stream<Integer> seats(String game, List<Integer> wanted) {
        Card card = Games.find(game).card();
        List<Integer> possible =
                wanted.stream().filter(card.seatCounts()::contains).toList();
        return possible.isEmpty() ? Stream.of(card.fewestSeats()) : possible.stream();
    }

    List<Contest> contests() {
        return games.stream()
                .filter(game -> !isTogether(game))
                .flatMap(game ->
                        seats(game, CONTEST_SEATS).map(seats -> new Contest(game, seats, iterations(game), this)))
                .toList();
    }

    List<Teams> teams() {
        return games.stream()
                .filter(Plan::isTogether)
                .flatMap(game -> seats(game, TEAM_SEATS).flatMap(seats -> TEAM_TURNS.stream()
                        .limit(Teams.hasTurns(game) ? TEAM_TURNS.size() : 1)
                        .map(turns -> new Teams(game, seats, turns, iterations(game), this))))
                .toList();
    }

    List<Climb> climbs() {
        return games.stream()
                .filter(game -> Effort.of(Games.find(game)).climbs())
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
        return teams.seats() != 1 && teams.turns() == TEAM_TURNS.get(0);
    }
}
