package tablee.table.seats;

import java.util.Optional;

/**
 * How far a table has come.
 *
 * @param matches how many matches were started here
 * @param proposal what waits for everybody's consent
 */
public record TableProgress(TableRecord.Phase phase, int matches, Optional<Proposal> proposal) {
    static final TableProgress NONE = new TableProgress(TableRecord.Phase.GATHERING, 0, Optional.empty());

    /** The next match begins. */
    TableProgress started() {
        return new TableProgress(TableRecord.Phase.PLAYING, matches + 1, Optional.empty());
    }

    TableProgress in(TableRecord.Phase next) {
        return new TableProgress(next, matches, Optional.empty());
    }

    TableProgress with(Optional<Proposal> next) {
        return new TableProgress(phase, matches, next);
    }
}
