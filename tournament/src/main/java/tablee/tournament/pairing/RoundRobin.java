package tablee.tournament.pairing;

import java.util.ArrayList;
import java.util.List;

/** Everybody meets everybody once in each lap; in every other lap with the seats exchanged. */
public final class RoundRobin {
    private RoundRobin() {}

    /** How many rounds a lap has. */
    public static int rounds(int contestants) {
        return contestants % 2 == 0 ? contestants - 1 : contestants;
    }

    /**
     * @param numbers of all who were there at the start, in their order
     * @param round from 0
     */
    public static RoundPairing of(List<Integer> numbers, int round) {
        int size = numbers.size() + numbers.size() % 2;
        int turn = round % (size - 1);
        boolean crossed = round / (size - 1) % 2 == 1;
        List<List<Integer>> tables = new ArrayList<>();
        List<Integer> byes = new ArrayList<>();
        for (int table = 0; table < size / 2; table++) {
            int one = table == 0 ? size - 1 : (turn + table) % (size - 1);
            int other = table == 0 ? turn : (turn + size - 1 - table) % (size - 1);
            if (one >= numbers.size()) byes.add(numbers.get(other));
            else tables.add(seated(numbers, one, other, begins(one, other, size) != crossed));
        }
        return new RoundPairing(tables, byes);
    }

    /** Two whose places differ by an odd number: the lower one begins; otherwise the higher one. The last place has both in turn. */
    private static boolean begins(int one, int other, int size) {
        if (one == size - 1) return other >= size / 2;
        return one < other == ((one + other) % 2 == 1);
    }

    private static List<Integer> seated(List<Integer> numbers, int one, int other, boolean begins) {
        int first = numbers.get(one);
        int second = numbers.get(other);
        return begins ? List.of(first, second) : List.of(second, first);
    }
}
