package tablee.live.runner;

import java.util.Arrays;
import java.util.List;
import tablee.store.matches.History;
import tablee.table.MatchOutcome;
import tablee.table.Table;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableNote;

/** What a match that is over counts for the person of one seat (TABLE-37, TABLE-38). */
final class MatchResult {
    private static final int UNRANKED = 0;

    private MatchResult() {}

    static History.Result of(Table table, int seat) {
        TableRecord record = table.record();
        MatchOutcome outcome = table.outcome();
        List<TableNote> notes = record.terms().notes();
        int rank = counts(notes) && !isAgainstOneself(record, outcome, seat) ? rank(outcome, seat) : UNRANKED;
        boolean left = outcome.isLeft(seat);
        return new History.Result(
                record.match(),
                record.terms().game(),
                record.chairs().get(seat).written().person(),
                seat,
                rank,
                rank != UNRANKED && !left && outcome.isTied(seat),
                left,
                notes.stream().map(TableNote::word).toList());
    }

    /** A match whose beginning or chance somebody has chosen is counted nowhere. */
    private static boolean counts(List<TableNote> notes) {
        return !notes.contains(TableNote.LESSON) && !notes.contains(TableNote.FROM_POSITION);
    }

    /** Anyone who has seats on several sides has won against themselves, and lost. */
    private static boolean isAgainstOneself(TableRecord record, MatchOutcome outcome, int seat) {
        return record.chairs().get(seat).person().stream()
                .flatMap(person -> record.seatsOf(person).stream())
                .anyMatch(other -> outcome.side(other) != outcome.side(seat));
    }

    /** Who left the seat to a bot has lost, whatever became of it. */
    private static int rank(MatchOutcome outcome, int seat) {
        int[] ranks = outcome.ranks().orElseGet(() -> new int[] {});
        if (ranks.length == 0) return UNRANKED;
        int last = Math.max(2, Arrays.stream(ranks).max().getAsInt());
        return outcome.isLeft(seat) ? last : ranks[seat];
    }
}
