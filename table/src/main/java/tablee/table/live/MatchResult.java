package tablee.table.live;

import java.util.Arrays;
import java.util.List;
import tablee.store.History;
import tablee.table.Table;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableNote;

/** What a match that is over counts for the person of one seat (TABLE-37, TABLE-38). */
final class MatchResult {
    private static final int UNRANKED = 0;

    private MatchResult() {}

    static History.Result of(Table table, int seat) {
        TableRecord record = table.record();
        List<TableNote> notes = record.terms().notes();
        int rank = counts(notes) && !isAgainstOneself(table, seat) ? rank(table, seat) : UNRANKED;
        boolean left = table.isLeft(seat);
        return new History.Result(
                record.match(),
                record.terms().game(),
                record.chairs().get(seat).written().person(),
                seat,
                rank,
                rank != UNRANKED && !left && table.isTied(seat),
                left,
                notes.stream().map(TableNote::word).toList());
    }

    /** A match whose beginning or chance somebody has chosen is counted nowhere. */
    private static boolean counts(List<TableNote> notes) {
        return !notes.contains(TableNote.LESSON) && !notes.contains(TableNote.FROM_POSITION);
    }

    /** Whoever has seats on several sides has won against themselves, and lost. */
    private static boolean isAgainstOneself(Table table, int seat) {
        return table.record().chairs().get(seat).person().stream()
                .flatMap(person -> table.record().seatsOf(person).stream())
                .anyMatch(other -> table.side(other) != table.side(seat));
    }

    /** Who left the seat to a bot has lost, whatever became of it. */
    private static int rank(Table table, int seat) {
        int[] ranks = table.ranks().orElseGet(() -> new int[] {});
        if (ranks.length == 0) return UNRANKED;
        int last = Math.max(2, Arrays.stream(ranks).max().getAsInt());
        return table.isLeft(seat) ? last : ranks[seat];
    }
}
