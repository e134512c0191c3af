package tablee.table.terms;

import tablee.table.clock.Now;

/**
 * Whether a match may be opened: its log, its seed, what others saw, a link to it, a review of it. The one place that decides it, for tables
 * and for everything that reads finished matches from the store.
 */
public final class Disclosure {
    private Disclosure() {}

    /** After its end (TABLE-30), and where others play the same deal only after the last of them could (TABLE-62). */
    public static boolean isOpen(TableTerms terms, boolean over, Now now) {
        return over && !isSealed(terms, now);
    }

    /** Whether others may still play the same deal. */
    public static boolean isSealed(TableTerms terms, Now now) {
        return terms.deal().filter(deal -> deal.isSealed(now)).isPresent();
    }
}
