package tablee.live.runner;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tablee.store.Tournaments;
import tablee.table.MatchOutcome;
import tablee.table.Table;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.tournament.SeatResult;
import tablee.wire.Json;

/** What a tournament is told of a match that is over. */
public final class ReportedOutcome {
    /** As it waits in the store until the tournament has heard of it. */
    public record Seats(List<SeatResult> seats) {}

    private ReportedOutcome() {}

    /** None where the table belongs to no tournament. */
    static Optional<Tournaments.Result> of(Table table) {
        TableRecord record = table.record();
        MatchOutcome outcome = table.outcome();
        List<SeatResult> seats = IntStream.range(0, record.chairs().size())
                .mapToObj(seat -> seat(table, outcome, seat))
                .toList();
        return record.tournament()
                .map(place -> new Tournaments.Result(place.id(), place.pairing(), Json.text(new Seats(seats))));
    }

    /** Who is there at the end, or has moved, has come. */
    private static SeatResult seat(Table table, MatchOutcome outcome, int seat) {
        Chair chair = table.record().chairs().get(seat);
        boolean here = chair.person().map(table::isHere).orElse(true);
        return new SeatResult(
                rank(outcome, seat), outcome.side(seat), outcome.total(seat), here || outcome.ownMoves(seat) > 0);
    }

    /** An abandoned match has no ranks; who left the seat to a bot has lost (TABLE-38). */
    private static int rank(MatchOutcome outcome, int seat) {
        return outcome.ranks()
                .map(ranks -> outcome.isLeft(seat)
                        ? Math.max(2, Arrays.stream(ranks).max().getAsInt())
                        : ranks[seat])
                .orElse(0);
    }
}
