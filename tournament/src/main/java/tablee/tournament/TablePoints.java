package tablee.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a match is worth for each seat: 2 for everybody who was beaten and 1 for everybody who was tied with. At the same table, or, where
 * all tables have the same deal, in the same seat at the other tables of the round.
 */
final class TablePoints {
    private static final int BEATEN = 2;
    private static final int TIED = 1;

    private final Tournament at;
    private final Map<Integer, List<Pairing>> rounds = new HashMap<>();

    private TablePoints(Tournament at) {
        this.at = at;
        if (at.terms().duplicate())
            at.inOrder().forEach(pairing -> rounds.computeIfAbsent(pairing.round(), none -> new ArrayList<>())
                    .add(pairing));
    }

    static TablePoints of(Tournament at) {
        return new TablePoints(at);
    }

    /** For each entrant of a match, in the order of the seats. */
    int[] of(Pairing pairing) {
        List<SeatResult> results = pairing.results();
        int[] points = new int[pairing.entrants().size()];
        for (int seat = 0; seat < points.length; seat++)
            points[seat] = at.terms().duplicate() ? elsewhere(pairing, seat) : atTable(results, results.get(seat));
        return points;
    }

    private static int atTable(List<SeatResult> results, SeatResult own) {
        int points = 0;
        for (SeatResult other : results) points += own.beats(other) ? BEATEN : own.ties(other) ? TIED : 0;
        return points;
    }

    private int elsewhere(Pairing pairing, int seat) {
        SeatResult own = pairing.results().get(seat);
        int points = 0;
        for (Pairing other : rounds.getOrDefault(pairing.round(), List.of())) {
            if (other.number() == pairing.number()) continue;
            int order = own.compareDeal(other.results().get(seat));
            points += order > 0 ? BEATEN : order == 0 ? TIED : 0;
        }
        return points;
    }
}
