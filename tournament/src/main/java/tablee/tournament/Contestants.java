package tablee.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import tablee.tournament.pairing.Contestant;

/** Entrants as those see them who pair: points, seats, whom they have met. */
final class Contestants {
    private final Tournament at;
    private final Map<Integer, int[]> seats = new HashMap<>();
    private final Map<Integer, Set<Integer>> met = new HashMap<>();
    private final Map<Integer, Integer> byes = new HashMap<>();

    private Contestants(Tournament at) {
        this.at = at;
        at.pairings().forEach(this::note);
        at.byes().forEach(bye -> byes.merge(bye.entrant(), 1, Integer::sum));
    }

    private void note(Pairing pairing) {
        for (int seat = 0; seat < pairing.seats().size(); seat++) {
            int who = pairing.seats().get(seat);
            seats.computeIfAbsent(who, none -> new int[at.terms().seats()])[seat]++;
            if (at.terms().kind() == TournamentKind.ARENA) met.put(who, new HashSet<>());
            met.computeIfAbsent(who, none -> new HashSet<>()).addAll(pairing.seats());
        }
    }

    /** The best first; before there are points, the strongest. */
    static List<Contestant> of(Tournament at, Predicate<Entrant> which) {
        Contestants book = new Contestants(at);
        Map<Integer, Integer> points = new HashMap<>();
        Standings.of(at).forEach(line -> points.put(line.entrant(), line.points()));
        return at.entrants().stream()
                .filter(which)
                .sorted(Comparator.<Entrant>comparingInt(each -> -points.getOrDefault(each.number(), 0))
                        .thenComparing(bySeed()))
                .map(each -> book.contestant(each.number(), points.getOrDefault(each.number(), 0)))
                .toList();
    }

    /** The strongest first; of two alike who entered first. */
    static Comparator<Entrant> bySeed() {
        return Comparator.<Entrant>comparingInt(each -> -each.strength()).thenComparing(Entrant::number);
    }

    private Contestant contestant(int number, int points) {
        Set<Integer> others = new HashSet<>(met.getOrDefault(number, Set.of()));
        others.remove(number);
        List<Integer> times = new ArrayList<>(Collections.nCopies(at.terms().seats(), 0));
        int[] sat = seats.getOrDefault(number, new int[0]);
        for (int seat = 0; seat < sat.length; seat++) times.set(seat, sat[seat]);
        return new Contestant(number, points, times, others, byes.getOrDefault(number, 0));
    }
}
