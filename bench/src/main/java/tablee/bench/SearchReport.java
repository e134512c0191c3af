package tablee.bench;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import tablee.bots.LookMeter;
import tablee.bots.SearchMeter;

/** Measures the searches and writes the figures as a Markdown table, each beside its multiple of the yardstick search. */
record SearchReport(ProcessorTime time, boolean quick) {
    private record Figures(double nanos, double plies, long bytes) {
        double nanosPerPly() {
            return nanos / plies;
        }

        double perSecond() {
            return 1e9 / nanos;
        }
    }

    static String of(List<String> subjects, boolean quick) {
        return new SearchReport(new ProcessorTime(quick), quick).text(subjects);
    }

    private String text(List<String> subjects) {
        UctConnectFour search = new UctConnectFour();
        Figures yardstick = new Figures(time.nanos(search::run), search.pliesPerIteration(), 0);
        StringBuilder text = new StringBuilder(head());
        text.append(
                "| game/seats | iterations per second | entries per iteration | ns per entry | in yardstick entries |"
                        + " iterations per second with knowledge | entries per iteration | KB of tree after 1,000 |"
                        + " iterations per second as `expert` thinks | ns a look | in yardstick entries |\n"
                        + "|---|---|---|---|---|---|---|---|---|---|---|\n");
        text.append(String.format(
                Locale.ROOT,
                "| yardstick | %,.0f | %.1f | %.1f | 1 | | | | | | |%n",
                yardstick.perSecond(),
                yardstick.plies,
                yardstick.nanosPerPly()));
        for (String subject : subjects) text.append(row(subject, yardstick));
        return text.toString();
    }

    private String head() {
        return String.format(
                "%nMeasured on %s by `./tablee bench bots%s`, Java %s, one core, by the processor's time.%n%n",
                LocalDate.now(), quick ? " --quick" : "", System.getProperty("java.version"));
    }

    private String row(String subject, Figures yardstick) {
        SearchBench<?> bench = SearchBench.of(subject);
        Figures plain = figures(bench.plain());
        Figures knowing = figures(bench.written());
        return String.format(
                Locale.ROOT,
                "| %s | %,.0f | %.1f | %.1f | %.1f | %,.0f | %.1f | %,d | %s |%n",
                subject,
                plain.perSecond(),
                plain.plies,
                plain.nanosPerPly(),
                plain.nanosPerPly() / yardstick.nanosPerPly(),
                knowing.perSecond(),
                knowing.plies,
                knowing.bytes / 1000,
                best(bench, yardstick));
    }

    /** The search with weights or foresight, and one look of the weights; nothing where a game is played by what is written down. */
    private String best(SearchBench<?> bench, Figures yardstick) {
        String search = bench.best()
                .map(meter -> String.format(Locale.ROOT, "%,.0f", figures(meter).perSecond()))
                .orElse("");
        String look = bench.looks().map(meter -> look(meter, yardstick)).orElse("|");
        return search + " | " + look;
    }

    private String look(LookMeter meter, Figures yardstick) {
        double nanos = time.nanos(meter::run);
        return String.format(Locale.ROOT, "%,.0f | %.1f", nanos, nanos / yardstick.nanosPerPly());
    }

    private Figures figures(SearchMeter<?> meter) {
        return new Figures(time.nanos(meter::run), meter.pliesPerIteration(), meter.bytes());
    }
}
