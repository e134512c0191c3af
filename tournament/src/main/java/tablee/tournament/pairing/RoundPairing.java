package tablee.tournament.pairing;

import java.util.List;

/**
 * One round: who sits at which table, the first in the first seat, and who is left over.
 *
 * @param tables the numbers of those at each
 */
public record RoundPairing(List<List<Integer>> tables, List<Integer> byes) {
    public RoundPairing {
        tables = tables.stream().map(List::copyOf).toList();
        byes = List.copyOf(byes);
    }
}
