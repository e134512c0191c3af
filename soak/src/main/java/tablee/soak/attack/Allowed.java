package tablee.soak.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** What strangers may leave behind, as {@code docs/security.md} says. */
final class Allowed {
    /** What a calm server may keep more after an attack than before: caches that are full now, and classes that were loaded. */
    private static final int HEAP_GROWTH_MEGABYTES = 48;

    /** New rows that one address may cause within the time of an attack, by table of the database. */
    private static final Map<String, Integer> ROWS_OF_AN_ADDRESS =
            Map.of("tables", 100, "people", 600, "sessions", 600, "reports", 100, "chat", 2_000);

    private Allowed() {}

    static List<String> heap(long calm, long after) {
        return after <= calm + HEAP_GROWTH_MEGABYTES
                ? List.of()
                : List.of("the heap keeps " + after + " MB after the attack and kept " + calm + " MB before");
    }

    static List<String> rows(SortedMap<String, Long> rows, AttackSoak.Plan plan) {
        List<String> wrong = new ArrayList<>();
        ROWS_OF_AN_ADDRESS.forEach((table, most) -> {
            long allowed = (long) most * plan.addresses() + 2L * plan.tables();
            long found = rows.getOrDefault(table, 0L);
            if (found > allowed) wrong.add(found + " rows of " + table + ", where " + allowed + " are allowed");
        });
        return wrong;
    }
}
