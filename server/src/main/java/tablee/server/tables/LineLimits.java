package tablee.server.tables;

import java.util.Optional;
import tablee.server.http.RateLimits;
import tablee.store.people.People;
import tablee.table.budget.Budget;

/**
 * How much one socket may say, by its address and by its person. It is asked before anything looks into a line, and a long line counts as
 * several: what it costs is its length.
 *
 * @param who who has no name of the server's giving counts by the address: a new nobody is no new person
 */
record LineLimits(RateLimits limits, String address, Budget ofPerson, String who) {
    private static final int CHARS = 512;

    static LineLimits of(RateLimits limits, String address, Optional<People.Person> person) {
        return person.map(someone -> new LineLimits(limits, address, Budget.LINES, someone.id()))
                .orElseGet(() -> new LineLimits(limits, address, Budget.LINES_OF_NOBODY, address));
    }

    boolean admit(String text) {
        int times = 1 + text.length() / CHARS;
        return limits.admits(Budget.LINES_FROM, address, times) && limits.admits(ofPerson, who, times);
    }
}
