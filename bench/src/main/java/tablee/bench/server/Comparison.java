package tablee.bench.server;

import java.util.List;
import java.util.Locale;

/** The same server while it is flooded, and another one with the same load, as Markdown. */
final class Comparison {
    record Flooded(
            int tables,
            ServerFigures.Summary calm,
            ServerFigures.Summary flooded,
            ServerFigures.Summary calmPaced,
            ServerFigures.Summary floodedPaced) {}

    /** @param theirs round trips at boardgame.io, which stores nothing; @param ours durable ones on SQLite */
    record Beside(int tables, ServerFigures.Summary theirs, ServerFigures.Summary ours) {
        double times() {
            return theirs.perSecond() == 0 ? 0 : ours.perSecond() / theirs.perSecond();
        }
    }

    private Comparison() {}

    static String of(List<Flooded> floods, List<Beside> besides) {
        return flooded(floods) + (besides.isEmpty() ? NOT_THERE : beside(besides));
    }

    private static final String NOT_THERE =
            "\nThere was no Node, or no way to fetch boardgame.io, when this was measured: no comparison.\n";

    private static String flooded(List<Flooded> rows) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%nWhile flooded: the usual limits, SQLite, and beside the tables %d sockets of as many people at tables of their own,"
                        + " who say %d lines a second each (three times what one may), are disconnected and come back after a second.%n%n"
                        + "| tables | calm, moves/s | flooded, moves/s | calm, paced p50 and p99, ms | flooded, paced p50 and p99, ms |%n"
                        + "|---|---|---|---|---|%n",
                SocketFlood.SOCKETS,
                SocketFlood.LINES_PER_SECOND));
        for (Flooded row : rows) {
            text.append(String.format(
                    Locale.ROOT,
                    "| %,d | %,.0f | %,.0f | %s | %s |%n",
                    row.tables,
                    row.calm.perSecond(),
                    row.flooded.perSecond(),
                    times(row.calmPaced),
                    times(row.floodedPaced)));
        }
        return text.toString();
    }

    private static String beside(List<Beside> rows) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%nBeside boardgame.io %s on Node, which keeps matches in memory only, with a game of sixteen hidden cards, as"
                        + " fast as each table is answered; ours are the durable moves on SQLite from above.%n%n"
                        + "| tables | boardgame.io, moves/s | p50 and p99, ms | Tablée, durable moves/s | p50 and p99, ms |"
                        + " times as many (aim 3) |%n|---|---|---|---|---|---|%n",
                Boardgame.VERSION));
        for (Beside row : rows) {
            text.append(String.format(
                    Locale.ROOT,
                    "| %,d | %,.0f | %s | %,.0f | %s | %.1f |%n",
                    row.tables,
                    row.theirs.perSecond(),
                    times(row.theirs),
                    row.ours.perSecond(),
                    times(row.ours),
                    row.times()));
        }
        return text.toString();
    }

    private static String times(ServerFigures.Summary summary) {
        return String.format(Locale.ROOT, "%.1f, %.1f", summary.medianMicros() / 1e3, summary.p99Micros() / 1e3);
    }
}
