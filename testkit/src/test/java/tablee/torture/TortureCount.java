package tablee.torture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tablee.core.Count;

/** Points and ranks. */
final class TortureCount {
    private TortureCount() {}

    static Count count(TortureState s) {
        List<Count.Item> items = new ArrayList<>();
        for (int seat = 0; seat < s.seats(); seat++) {
            int tokens = tokens(s, seat);
            items.add(Count.Item.of(seat, "taken", takenPoints(s, seat), tokens));
            if (s.secrets[seat] >= 0) items.add(Count.Item.of(seat, "secret", worth(s, s.secrets[seat])));
        }
        return new Count(items);
    }

    private static int worth(TortureState s, int kind) {
        return 1 + s.setup.options().words("worth").indexOf(Torture.KINDS.get(kind));
    }

    private static int tokens(TortureState s, int seat) {
        return IntStream.range(0, s.bag.length)
                .map(kind -> s.taken[seat * s.bag.length + kind])
                .sum();
    }

    private static int takenPoints(TortureState s, int seat) {
        return IntStream.range(0, s.bag.length)
                .map(kind -> s.taken[seat * s.bag.length + kind] * worth(s, kind))
                .sum();
    }

    /** More points win; where that is equal, fewer tokens do, unless ties are shared. */
    static int[] ranks(TortureState s) {
        boolean fewest = s.setup.options().word("tie").equals("fewest");
        Count count = count(s);
        int[] merit = new int[s.seats()];
        for (int seat = 0; seat < s.seats(); seat++) {
            for (int mate = 0; mate < s.seats(); mate++) {
                if (s.side(mate) == s.side(seat))
                    merit[seat] += 100 * count.total(mate) - (fewest ? tokens(s, mate) : 0);
            }
        }
        int[] ranks = new int[s.seats()];
        for (int seat = 0; seat < s.seats(); seat++) {
            int mine = merit[seat];
            ranks[seat] =
                    1 + (int) IntStream.of(merit).filter(other -> other > mine).count();
        }
        return ranks;
    }
}
