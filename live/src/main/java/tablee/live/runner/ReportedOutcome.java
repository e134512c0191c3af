package tablee.live.runner;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tablee.store.tournaments.Tournaments;
import tablee.table.MatchOutcome;
import tablee.table.Table;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.tournament.SeatResult;
import tablee.wire.json.Json;

/** What a tournament is told of a match that is over. */
public final class ReportedOutcome {
    /** As it waits in the store until the tournament has heard of it. */
    public record Seats(List<SeatResult> seats) {}

    private ReportedOutcome() {}

    /** None where the table belongs to no tournament. */
    static Optional<Tournaments.Result> of(Table table) {
        TableRecord record = table.record();
        MatchOutcome outcome = table.outcome();
        int[] ranks = ranks(outcome, record.chairs().size());
        List<SeatResult> seats = IntStream.range(0, ranks.length)
                .mapToObj(seat -> seat(table, outcome, seat, ranks[seat]))
                .toList();
        return record.tournament()
                .map(place -> new Tournaments.Result(place.id(), place.pairing(), Json.text(new Seats(seats))));
    }

    /** Who is there at the end, or has moved, has come. */
    private static SeatResult seat(Table table, MatchOutcome outcome, int seat, int rank) {
        Chair chair = table.record().chairs().get(seat);
        boolean here = chair.person().map(table::isHere).orElse(true);
        return new SeatResult(rank, outcome.side(seat), outcome.total(seat), here || outcome.ownMoves(seat) > 0);
    }

    /** An abandoned match has no ranks. */
    private static int[] ranks(MatchOutcome outcome, int seats) {
        boolean[] left = new boolean[seats];
        for (int seat = 0; seat < seats; seat++) left[seat] = outcome.isLeft(seat);
        return outcome.ranks()
                .map(ranks -> outcome.isTogether() ? ranks : amongThemselves(ranks, left))
                .orElse(new int[seats]);
    }

    /** Who left the seat to a bot is behind all who stayed; what the bot made of it takes nothing from them (TOUR-25). */
    static int[] amongThemselves(int[] ranks, boolean[] left) {
        int stayed = (int)
                IntStream.range(0, ranks.length).filter(seat -> !left[seat]).count();
        return IntStream.range(0, ranks.length)
                .map(seat -> left[seat] ? stayed + 1 : 1 + ahead(seat, ranks, left))
                .toArray();
    }

    private static int ahead(int seat, int[] ranks, boolean[] left) {
        return (int) IntStream.range(0, ranks.length)
                .filter(other -> !left[other] && ranks[other] < ranks[seat])
                .count();
    }
}
