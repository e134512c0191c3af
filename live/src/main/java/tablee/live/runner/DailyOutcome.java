package tablee.live.runner;

import java.util.List;
import java.util.stream.IntStream;
import tablee.store.dailies.DailyResults;
import tablee.store.dailies.DailyResults.Outcome;
import tablee.table.MatchOutcome;
import tablee.table.Table;
import tablee.table.clock.Now;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.terms.Disclosure;
import tablee.table.terms.TableNote;

/** What those who played the deal of a day have made of it (TABLE-63). */
final class DailyOutcome {
    private final TableRecord record;
    private final MatchOutcome outcome;

    private DailyOutcome(Table table) {
        record = table.record();
        outcome = table.outcome();
    }

    /** Nobody's where the match is no daily, or the day, which ends by the calendar alone, has been closed without it. */
    static List<DailyResults.Ended> of(Table table, long wallMillis) {
        boolean counts = table.record().terms().notes().contains(TableNote.DAILY)
                && Disclosure.isSealed(table.record().terms(), new Now(0, wallMillis));
        return counts ? new DailyOutcome(table).all() : List.of();
    }

    private List<DailyResults.Ended> all() {
        return seats().filter(seat -> record.chairs().get(seat) instanceof Chair.Person)
                .mapToObj(this::ended)
                .toList();
    }

    private IntStream seats() {
        return IntStream.range(0, record.chairs().size());
    }

    private DailyResults.Ended ended(int seat) {
        Outcome how = outcome(seat);
        boolean quick = how == Outcome.WON && outcome.isTogether();
        int extra = quick ? -seats().map(outcome::ownMoves).sum() : 0;
        String person = record.chairs().get(seat).person().orElseThrow();
        return new DailyResults.Ended(person, record.id(), how, outcome.total(seat), other(seat), extra);
    }

    private Outcome outcome(int seat) {
        int[] ranks = outcome.ranks().orElseGet(() -> new int[0]);
        if (ranks.length == 0 || outcome.isLeft(seat)) return Outcome.UNFINISHED;
        if (seats().anyMatch(other -> outcome.side(other) == outcome.side(seat) && outcome.isLeft(other)))
            return Outcome.VOID;
        if (ranks[seat] > 1) return Outcome.LOST;
        return outcome.isTied(seat) ? Outcome.DRAWN : Outcome.WON;
    }

    /** What the best of those has who play against this seat. */
    private int other(int seat) {
        return seats().filter(other -> outcome.side(other) != outcome.side(seat))
                .map(outcome::total)
                .max()
                .orElse(0);
    }
}
