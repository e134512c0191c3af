package tablee.table;

import java.util.Optional;
import java.util.stream.IntStream;
import tablee.table.match.TableMatch;
import tablee.table.seats.TableRecord;

/** How the match of a table ended, or stands, for each of its seats. */
public final class MatchOutcome {
    private final TableRecord record;
    private final Optional<TableMatch<?>> play;

    MatchOutcome(TableRecord record, Optional<TableMatch<?>> play) {
        this.record = record;
        this.play = play;
    }

    /** The ranks of the seats, 1 being best; none if the match is not over or was abandoned. */
    public Optional<int[]> ranks() {
        return play.flatMap(each -> each.match().ranks());
    }

    /** Whether a seat of another side ended on the same rank. */
    public boolean isTied(int seat) {
        int[] ranks = ranks().orElseGet(() -> new int[0]);
        return IntStream.range(0, ranks.length)
                .anyMatch(other -> ranks[other] == ranks[seat] && side(other) != side(seat));
    }

    /** Whether the result of this seat is not its person's own, as a stand-in has played it (TABLE-38), or as they gave it up. */
    public boolean isLeft(int seat) {
        return record.chairs().get(seat).resigned()
                || play.map(each -> each.isLeft(seat)).orElse(false);
    }

    /** Whether this seat's person had a part in the match: one is put into a rematch also while one is away (TABLE-31). */
    public boolean isPlayed(int seat) {
        return record.matches() == 1 || play.map(each -> each.hasMoved(seat)).orElse(false);
    }

    /** How many moves in effect this seat's person, or bot, has made. */
    public int ownMoves(int seat) {
        return play.map(each -> each.ownMoves(seat)).orElse(0);
    }

    /** How many sides played against each other; one: all played together. */
    public int sides() {
        return (int) IntStream.range(0, record.chairs().size())
                .map(this::side)
                .distinct()
                .count();
    }

    public boolean isTogether() {
        return sides() == 1;
    }

    /** What has been counted for this seat. */
    public int total(int seat) {
        return play.orElseThrow().match().reading().count().total(seat);
    }

    /** Seats of one side win and lose together. */
    public int side(int seat) {
        return play.orElseThrow().match().reading().side(seat);
    }
}
