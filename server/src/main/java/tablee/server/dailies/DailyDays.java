package tablee.server.dailies;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tablee.server.http.HttpFault;
import tablee.store.Store;
import tablee.store.dailies.DailyDeals;
import tablee.store.dailies.DailyResults;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;

/**
 * A day as somebody may see it: until it is over, what there is to play, what was promised, and one's own results.
 *
 * @param me who looks, if that is somebody
 */
record DailyDays(Store store, Optional<String> me, long wallMillis) {
    /**
     * @param today the day that is played now
     * @param over whether everything about it is open
     * @param next what is promised for the day after
     */
    record Day(String day, String today, boolean over, long endsMillis, List<Deal> deals, List<Promise> next) {}

    /** SHA-256 of the seed, published before the day. */
    record Promise(String deal, String promise) {}

    /**
     * @param people how many play it together
     * @param seed once the day is over
     * @param mine what I made of it
     */
    record Deal(
            String deal,
            String game,
            int seats,
            int people,
            Map<String, String> options,
            Optional<String> level,
            String promise,
            Optional<String> seed,
            Optional<Mine> mine) {}

    /**
     * My own result.
     *
     * @param outcome none while it is played
     * @param points in thousandths, once the results are compared
     * @param ranked whether it counts among the others
     */
    record Mine(
            String table,
            Optional<DailyResults.Outcome> outcome,
            int own,
            int other,
            Optional<Integer> points,
            boolean ranked) {
        static Mine of(DailyResults.Result result, boolean closed) {
            boolean told = result.isOver() || closed;
            return new Mine(
                    result.ended().table(),
                    told ? Optional.of(result.ended().outcome()) : Optional.empty(),
                    result.ended().own(),
                    result.ended().other(),
                    closed ? Optional.of(result.points()) : Optional.empty(),
                    result.ranked());
        }
    }

    Day of(int day) {
        int today = DailyCalendar.day(wallMillis);
        if (day > today) throw HttpFault.notFound();
        List<DailyDeals.Deal> drawn = store.dailyDeals().between(day, day);
        if (drawn.isEmpty() && day != today) throw HttpFault.notFound();
        Map<String, DailyResults.Result> mine = mine(day);
        return new Day(
                DailyCalendar.name(day),
                DailyCalendar.name(today),
                isOver(day),
                DailyCalendar.sealedUntilMillis(day),
                drawn.stream()
                        .flatMap(each -> DailyDeal.find(day, each.deal()).stream()
                                .map(deal -> describe(deal, each, Optional.ofNullable(mine.get(each.deal())))))
                        .toList(),
                store.dailyDeals().between(day + 1, day + 1).stream()
                        .map(each -> new Promise(each.deal(), promise(each)))
                        .toList());
    }

    private Map<String, DailyResults.Result> mine(int day) {
        Map<String, DailyResults.Result> results = new TreeMap<>();
        me.ifPresent(
                person -> store.dailyResults().of(person, day, day).forEach(each -> results.put(each.deal(), each)));
        return results;
    }

    private boolean isOver(int day) {
        return wallMillis >= DailyCalendar.sealedUntilMillis(day);
    }

    private Deal describe(DailyDeal deal, DailyDeals.Deal drawn, Optional<DailyResults.Result> mine) {
        return new Deal(
                deal.id(),
                deal.game(),
                deal.seats(),
                deal.people(),
                new TreeMap<>(deal.options()),
                deal.level(),
                promise(drawn),
                isOver(drawn.day()) ? Optional.of(seed(drawn).hex()) : Optional.empty(),
                mine.map(result -> Mine.of(result, drawn.closed() && isOver(drawn.day()))));
    }

    private static Seed seed(DailyDeals.Deal drawn) {
        return Seed.of(drawn.seed());
    }

    private static String promise(DailyDeals.Deal drawn) {
        return SeedOrigin.Share.promise(seed(drawn));
    }
}
