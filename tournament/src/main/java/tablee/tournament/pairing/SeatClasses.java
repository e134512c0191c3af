package tablee.tournament.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who sits in which seat in the coming round, before anybody knows with whom. Each seat is given as often as there are tables; everybody
 * gets one that they had least often, as far as that is possible, and where there is a choice neighbours in the standings get different ones.
 */
final class SeatClasses {
    private final List<Contestant> best;
    private final int seats;
    private final int tables;
    private final int variant;
    private final int[] seatOf;

    private SeatClasses(List<Contestant> best, int seats, int variant) {
        this.best = best;
        this.seats = seats;
        this.variant = variant;
        tables = best.size() / seats;
        seatOf = new int[best.size()];
        Arrays.fill(seatOf, -1);
    }

    /**
     * @param best those who play, the best first; as many as fill all tables
     * @param variant another one gives other classes, where there is a choice
     * @return those in each seat, the best first
     */
    static List<List<Contestant>> of(List<Contestant> best, int seats, int variant) {
        SeatClasses work = new SeatClasses(best, seats, variant);
        for (int excess = 0; work.place(excess); excess++) {
            // each time with more patience, until everybody sits: at the latest where nobody's seats differ by more
        }
        return work.classes();
    }

    /** Whether all tables can be filled by those who get a seat that they had least often. */
    static boolean areEven(List<Contestant> best, int seats) {
        SeatClasses work = new SeatClasses(best, seats, 0);
        work.place(0);
        return Arrays.stream(work.seatOf).filter(seat -> seat >= 0).count() == (long) work.tables * seats;
    }

    /** Places all who can be placed where nobody has sat more often than this. @return whether somebody still stands */
    private boolean place(int excess) {
        for (int who = 0; who < best.size(); who++) if (seatOf[who] < 0) seat(who, excess, new boolean[best.size()]);
        return Arrays.stream(seatOf).anyMatch(seat -> seat < 0);
    }

    /** Seats somebody, if need be by moving others on. */
    private boolean seat(int who, int excess, boolean[] moved) {
        moved[who] = true;
        for (int seat : wishes(who, excess)) {
            if (isFree(seat)) {
                seatOf[who] = seat;
                return true;
            }
        }
        for (int seat : wishes(who, excess)) {
            for (int other = best.size() - 1; other >= 0; other--) {
                if (seatOf[other] != seat || moved[other]) continue;
                if (seat(other, excess, moved)) {
                    seatOf[who] = seat;
                    return true;
                }
            }
        }
        return false;
    }

    /** Variants let one, two, four and so on in a row wish for the same. */
    private int[] wishes(int who, int excess) {
        int first = (who >> (variant / seats)) + variant;
        return IntStream.range(0, seats)
                .map(step -> (step + first) % seats)
                .filter(seat -> best.get(who).excess(seat) <= excess)
                .boxed()
                .sorted(Comparator.comparing(best.get(who)::excess))
                .mapToInt(seat -> seat)
                .toArray();
    }

    private boolean isFree(int seat) {
        return Arrays.stream(seatOf).filter(taken -> taken == seat).count() < tables;
    }

    private List<List<Contestant>> classes() {
        List<List<Contestant>> classes = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            int wanted = seat;
            classes.add(IntStream.range(0, best.size())
                    .filter(who -> seatOf[who] == wanted)
                    .mapToObj(best::get)
                    .toList());
        }
        return classes;
    }
}
