package tablee.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Who stands where: points, and what decides between equal ones. It follows from the results. */
public final class Standings {
    private final Tournament at;
    private final Map<Integer, Tally> tallies = new TreeMap<>();

    private Standings(Tournament at) {
        this.at = at;
        at.entrants().forEach(each -> tallies.put(each.number(), new Tally()));
    }

    /** All who ever entered and did not withdraw before the start, the best first. */
    public static List<StandingLine> of(Tournament at) {
        Standings standings = new Standings(at);
        TablePoints points = TablePoints.of(at);
        at.inOrder()
                .filter(pairing -> !at.isSealed(pairing))
                .forEach(pairing -> standings.count(pairing, points.of(pairing)));
        at.byes().forEach(bye -> standings.tally(bye.entrant()).points += bye.points());
        return standings.lines();
    }

    private Tally tally(int entrant) {
        return Objects.requireNonNull(tallies.get(entrant));
    }

    private void count(Pairing pairing, int[] points) {
        boolean streaks = at.terms().kind() == TournamentKind.ARENA;
        List<Integer> seats = pairing.entrants();
        for (int seat = 0; seat < seats.size(); seat++) {
            Tally tally = tally(seats.get(seat));
            tally.points += streaks && tally.isOnStreak() ? 2 * points[seat] : points[seat];
            tally.add(pairing, seat);
        }
    }

    private record Line(int entrant, Tally tally, List<Integer> key) {}

    /** In a knock-out a point is a round survived. */
    private void climb() {
        if (at.starters().isEmpty()) return;
        KnockOutTree tree = KnockOutTree.of(at);
        tallies.forEach((entrant, tally) -> tally.points = tree.won(entrant));
    }

    private List<StandingLine> lines() {
        if (at.terms().kind() == TournamentKind.KNOCK_OUT) climb();
        List<Line> lines = new ArrayList<>();
        tallies.forEach((entrant, tally) -> lines.add(new Line(entrant, tally, key(tally))));
        lines.removeIf(line -> at.entrant(line.entrant).isWithdrawn() && line.tally.matches == 0);
        lines.sort(Comparator.<Line, List<Integer>>comparing(Line::key, Standings::compare)
                .thenComparing(Line::entrant));
        List<StandingLine> ranked = new ArrayList<>();
        int rank = 0;
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (i == 0 || !line.key.equals(lines.get(i - 1).key)) rank = i + 1;
            ranked.add(line.tally.line(line.entrant, rank, line.key.subList(1, line.key.size())));
        }
        return ranked;
    }

    /** More is better, from the first on. */
    private static int compare(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < one.size(); i++) {
            int order = Integer.compare(other.get(i), one.get(i));
            if (order != 0) return order;
        }
        return 0;
    }

    /** Points, and what comes after them (TOUR-16). */
    private List<Integer> key(Tally tally) {
        return switch (at.terms().kind()) {
            case ARENA -> List.of(tally.points, tally.wins, -tally.matches);
            case KNOCK_OUT -> List.of(tally.points);
            case SWISS, LEAGUE -> List.of(tally.points, strength(tally), earned(tally), tally.wins);
        };
    }

    /** What all opponents have reached together. */
    private int strength(Tally tally) {
        return tally.met.stream().mapToInt(other -> tally(other).points).sum();
    }

    /** What those have reached who were beaten, twice, and those who were tied with, once. */
    private int earned(Tally tally) {
        return 2 * tally.beaten.stream().mapToInt(other -> tally(other).points).sum()
                + tally.tied.stream().mapToInt(other -> tally(other).points).sum();
    }
}
