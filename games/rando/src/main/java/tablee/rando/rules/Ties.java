package tablee.rando.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tablee.core.Count;
import tablee.core.Told;

/** RAND-61: how equal best totals were told apart, so that the result can say it. */
final class Ties {
    private Ties() {}

    static void tell(RandoState s, Told told) {
        List<Integer> best = best(s);
        if (best.size() < 2) return;
        int total = Score.total(s, best.get(0));
        List<Integer> winners = winners(s, best);
        List<Integer> others = new ArrayList<>(best);
        others.removeAll(winners);
        if (!others.isEmpty()) told.all(new RandoEvent.TieBroken(winners, List.copyOf(others), total));
        if (winners.size() > 1) told.all(new RandoEvent.TieShared(winners, total));
    }

    /** What a seat with the best total reads in its count: no points, but why it won or did not. */
    static List<Count.Item> items(RandoState s, int seat) {
        List<Integer> best = best(s);
        if (s.phase != Phase.OVER || best.size() < 2 || !best.contains(seat)) return List.of();
        List<Integer> winners = winners(s, best);
        boolean shares = winners.contains(seat) && winners.size() > 1;
        String key = shares ? "tie-shared" : winners.contains(seat) ? "tie-won" : "tie-lost";
        return List.of(Count.Item.of(seat, key, 0, Score.total(s, seat), Score.scales(s, seat)));
    }

    private static List<Integer> best(RandoState s) {
        int best = IntStream.range(0, s.seats())
                .map(seat -> Score.total(s, seat))
                .max()
                .orElseThrow();
        return IntStream.range(0, s.seats())
                .filter(seat -> Score.total(s, seat) == best)
                .boxed()
                .toList();
    }

    private static List<Integer> winners(RandoState s, List<Integer> best) {
        int most = best.stream().mapToInt(seat -> Score.scales(s, seat)).max().orElseThrow();
        return best.stream().filter(seat -> Score.scales(s, seat) == most).toList();
    }
}
