package tablee.table.people;

import java.util.HashMap;
import java.util.Map;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.budget.RateLimiter;
import tablee.table.budget.SharedLimits;
import tablee.table.clock.Now;

/** How often each person may do something at one table. Counted in the table's own time, so that simulations count alike. */
public final class TableLimits {
    private static final int MOST_PEOPLE = 256;
    private static final long NANOS = 1_000_000;

    /** Of some two hundred budgets a table meets a handful. */
    @Bounded(why = "one for each budget, and each keeps a limited number of people")
    private final Map<Budget, RateLimiter> limiters = new HashMap<>(4);

    private SharedLimits shared = SharedLimits.NONE;

    /** From now on some things also count together with other tables. */
    public void share(SharedLimits with) {
        shared = with;
    }

    public SharedLimits shared() {
        return shared;
    }

    public boolean admits(Budget budget, String person, Now now) {
        return limiters.computeIfAbsent(budget, each -> RateLimiter.small(each, MOST_PEOPLE))
                .take(person, now.upMillis() * NANOS);
    }
}
