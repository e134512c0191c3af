package tablee.bench.server;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;

/** The figures of one run as Markdown, each beside what it is aimed at. */
final class ServerReport {
    /** Bytes a table, live with two lines open, and passivated. */
    record Heap(long live, long asleep) {}

    record Row(
            String place,
            int tables,
            ServerFigures.Summary echo,
            ServerFigures.Summary closed,
            ServerFigures.Summary echoPaced,
            ServerFigures.Summary paced,
            long commitMicros,
            Heap heap) {
        double share() {
            return 100 * closed.perSecond() / echo.perSecond();
        }

        /** Four times the echo's, and one commit. */
        long aimMicros() {
            return 4 * echoPaced.p99Micros() + commitMicros;
        }
    }

    private ServerReport() {}

    static String of(List<Row> rows, long startMillis, boolean quick) {
        StringBuilder text = new StringBuilder(head(quick));
        text.append(
                        "| data in | tables | echo, round trips/s | durable moves/s | share (aim 15 %) | paced: echo p99, ms |")
                .append(
                        " move p50, ms | move p99, ms | aim for p99 (4 echoes and a commit), ms | heap a live table, KB (aim 40) |")
                .append(" passivated, KB (aim 2) |\n|---|---|---|---|---|---|---|---|---|---|---|\n");
        for (Row row : rows) text.append(line(row));
        text.append(String.format(
                Locale.ROOT,
                "%nFrom its command to the line with its address the server takes %.1f s.%n",
                startMillis / 1e3));
        return text.toString();
    }

    private static String head(boolean quick) {
        return String.format(
                Locale.ROOT,
                "%nMeasured on %s by `./tablee bench server%s`, Java %s, %s with %d cores that server and clients share.%n%n",
                LocalDate.now(),
                quick ? " --quick" : "",
                System.getProperty("java.version"),
                System.getProperty("os.name"),
                Runtime.getRuntime().availableProcessors());
    }

    static String line(Row row) {
        return String.format(
                Locale.ROOT,
                "| %s | %,d | %,.0f | %,.0f | %.1f %% | %.2f | %.2f | %.2f | %.2f | %.1f | %s |%n",
                row.place,
                row.tables,
                row.echo.perSecond(),
                row.closed.perSecond(),
                row.share(),
                millis(row.echoPaced.p99Micros()),
                millis(row.paced.medianMicros()),
                millis(row.paced.p99Micros()),
                millis(row.aimMicros()),
                row.heap.live() / 1024.0,
                row.heap.asleep() == 0 ? "–" : String.format(Locale.ROOT, "%.1f", row.heap.asleep() / 1024.0));
    }

    private static double millis(long micros) {
        return micros / 1e3;
    }
}
