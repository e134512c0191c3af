package tablee.lab.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.lab.statistics.Interval;
import tablee.lab.statistics.Mean;
import tablee.lab.statistics.Student;

/**
 * One part of a report: its measures in all arms, and how the arms differ from the base. All its intervals hold together with 95 %
 * confidence, because each of them takes an equal share of the risk (Bonferroni).
 *
 * @param base which arm the others are compared with
 */
record ReportPart(Measure.Part part, int base, List<Row> rows) {
    /** @param measured by arm */
    record Row(Measure.Kind kind, String name, List<Optional<Measure>> measured) {
        Measure any() {
            return measured.stream().flatMap(Optional::stream).findFirst().orElseThrow();
        }
    }

    static ReportPart of(Measure.Part part, int base, List<Results> results) {
        Map<String, Row> rows = new LinkedHashMap<>();
        for (Results each : results) {
            for (Measure measure : each.measures()) {
                if (measure.kind().part() == part)
                    rows.computeIfAbsent(measure.name(), name -> row(measure.kind(), name, results));
            }
        }
        return new ReportPart(part, base, List.copyOf(rows.values()));
    }

    private static Row row(Measure.Kind kind, String name, List<Results> results) {
        List<Optional<Measure>> measured = new ArrayList<>();
        for (Results each : results) measured.add(each.measure(name));
        return new Row(kind, name, measured);
    }

    /** How many intervals there are: one for each measure, and one for each difference. */
    int intervals() {
        int count = 0;
        for (Row row : rows) {
            for (int arm = 0; arm < row.measured.size(); arm++) {
                if (row.measured.get(arm).isPresent()) count++;
                if (isCompared(row, arm)) count++;
            }
        }
        return count;
    }

    /** The share of the risk that each interval takes. */
    double risk() {
        return Student.USUAL_RISK / Math.max(1, intervals());
    }

    boolean isCompared(Row row, int arm) {
        return arm != base
                && row.measured.get(arm).isPresent()
                && row.measured.get(base).isPresent();
    }

    /** By how much an arm is above the base; only where both were measured. */
    Interval difference(Row row, int arm) {
        return mean(row, arm).minusAt(risk(), mean(row, base));
    }

    boolean differs(Row row, int arm) {
        return isCompared(row, arm) && !difference(row, arm).contains(0);
    }

    /** The difference in standard deviations of single games, to tell large ones from small ones whatever they count. */
    double effect(Row row, int arm) {
        double deviation = Math.max(mean(row, arm).deviation(), mean(row, base).deviation());
        return deviation == 0 ? 0 : Math.abs(difference(row, arm).value()) / deviation;
    }

    private static Mean mean(Row row, int arm) {
        return row.measured.get(arm).orElseThrow().mean();
    }
}
