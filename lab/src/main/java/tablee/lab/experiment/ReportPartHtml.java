package tablee.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tablee.lab.page.Chart;
import tablee.lab.statistics.Interval;
import tablee.wire.words.Html;

/** One part of the page: its charts, and a table of all its figures. */
record ReportPartHtml(ReportPart sheet, List<Results> results) {
    private static final List<Measure.Kind> BARS =
            List.of(Measure.Kind.WINS, Measure.Kind.SOURCES, Measure.Kind.DECISIONS, Measure.Kind.NOTED);
    private static final List<Measure.Kind> SPREADS =
            List.of(Measure.Kind.SCORE, Measure.Kind.MARGIN, Measure.Kind.LENGTH);
    private static final List<Measure.Kind> LINES = List.of(Measure.Kind.LEADER, Measure.Kind.PROGRESS);

    String html() {
        StringBuilder html = new StringBuilder("<section>\n<h2>" + sheet.part().title() + "</h2>\n");
        for (Measure.Kind kind : Measure.Kind.values()) {
            if (kind.part() == sheet.part()) html.append(chart(kind));
        }
        html.append("<details")
                .append(sheet.part() == Measure.Part.EVENTS ? "" : " open")
                .append(">\n<summary>");
        html.append(String.format(
                Locale.ROOT,
                "%d figures, %d intervals that hold together with 95 %% confidence",
                sheet.rows().size(),
                sheet.intervals()));
        return html.append("</summary>\n<div class=\"wide\"><table>\n")
                .append(table())
                .append("</table></div>\n</details>\n</section>\n")
                .toString();
    }

    // ---- The table -------------------------------------------------------------------------------------------------

    private String table() {
        StringBuilder table = new StringBuilder("<tr><th></th>");
        for (Results each : results) table.append(cell("th", each.arm().name()));
        table.append("</tr>\n");
        for (ReportPart.Row row : sheet.rows()) {
            table.append("<tr>").append(cell("th", row.name()));
            for (int arm = 0; arm < results.size(); arm++) table.append(cell(row, arm));
            table.append("</tr>\n");
        }
        return table.toString();
    }

    private String cell(ReportPart.Row row, int arm) {
        Optional<Measure> measured = row.measured().get(arm);
        if (measured.isEmpty()) return cell("td", "–");
        Measure measure = measured.get();
        String all = Html.escape(measure.write(measure.intervalAt(sheet.risk())));
        if (measure.numbers().size() < results.get(arm).games().size())
            all += " <small>in " + measure.numbers().size() + " games</small>";
        if (!sheet.isCompared(row, arm)) return "<td>" + all + "</td>";
        Interval difference = sheet.difference(row, arm);
        String sign = difference.value() >= 0 ? "+" : "";
        String words = "<div class=\"difference\">" + Html.escape(sign + measure.write(difference)) + "</div>";
        return (sheet.differs(row, arm) ? "<td class=\"clear\">" : "<td>") + all + words + "</td>";
    }

    private static String cell(String tag, String words) {
        return "<" + tag + ">" + Html.escape(words) + "</" + tag + ">";
    }

    // ---- The charts ------------------------------------------------------------------------------------------------

    private String chart(Measure.Kind kind) {
        List<ReportPart.Row> rows =
                sheet.rows().stream().filter(row -> row.kind() == kind).toList();
        if (rows.isEmpty()) return "";
        if (BARS.contains(kind)) return bars(kind, rows);
        if (SPREADS.contains(kind)) return spread(kind, rows.get(rows.size() - 1));
        return LINES.contains(kind) ? lines(kind, rows) : "";
    }

    private String bars(Measure.Kind kind, List<ReportPart.Row> rows) {
        List<BarChart.Group> groups = new ArrayList<>();
        for (ReportPart.Row row : rows) {
            List<BarChart.Bar> bars = new ArrayList<>();
            for (int arm = 0; arm < results.size(); arm++) {
                int each = arm;
                row.measured().get(arm).ifPresent(measure -> bars.add(bar(each, measure)));
            }
            groups.add(new BarChart.Group(row.name(), bars));
        }
        return new BarChart(kind.title(), groups).svg();
    }

    private BarChart.Bar bar(int arm, Measure measure) {
        Interval figure = measure.intervalAt(sheet.risk());
        return new BarChart.Bar(arm, results.get(arm).arm().name(), figure, measure.write(figure));
    }

    private String lines(Measure.Kind kind, List<ReportPart.Row> rows) {
        List<ReportPart.Row> numbered =
                rows.stream().filter(row -> row.name().matches(".* \\d+")).toList();
        if (numbered.size() < 2) return "";
        List<String> labels =
                numbered.stream().map(row -> row.name().replaceAll(".* ", "")).toList();
        List<Chart.Strand> strands = new ArrayList<>();
        for (int arm = 0; arm < results.size(); arm++) {
            int each = arm;
            strands.add(new Chart.Strand(
                    results.get(arm).arm().name(),
                    numbered.stream()
                            .map(row -> row.measured()
                                    .get(each)
                                    .map(measure -> measure.intervalAt(sheet.risk()))
                                    .orElse(new Interval(0, 0, 0)))
                            .toList()));
        }
        String after = numbered.get(0).name().replaceAll("^\\w+ (.*) \\d+$", "$1");
        return new Chart(kind.title() + ", " + after, Chart.Form.LINES, labels, strands).svg();
    }

    /** How a measure is spread over the games. */
    private String spread(Measure.Kind kind, ReportPart.Row row) {
        List<List<Double>> numbers = row.measured().stream()
                .map(each -> each.map(Measure::numbers).orElse(List.of()))
                .toList();
        Histogram histogram = Histogram.over(numbers);
        List<Chart.Strand> strands = new ArrayList<>();
        for (int arm = 0; arm < results.size(); arm++) {
            strands.add(new Chart.Strand(results.get(arm).arm().name(), histogram.shares(numbers.get(arm))));
        }
        String title = kind.title() + ", share of games";
        return new Chart(title, Chart.Form.BARS, histogram.labels(), strands).svg();
    }
}
