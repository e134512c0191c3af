package tablee.bench;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import tablee.bots.SearchMeter;

/** The figures of the searches as a Markdown table, each beside its multiple of the yardstick search. */
final class SearchReport {
    private static final String YARDSTICK = "yardstick";

    private final Map<String, Double> nanos = new TreeMap<>();

    private SearchReport(Collection<RunResult> all) {
        for (RunResult each : all) nanos.put(key(each), each.getPrimaryResult().getScore());
    }

    private static String key(RunResult result) {
        String game = result.getParams().getParam("game");
        return game == null ? YARDSTICK : game + " " + result.getParams().getParam("knowing");
    }

    static String of(Collection<RunResult> all, boolean quick) {
        return new SearchReport(all).text(quick);
    }

    private String text(boolean quick) {
        UctConnectFour yardstick = new UctConnectFour();
        yardstick.run(SearchBench.ITERATIONS);
        double nanosPerPly = nanos(YARDSTICK) / yardstick.pliesPerIteration();
        StringBuilder text = new StringBuilder(RulesReport.head("bots", quick));
        text.append(
                "| game/seats | iterations per second | entries per iteration | ns per entry | in yardstick entries |"
                        + " iterations per second with knowledge | entries per iteration |\n|---|---|---|---|---|---|---|\n");
        text.append(String.format(
                Locale.ROOT,
                "| yardstick | %,.0f | %.1f | %.1f | 1 | | |%n",
                1e9 / nanos(YARDSTICK),
                yardstick.pliesPerIteration(),
                nanosPerPly));
        nanos.keySet().stream()
                .filter(key -> key.endsWith(" false"))
                .map(key -> key.replace(" false", ""))
                .forEach(game -> text.append(row(game, nanosPerPly)));
        return text.toString();
    }

    private String row(String game, double yardstickNanos) {
        double plies = plies(game, false);
        double nanosPerPly = nanos(game + " false") / plies;
        return String.format(
                Locale.ROOT,
                "| %s | %,.0f | %.1f | %.1f | %.1f | %,.0f | %.1f |%n",
                game,
                1e9 / nanos(game + " false"),
                plies,
                nanosPerPly,
                nanosPerPly / yardstickNanos,
                1e9 / nanos(game + " true"),
                plies(game, true));
    }

    private static double plies(String game, boolean knowing) {
        SearchMeter<?> meter = SearchBench.meter(game, knowing);
        meter.run(SearchBench.ITERATIONS);
        return meter.pliesPerIteration();
    }

    private double nanos(String key) {
        Double found = nanos.get(key);
        if (found == null) throw new IllegalStateException("not measured: " + key);
        return found;
    }
}
