package tablee.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tablee.wire.Html;

/** What an experiment found, as one page that needs nothing else, and as CSV. */
record LabPage(Experiment experiment, List<Experiment.Results> results) {
    private record Row(Measure.Kind kind, String name, List<Optional<Measure>> measured) {}

    String html() {
        return LabText.beside(LabPage.class, "page.html")
                .replace("{title}", Html.escape(title()))
                .replace("{experiment}", Html.escape(experiment.describe()))
                .replace("{table}", table())
                .replace("{charts}", charts());
    }

    String csv() {
        StringBuilder csv = new StringBuilder("arm,measure,kind,games,mean,low,high\n");
        for (Experiment.Results each : results) {
            for (Measure measure : each.measures()) {
                Interval interval = measure.interval();
                csv.append(String.format(
                        Locale.ROOT,
                        "%s,%s,%s,%d,%.6f,%.6f,%.6f%n",
                        each.arm().name(),
                        measure.name(),
                        measure.kind().title(),
                        measure.numbers().size(),
                        interval.value(),
                        interval.low(),
                        interval.high()));
            }
        }
        return csv.toString();
    }

    private String title() {
        String game = results.get(0).arm().arrangement().game().card().name();
        return game + ": " + experiment.games() + " games" + (results.size() == 2 ? " each of two ways to play" : "");
    }

    // ---- The table -------------------------------------------------------------------------------------------------

    private List<Row> rows() {
        List<List<Measure>> all =
                results.stream().map(Experiment.Results::measures).toList();
        List<Row> rows = new ArrayList<>();
        for (List<Measure> measures : all) {
            for (Measure measure : measures) {
                boolean there = rows.stream().anyMatch(row -> row.name.equals(measure.name()));
                if (there) continue;
                rows.add(new Row(
                        measure.kind(),
                        measure.name(),
                        all.stream().map(list -> named(list, measure.name())).toList()));
            }
        }
        return rows;
    }

    private static Optional<Measure> named(List<Measure> measures, String name) {
        return measures.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    private String table() {
        StringBuilder table = new StringBuilder("<tr><th></th>");
        for (Experiment.Results each : results)
            table.append(cell("th", each.arm().name()));
        if (results.size() == 2) table.append(cell("th", "difference"));
        table.append("</tr>\n");
        for (Row row : rows()) {
            table.append("<tr>").append(cell("th", row.name));
            for (Optional<Measure> each : row.measured) {
                table.append(cell(
                        "td",
                        each.map(measure -> measure.write(measure.interval())).orElse("–")));
            }
            if (results.size() == 2) table.append(difference(row));
            table.append("</tr>\n");
        }
        return table.toString();
    }

    private static String difference(Row row) {
        if (row.measured.stream().anyMatch(Optional::isEmpty)) return cell("td", "–");
        Measure first = row.measured.get(0).orElseThrow();
        Measure second = row.measured.get(1).orElseThrow();
        Interval difference = second.mean().minus(first.mean());
        String words = first.write(difference);
        return difference.contains(0) ? cell("td", words) : cell("td", words).replace("<td", "<td class=\"clear\"");
    }

    private static String cell(String tag, String words) {
        return "<" + tag + ">" + Html.escape(words) + "</" + tag + ">";
    }

    // ---- The charts ------------------------------------------------------------------------------------------------

    private String charts() {
        StringBuilder charts = new StringBuilder();
        for (Measure.Kind kind : List.of(Measure.Kind.WINS, Measure.Kind.DECISIONS)) charts.append(bars(kind));
        for (Measure.Kind kind : List.of(Measure.Kind.LENGTH, Measure.Kind.SCORE, Measure.Kind.LEAD)) {
            charts.append(spread(kind));
        }
        return charts.toString();
    }

    private String bars(Measure.Kind kind) {
        List<Row> rows = rows().stream().filter(row -> row.kind == kind).toList();
        List<Chart.Strand> strands = new ArrayList<>();
        for (int arm = 0; arm < results.size(); arm++) {
            int each = arm;
            strands.add(new Chart.Strand(
                    results.get(arm).arm().name(),
                    rows.stream()
                            .map(row -> row.measured
                                    .get(each)
                                    .map(Measure::interval)
                                    .orElse(new Interval(0, 0, 0)))
                            .toList()));
        }
        List<String> labels =
                rows.stream().map(row -> row.name.replace("won by ", "")).toList();
        return new Chart(kind.title(), Chart.Form.BARS, labels, strands).svg();
    }

    /** How a measure is spread over the games; all seats' together. */
    private String spread(Measure.Kind kind) {
        List<List<Double>> numbers = new ArrayList<>();
        for (Experiment.Results each : results) {
            numbers.add(each.measures().stream()
                    .filter(measure -> measure.kind() == kind)
                    .flatMap(measure -> measure.numbers().stream())
                    .toList());
        }
        if (numbers.stream().allMatch(List::isEmpty)) return "";
        Histogram histogram = Histogram.over(numbers);
        List<Chart.Strand> strands = new ArrayList<>();
        for (int arm = 0; arm < results.size(); arm++) {
            strands.add(new Chart.Strand(results.get(arm).arm().name(), histogram.shares(numbers.get(arm))));
        }
        String title = kind.title() + ", share of games";
        return new Chart(title, Chart.Form.BARS, histogram.labels(), strands).svg();
    }
}
