package tablee.server.reviews;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.Word;
import tablee.store.Store;
import tablee.store.matches.History;
import tablee.store.matches.ReviewCosts;
import tablee.table.budget.Budget;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** What somebody has played, a line a match, the last one first. Lessons are none. */
record OwnStatistics(List<Line> matches) {
    private static final String LESSON = "lesson";

    /** How a match was played, as far as its table still says so. */
    enum Mode {
        DAILY,
        TOURNAMENT,
        RATED,
        DAYS,
        TIMED,
        RELAXED,
        UNKNOWN;

        static Mode of(TableRecord table) {
            TableTerms terms = table.terms();
            if (terms.deal().isPresent()) return DAILY;
            if (table.tournament().isPresent()) return TOURNAMENT;
            if (terms.isRated()) return RATED;
            return switch (terms.pace().kind()) {
                case DAYS -> DAYS;
                case LIVE -> TIMED;
                case RELAXED -> RELAXED;
            };
        }
    }

    /** With whom. */
    enum Opponents {
        ALONE,
        BOTS,
        PEOPLE,
        MIXED,
        UNKNOWN;

        static Opponents of(TableRecord table, int seat) {
            long bots = table.chairs().stream()
                    .filter(Chair.HouseBot.class::isInstance)
                    .count();
            int others = table.chairs().size() - 1;
            if (others == 0) return ALONE;
            if (bots == 0) return PEOPLE;
            return bots == others && !(table.chairs().get(seat) instanceof Chair.HouseBot) ? BOTS : MIXED;
        }
    }

    enum Outcome {
        WON,
        DRAWN,
        LOST,
        NONE;

        static Outcome of(History.Result result) {
            if (result.rank() == 0) return NONE;
            if (result.rank() > 1 || result.left()) return LOST;
            return result.tied() ? DRAWN : WON;
        }
    }

    /**
     * @param rank 1 is best; 0: the match was abandoned
     * @param decisions where the match was reviewed for this seat: moves with a choice
     * @param lost and what those that were not the best seem to have cost, in thousandths of a win
     */
    record Line(
            String match,
            String game,
            String mode,
            String company,
            int seat,
            int rank,
            String outcome,
            long endedMillis,
            Optional<Integer> decisions,
            Optional<Integer> lost) {}

    static OwnStatistics of(Store store, String person) {
        Map<String, ReviewCosts.Cost> costs = new HashMap<>();
        for (ReviewCosts.Cost cost : store.history().costs().of(person))
            costs.put(key(cost.match(), cost.seat()), cost);
        int most = Budget.STATISTICS_MATCHES.count();
        return new OwnStatistics(store.history().of(person, most).stream()
                .filter(each -> !each.result().notes().contains(LESSON))
                .map(each -> line(each, table(store, each.result()), cost(costs, each.result())))
                .toList());
    }

    private static Optional<ReviewCosts.Cost> cost(Map<String, ReviewCosts.Cost> costs, History.Result result) {
        return Optional.ofNullable(costs.get(key(result.match(), result.seat())));
    }

    private static String key(String match, int seat) {
        return match + " " + seat;
    }

    private static Optional<TableRecord> table(Store store, History.Result result) {
        String table = result.match().substring(0, result.match().lastIndexOf('.'));
        return store.tables().load(table).map(kept -> Json.read(kept.document(), TableRecord.class));
    }

    private static Line line(History.Played played, Optional<TableRecord> table, Optional<ReviewCosts.Cost> cost) {
        History.Result result = played.result();
        return new Line(
                result.match(),
                result.game(),
                Word.of(table.map(Mode::of).orElse(Mode.UNKNOWN)),
                Word.of(table.map(each -> Opponents.of(each, result.seat())).orElse(Opponents.UNKNOWN)),
                result.seat(),
                result.rank(),
                Word.of(Outcome.of(result)),
                played.endedMillis(),
                cost.map(ReviewCosts.Cost::decisions),
                cost.map(ReviewCosts.Cost::lost));
    }
}
