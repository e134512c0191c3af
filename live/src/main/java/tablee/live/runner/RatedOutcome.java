package tablee.live.runner;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.core.Setting;
import tablee.store.ratings.RatedResults;
import tablee.table.MatchOutcome;
import tablee.table.Table;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;

/** What a match that is over tells about those who played it (TABLE-51). */
final class RatedOutcome {
    private final TableRecord record;
    private final MatchOutcome outcome;
    private final int[] ranks;

    private RatedOutcome(Table table, int[] ranks) {
        record = table.record();
        outcome = table.outcome();
        this.ranks = ranks;
    }

    /** None where the table is not rated, the match was abandoned, or the team played against what is no setting. */
    static Optional<RatedResults.Ended> of(Table table) {
        return table.outcome()
                .ranks()
                .filter(ranks -> table.record().terms().isRated())
                .flatMap(ranks -> new RatedOutcome(table, ranks).ended());
    }

    private Optional<RatedResults.Ended> ended() {
        List<RatedResults.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < ranks.length; seat++) seat(seat).ifPresent(seats::add);
        if (!outcome.isTogether()) return Optional.of(ended(seats));
        return record.terms().setting().map(setting -> {
            seats.add(against(setting));
            return ended(seats);
        });
    }

    private RatedResults.Ended ended(List<RatedResults.Seat> seats) {
        return new RatedResults.Ended(record.match(), pool(), outcome.isTogether(), seats);
    }

    /** Who can be compared with each other. */
    private String pool() {
        int sides = outcome.sides();
        String mode = sides == 1 ? "together" : sides < ranks.length ? "teams" : sides == 2 ? "two" : "many";
        return record.terms().game() + "/" + mode;
    }

    /** None of somebody who is known no more, or had no part in it. */
    private Optional<RatedResults.Seat> seat(int seat) {
        return outcome.isPlayed(seat)
                ? player(record.chairs().get(seat))
                        .map(player -> new RatedResults.Seat(
                                player, outcome.side(seat), ranks[seat], outcome.isLeft(seat), outcome.ownMoves(seat)))
                : Optional.empty();
    }

    private Optional<RatedResults.Player> player(Chair chair) {
        if (chair instanceof Chair.HouseBot bot)
            return Optional.of(new RatedResults.Player(
                    RatedResults.Kind.BOT, record.terms().game() + "/" + bot.level()));
        return chair.person().map(id -> new RatedResults.Player(RatedResults.Kind.PERSON, id));
    }

    /** It has won where the team has not. */
    private RatedResults.Seat against(Setting setting) {
        int rank = ranks[0] == 1 ? 2 : 1;
        return new RatedResults.Seat(
                new RatedResults.Player(RatedResults.Kind.SETTING, setting.name()),
                outcome.side(0) + 1,
                rank,
                false,
                0);
    }
}
