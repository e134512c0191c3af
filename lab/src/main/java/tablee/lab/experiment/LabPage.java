package tablee.lab.experiment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleFunction;
import tablee.lab.page.LabText;
import tablee.lab.statistics.Interval;
import tablee.wire.words.Html;

/**
 * What an experiment found, as one page that needs nothing else, and as CSV.
 *
 * @param running whether there are games still to come
 */
record LabPage(Experiment experiment, List<Results> results, boolean running) {
    /** Each file takes the place of the one before at once, so that nobody reads half a page. */
    void write() {
        put("report.html", html());
        put("measures.csv", csv());
    }

    private void put(String name, String text) {
        try {
            Path part = experiment.folder().resolve(name + ".part");
            Files.writeString(part, text);
            Files.move(part, experiment.folder().resolve(name), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<ReportPart> sheets() {
        return Arrays.stream(Measure.Part.values())
                .map(part -> ReportPart.of(part, experiment.arms().base(), results))
                .filter(sheet -> !sheet.rows().isEmpty())
                .toList();
    }

    // ---- The page --------------------------------------------------------------------------------------------------

    String html() {
        List<ReportPart> sheets = sheets();
        StringBuilder parts = new StringBuilder();
        for (ReportPart sheet : sheets) parts.append(new ReportPartHtml(sheet, results).html());
        return LabText.beside(LabPage.class, "page.html")
                .replace("{refresh}", running ? "<meta http-equiv=\"refresh\" content=\"5\">" : "")
                .replace("{title}", Html.escape(title()))
                .replace("{status}", running ? status() : "")
                .replace("{changes}", new ChangesHtml(experiment).html())
                .replace("{findings}", findings(sheets))
                .replace("{experiment}", Html.escape(experiment.describe()))
                .replace("{parts}", parts);
    }

    private String title() {
        String game = results.get(0).arm().arrangement().game().card().name();
        String games = String.format(Locale.ROOT, "%,d games", experiment.games());
        return game + ": " + games + (results.size() == 1 ? "" : " each of " + results.size() + " ways to play");
    }

    private String status() {
        long kept = results.stream().mapToLong(each -> each.games().size()).sum();
        long all = (long) experiment.games() * results.size();
        return String.format(
                Locale.ROOT,
                "<p class=\"status\">Still running: %,d of %,d games. This page is written again every few seconds.</p>",
                kept,
                all);
    }

    private String findings(List<ReportPart> sheets) {
        if (results.size() == 1) return "<p class=\"finding\">" + Html.escape(alone()) + "</p>";
        Findings findings = new Findings(sheets, results, experiment.arms().base());
        StringBuilder all = new StringBuilder();
        for (int arm = 0; arm < results.size(); arm++) {
            if (arm == experiment.arms().base()) continue;
            all.append("<p class=\"finding\">")
                    .append(Html.escape(findings.sentence(arm)))
                    .append("</p>\n");
        }
        return all.toString();
    }

    /** Of one arm alone there is nothing to compare: what a designer asks first. */
    private String alone() {
        Results only = results.get(0);
        Optional<Measure> first = only.measure("won by place 1").or(() -> only.measure("won"));
        if (first.isEmpty()) return "Nothing is known yet.";
        Measure measure = first.get();
        String who = measure.name().equals("won") ? "All together won " : "The first player won ";
        String said = who + LabText.percent(measure.mean().value()) + " of "
                + measure.numbers().size() + " games";
        Optional<Measure> margin = only.measure("winner ahead of the second by");
        if (margin.isPresent())
            said += ", the winner was ahead by "
                    + LabText.number(margin.get().mean().value());
        Optional<Measure> leader = only.measure("leader at half time");
        if (leader.isPresent())
            said += ", and the leader at half time won "
                    + LabText.percent(leader.get().mean().value());
        return said + ".";
    }

    // ---- The figures -----------------------------------------------------------------------------------------------

    String csv() {
        StringBuilder csv =
                new StringBuilder("arm,measure,kind,games,mean,low,high,difference,difference low,difference high\n");
        for (ReportPart sheet : sheets()) {
            for (ReportPart.Row row : sheet.rows()) {
                for (int arm = 0; arm < results.size(); arm++) line(csv, sheet, row, arm);
            }
        }
        return csv.toString();
    }

    private void line(StringBuilder csv, ReportPart sheet, ReportPart.Row row, int arm) {
        if (row.measured().get(arm).isEmpty()) return;
        Measure measure = row.measured().get(arm).orElseThrow();
        csv.append(String.join(
                ",",
                quoted(results.get(arm).arm().name()),
                quoted(row.name()),
                row.kind().title(),
                Integer.toString(measure.numbers().size()),
                figures(measure.intervalAt(sheet.risk())),
                sheet.isCompared(row, arm) ? figures(sheet.difference(row, arm)) : ",,"));
        csv.append('\n');
    }

    private static String figures(Interval interval) {
        DoubleFunction<String> write =
                figure -> Double.isFinite(figure) ? String.format(Locale.ROOT, "%.6f", figure) : "";
        return write.apply(interval.value()) + "," + write.apply(interval.low()) + "," + write.apply(interval.high());
    }

    private static String quoted(String text) {
        return text.matches("[^,\"\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
