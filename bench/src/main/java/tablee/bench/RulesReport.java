package tablee.bench;

import java.time.LocalDate;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** The figures of one run as a Markdown table, each beside its multiple of the yardstick. */
final class RulesReport {
    private static final String ALLOCATED = "gc.alloc.rate.norm";

    private final Map<String, RunResult> results = new TreeMap<>();
    private final double yardstick;

    private RulesReport(Collection<RunResult> all) {
        for (RunResult each : all) results.put(key(each), each);
        yardstick = score("yardstick ply");
    }

    static String of(Collection<RunResult> all, boolean quick) {
        return new RulesReport(all).text(quick);
    }

    private static String key(RunResult result) {
        String method = result.getParams().getBenchmark().replaceFirst(".*\\.", "");
        String game = result.getParams().getParam("game");
        return (game == null ? "yardstick" : game) + " " + method;
    }

    private String text(boolean quick) {
        StringBuilder text = new StringBuilder(head(quick));
        text.append(
                "| game/seats | random ply, ns | in yardstick plies | bytes per ply | copy, ns | in yardstick plies |"
                        + " random games per second |\n|---|---|---|---|---|---|---|\n");
        text.append(String.format(
                Locale.ROOT,
                "| yardstick | %s | 1 | %s | | | |%n",
                spread("yardstick ply"),
                allocated("yardstick ply")));
        results.keySet().stream()
                .filter(key -> key.endsWith(" copy"))
                .map(key -> key.replace(" copy", ""))
                .forEach(game -> text.append(row(game)));
        return text.toString();
    }

    private static String head(boolean quick) {
        return String.format(
                "%nMeasured on %s by `./tablee bench rules%s`, Java %s, %s with %d cores; ± is JMH's 99.9 %% interval.%n%n",
                LocalDate.now(),
                quick ? " --quick" : "",
                System.getProperty("java.version"),
                System.getProperty("os.name"),
                Runtime.getRuntime().availableProcessors());
    }

    private String row(String game) {
        return String.format(
                Locale.ROOT,
                "| %s | %s | %.1f | %s | %s | %.1f | %,.0f |%n",
                game,
                spread(game + " ply"),
                score(game + " ply") / yardstick,
                allocated(game + " ply"),
                spread(game + " copy"),
                score(game + " copy") / yardstick,
                1e9 / score(game + " game"));
    }

    private String spread(String key) {
        Result<?> result = result(key).getPrimaryResult();
        return String.format(Locale.ROOT, "%.1f ± %.1f", result.getScore(), result.getScoreError());
    }

    private double score(String key) {
        return result(key).getPrimaryResult().getScore();
    }

    private String allocated(String key) {
        Result<?> bytes = result(key).getSecondaryResults().get(ALLOCATED);
        if (bytes == null) throw new IllegalStateException("the garbage collector's profiler gave no " + ALLOCATED);
        return String.format(Locale.ROOT, "%.2f", bytes.getScore());
    }

    private RunResult result(String key) {
        RunResult result = results.get(key);
        if (result == null) throw new IllegalStateException("not measured: " + key);
        return result;
    }
}
