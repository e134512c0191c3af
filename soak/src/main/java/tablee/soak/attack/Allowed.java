package tablee.soak.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What strangers may leave behind, as {@code docs/security.md} says. */
final class Allowed {
    /** What a calm server may keep more after an attack than before: caches that are full now, and classes that were loaded. */
    private static final int HEAP_GROWTH_MEGABYTES = 48;

    /** A bot is a person too, and each guest may have some. */
    private static final int BOTS = 10;

    /** How many at once, and after how many seconds one more, as the budgets say. */
    private record Rate(int atOnce, double againSeconds) {
        long at(int seconds) {
            return atOnce + (long) (seconds / againSeconds) + 1;
        }
    }

    /** New rows that one address may cause, by table of the database: BUDGET-4, 5, 48, 66 and 65. */
    private static final Map<String, Rate> ROWS_OF_AN_ADDRESS = Map.of(
            "tables", new Rate(40, 30),
            "people", new Rate(120 + BOTS, 3 / (1.0 + BOTS)),
            "sessions", new Rate(2 * 120, 1.5),
            "reports", new Rate(20, 4_320),
            "chat", new Rate(60, 0.5));

    private Allowed() {}

    static List<String> heap(long calm, long after) {
        return after <= calm + HEAP_GROWTH_MEGABYTES
                ? List.of()
                : List.of("the heap keeps " + after + " MB after the attack and kept " + calm + " MB before");
    }

    static List<String> rows(SortedMap<String, Long> rows, AttackSoak.Plan plan) {
        List<String> wrong = new ArrayList<>();
        most(plan).forEach((table, most) -> {
            long found = rows.getOrDefault(table, 0L);
            if (found > most) wrong.add(found + " rows of " + table + ", where " + most + " are allowed");
        });
        return wrong;
    }

    /** Rows that all addresses together and the honest people may have caused. */
    private static SortedMap<String, Long> most(AttackSoak.Plan plan) {
        SortedMap<String, Long> most = new TreeMap<>();
        ROWS_OF_AN_ADDRESS.forEach(
                (table, each) -> most.put(table, each.at(plan.seconds()) * plan.addresses() + 2L * plan.tables()));
        return most;
    }

    /** What was kept beside what may be, in words. */
    static String compared(SortedMap<String, Long> rows, AttackSoak.Plan plan) {
        SortedMap<String, Long> most = most(plan);
        return rows.entrySet().stream()
                .map(each -> each.getKey() + " " + each.getValue()
                        + (most.containsKey(each.getKey()) ? " of " + most.get(each.getKey()) : ""))
                .collect(Collectors.joining(", "));
    }
}
