package tablee.table.message;

import java.util.function.Consumer;
import tablee.table.seats.TableRecord;

/**
 * What the mailbox of a table gets. It is made once, where it comes from, and handed on as it is: through the mailbox, also from one
 * node to another, to the runner. What concerns the table itself is a {@link Command}; the rest concerns whether and where it runs.
 */
public sealed interface Errand permits Command, Errand.Make, Errand.Here, Errand.Leave {
    /**
     * A new table.
     *
     * @param begin the match begins at once
     * @param reply gets why there is no new table, or nothing but an empty text
     */
    record Make(TableRecord record, boolean begin, Consumer<String> reply) implements Errand {}

    /** A connection asks whether the table still knows it. */
    record Here(String connection, Receiver receiver) implements Errand {}

    /** Make room; what arrived before is still done. */
    record Leave() implements Errand {}
}
