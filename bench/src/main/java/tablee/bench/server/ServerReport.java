package tablee.bench.server;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** Medians of rounds with their spread, as Markdown. */
final class ServerReport {
    record Row(String name, List<ServerFigures.Summary> rounds) {
        private double[] sorted(ToDoubleFunction<ServerFigures.Summary> figure) {
            return rounds.stream().mapToDouble(figure).sorted().toArray();
        }

        double median(ToDoubleFunction<ServerFigures.Summary> figure) {
            return sorted(figure)[rounds.size() / 2];
        }

        /** The median, and between which figures all rounds lie. */
        String spread(ToDoubleFunction<ServerFigures.Summary> figure, String format) {
            double[] all = sorted(figure);
            String whole = format + " (" + format + "–" + format + ")";
            return String.format(Locale.ROOT, whole, all[all.length / 2], all[0], all[all.length - 1]);
        }
    }

    /** @param millis after its first move */
    record SinceStart(long millis, ServerFigures.Summary ours, ServerFigures.Summary echo) {}

    static final String NO_BOARDGAME =
            "\nboardgame.io is missing: there is no Node here, or npm could not fetch it (`app/target/boardgameio/npm.log`).\n";

    private ServerReport() {}

    static String head(ServerBench.Plan plan) {
        return String.format(
                Locale.ROOT,
                "%nMeasured on %s by `./tablee bench server%s%s`, Java %s, %d cores that servers and clients share: all are alive, and"
                        + " measured in turn within seconds. Medians of %d rounds, the least and the most in brackets.%n",
                LocalDate.now(),
                plan.remote() ? " --postgresql" : "",
                plan.quick() ? " --quick" : "",
                System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(),
                plan.rounds());
    }

    static String of(int tables, long commitMicros, List<Row> closed, List<Row> paced) {
        return (closed.isEmpty() ? "" : closed(tables, closed)) + paced(tables, commitMicros, paced);
    }

    private static String closed(int tables, List<Row> rows) {
        double echo = rows.get(0).median(ServerFigures.Summary::perSecond);
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%n%,d tables, each as fast as it is answered:%n%n| | a second | of the echo | p50, ms | p99, ms |%n|---|---|---|---|---|%n",
                tables));
        for (Row row : rows)
            text.append(String.format(
                    Locale.ROOT,
                    "| %s | %s | %.1f %% | %s | %s |%n",
                    row.name,
                    row.spread(ServerFigures.Summary::perSecond, "%,.0f"),
                    100 * row.median(ServerFigures.Summary::perSecond) / echo,
                    row.spread(each -> each.medianMicros() / 1e3, "%.1f"),
                    row.spread(each -> each.p99Micros() / 1e3, "%.1f")));
        return text.toString();
    }

    /** Four echoes and two commits are what a move may take. */
    private static String paced(int tables, long commitMicros, List<Row> rows) {
        double echoMicros = rows.get(0).median(ServerFigures.Summary::p99Micros);
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%n%,d tables, each every two seconds: p99 of each window in ms. Four echoes and two commits (%.2f ms each, p99) are %.1f ms.%n%n",
                tables,
                commitMicros / 1e3,
                (4 * echoMicros + 2 * commitMicros) / 1e3));
        for (Row row : rows) text.append(windows(row));
        return text.toString();
    }

    private static String windows(Row row) {
        return row.rounds.stream()
                .map(each -> String.format(Locale.ROOT, "%.1f", each.p99Micros() / 1e3))
                .collect(Collectors.joining(", ", "- " + row.name + ": ", "\n"));
    }

    static String sinceStart(int tables, List<SinceStart> seen) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%nMeasured on %s by `./tablee bench warm`: a server that has just started, %,d tables on SQLite, three seconds each, and then"
                        + " three of a bare echo that started with it.%n%n"
                        + "| after its first move | moves/s | p50, ms | p99, ms | echo, a second | of the echo |%n|---|---|---|---|---|---|%n",
                LocalDate.now(),
                tables));
        for (SinceStart each : seen)
            text.append(String.format(
                    Locale.ROOT,
                    "| %d s | %,.0f | %.1f | %.1f | %,.0f | %.1f %% |%n",
                    each.millis / 1_000,
                    each.ours.perSecond(),
                    each.ours.medianMicros() / 1e3,
                    each.ours.p99Micros() / 1e3,
                    each.echo.perSecond(),
                    100 * each.ours.perSecond() / each.echo.perSecond()));
        return text.toString();
    }
}
