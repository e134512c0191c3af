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
                .mapToObj(seat -> seat(record, outcome, seat))
                .toList();
        return record.tournament()
                .map(place -> new Tournaments.Result(place.id(), place.pairing(), Json.text(new Seats(seats))));
    }

    private static SeatResult seat(TableRecord record, MatchOutcome outcome, int seat) {
        boolean program = !(record.chairs().get(seat) instanceof Chair.Person);
        return new SeatResult(
                rank(outcome, seat),
                outcome.side(seat),
                outcome.score(seat),
                program || outcome.ownMoves(seat) > 0);
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
