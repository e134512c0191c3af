package tablee.tournament.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Those who wait in an arena: neighbours in the standings meet, but not the same two twice in a row. */
public final class ArenaPairing {
    private ArenaPairing() {}

    /**
     * @param waiting the best first; {@code met} is whom each has met last
     * @param again the same two may meet again, since there is nobody else
     */
    public static RoundPairing of(List<Contestant> waiting, boolean again) {
        Map<Integer, Contestant> left = new LinkedHashMap<>();
        waiting.forEach(each -> left.put(each.number(), each));
        List<List<Integer>> tables = new ArrayList<>();
        for (Contestant one : waiting) {
            if (left.remove(one.number()) == null) continue;
            Optional<Contestant> other = left.values().stream()
                    .filter(each -> again || !each.hasMet(one))
                    .min(Comparator.comparing(each -> Math.abs(each.points() - one.points())));
            other.ifPresent(each -> {
                left.remove(each.number());
                tables.add(seated(one, each));
            });
        }
        List<Integer> idle = waiting.stream()
                .map(Contestant::number)
                .filter(number -> tables.stream().noneMatch(table -> table.contains(number)))
                .toList();
        return new RoundPairing(tables, idle);
    }

    /** The one who has begun less often begins. */
    public static List<Integer> seated(Contestant one, Contestant other) {
        int straight = one.seats().get(0) + other.seats().get(1);
        int crossed = one.seats().get(1) + other.seats().get(0);
        return straight <= crossed ? List.of(one.number(), other.number()) : List.of(other.number(), one.number());
    }
}
