package tablee.table.budget;

/** What people may do at all tables of a server together. It is counted outside the tables, which know only themselves. */
@FunctionalInterface
public interface SharedLimits {
    /** For a table by itself, and for simulations. */
    SharedLimits NONE = (budget, who) -> true;

    /** Whether this owner may do it once more; if so, it counts. */
    boolean admits(Budget budget, String who);
}
