package tablee.tournament.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A round in which those meet who stand alike. What matters, in this order: nobody has sat in one seat more than one time more than in
 * another, in this round or the next; nobody is left over again while somebody never was; nobody meets anybody again; points differ little.
 */
public final class SwissPairing {
    /** How many choices of those left over are tried. */
    private static final int MOST_WINDOWS = 24;
    /** By how many are there: how many more choices are looked at where seats would not be even otherwise. */
    private static final int MOST_CHOICES = 24_000;

    private final List<Contestant> best;
    private final int seats;

    private SwissPairing(List<Contestant> best, int seats) {
        this.best = best;
        this.seats = seats;
    }

    /** @param best all who are to be paired, the best first */
    public static RoundPairing of(List<Contestant> best, int seats) {
        return new SwissPairing(best, seats).pair();
    }

    private record Try(List<List<Contestant>> tables, List<Contestant> byes, long worth) {
        RoundPairing pairing() {
            return new RoundPairing(tables.stream().map(SwissPairing::numbers).toList(), numbers(byes));
        }
    }

    private static List<Integer> numbers(List<Contestant> those) {
        return those.stream().map(Contestant::number).toList();
    }

    private RoundPairing pair() {
        int left = best.size() % seats;
        if (best.size() < seats) return new RoundPairing(List.of(), numbers(best));
        List<Contestant> last = new ArrayList<>(best);
        Collections.reverse(last);
        last.sort(Comparator.comparing(Contestant::byes));
        int windows = left == 0 ? 1 : Math.min(MOST_WINDOWS, best.size() - left + 1);
        Try first = tried(last.subList(0, left), last);
        for (int from = 1; from < windows && first.worth > 0; from++) {
            Try next = tried(last.subList(from, from + left), last);
            if (next.worth < first.worth) first = next;
        }
        if (left == 0 || first.worth < Cost.SEAT) return first.pairing();
        return even(left, last, 0, List.of(), new int[1])
                .map(byes -> tried(byes, last))
                .orElse(first)
                .pairing();
    }

    /**
     * Those left over so that nobody has to sit anywhere more than one time more than elsewhere, in any order of the list.
     *
     * @param looked how many choices were looked at
     */
    private Optional<List<Contestant>> even(
            int left, List<Contestant> last, int from, List<Contestant> chosen, int[] looked) {
        if (chosen.size() == left)
            return looked[0]++ < MOST_CHOICES / best.size() && SeatClasses.areEven(without(chosen), seats)
                    ? Optional.of(chosen)
                    : Optional.empty();
        for (int i = from; i < last.size() && looked[0] < MOST_CHOICES / best.size(); i++) {
            List<Contestant> more = new ArrayList<>(chosen);
            more.add(last.get(i));
            Optional<List<Contestant>> found = even(left, last, i + 1, more, looked);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    private List<Contestant> without(List<Contestant> byes) {
        return best.stream().filter(each -> !byes.contains(each)).toList();
    }

    private Try tried(List<Contestant> byes, List<Contestant> last) {
        List<Contestant> playing = without(byes);
        List<List<Contestant>> tables = seats == 2 && playing.size() <= ExactDuels.MOST
                ? ExactDuels.of(playing)
                : TableGroups.of(playing, byes, seats);
        int fewest = byes.isEmpty() ? 0 : last.get(0).byes();
        int again = byes.stream().mapToInt(each -> each.byes() - fewest).sum();
        return new Try(tables, List.copyOf(byes), Cost.of(tables) + again * Cost.BYE);
    }
}
