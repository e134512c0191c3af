package tablee.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tablee.core.Dice;
import tablee.core.Moves;
import tablee.core.Perspective;

/** The moves a search looked at, from one tree or several. */
final class Candidates {
    /** A move, how often it was tried, and what it brought on average, from 0 to 1. */
    record Candidate(int move, int visits, double value) {}

    private final Map<Integer, Candidate> byMove = new LinkedHashMap<>();
    private final boolean sample;

    /** At first the moves that this seat is offered. */
    Candidates(Perspective<?> eyes) {
        Moves offered = new Moves();
        eyes.moves(offered);
        sample = offered.isSample();
        for (int move : offered.toArray()) byMove.put(move, new Candidate(move, 0, 0));
    }

    /** A forgetful player imagines worlds in which other moves are legal; these are left out. */
    void add(int move, int visits, double value) {
        if (sample || byMove.containsKey(move)) {
            byMove.merge(move, new Candidate(move, visits, value), Candidates::both);
        }
    }

    private static Candidate both(Candidate a, Candidate b) {
        int visits = a.visits + b.visits;
        return new Candidate(a.move, visits, (a.value * a.visits + b.value * b.visits) / visits);
    }

    /** Most visited first; where that is equal the better one, then the smaller number, so that the order is fixed. */
    List<Candidate> ranked() {
        List<Candidate> list = new ArrayList<>(byMove.values());
        list.sort(Comparator.comparingInt(Candidate::visits)
                .thenComparingDouble(Candidate::value)
                .reversed()
                .thenComparingInt(Candidate::move));
        return list;
    }

    /** A move as somebody picks it who sees this much but is not always sure: 0 takes the best, 100 follows the visits. */
    int pick(int wavering, Dice dice) {
        List<Candidate> ranked = ranked();
        double power = 100.0 / Math.max(1, wavering);
        double most = Math.max(1, ranked.get(0).visits);
        double sum = 0;
        for (Candidate each : ranked) sum += StrictMath.pow(each.visits / most, power);
        double left = (dice.bits() >>> 11) * 0x1p-53 * sum;
        for (Candidate each : ranked) {
            left -= StrictMath.pow(each.visits / most, power);
            if (left < 0 || wavering == 0) return each.move;
        }
        return ranked.get(0).move;
    }
}
