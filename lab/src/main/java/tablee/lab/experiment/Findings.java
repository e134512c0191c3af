package tablee.lab.experiment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tablee.lab.statistics.Interval;

/** What an arm did, in one sentence: the largest of the differences that chance hardly makes. */
record Findings(List<ReportPart> sheets, List<Results> results, int base) {
    private static final int MOST_NAMED = 3;

    private record Finding(ReportPart sheet, ReportPart.Row row) {}

    String sentence(int arm) {
        String whole = name(arm) + " against " + name(base) + ": ";
        if (results.stream().anyMatch(each -> each.games().isEmpty())) return whole + "nothing is known yet.";
        List<Finding> clear = new ArrayList<>();
        int compared = 0;
        for (ReportPart sheet : sheets) {
            for (ReportPart.Row row : sheet.rows()) {
                if (sheet.isCompared(row, arm)) compared++;
                if (sheet.differs(row, arm)) clear.add(new Finding(sheet, row));
            }
        }
        if (clear.isEmpty())
            return whole + "of " + compared + " figures none differs by more than chance makes in "
                    + results.get(arm).games().size() + " games.";
        List<Finding> named = largest(clear, arm);
        String words =
                String.join("; ", named.stream().map(each -> words(each, arm)).toList());
        int more = clear.size() - named.size();
        String rest = more == 0 ? "" : "; " + more + " more of " + compared + " figures differ clearly";
        return whole + words + rest + ".";
    }

    private String name(int arm) {
        return results.get(arm).arm().name();
    }

    /** Of each kind at most one, and the parts of the report in their order before the size: who wins matters most. */
    private static List<Finding> largest(List<Finding> clear, int arm) {
        List<Finding> sorted = new ArrayList<>(clear);
        sorted.sort(Comparator.comparing((Finding each) -> each.sheet.part())
                .thenComparing(each -> -each.sheet.effect(each.row, arm)));
        Set<Measure.Kind> seen = EnumSet.noneOf(Measure.Kind.class);
        List<Finding> named = new ArrayList<>();
        for (Finding each : sorted) {
            if (named.size() < MOST_NAMED && seen.add(each.row.kind())) named.add(each);
        }
        return named;
    }

    private String words(Finding finding, int arm) {
        Measure before = finding.row.measured().get(base).orElseThrow();
        Measure after = finding.row.measured().get(arm).orElseThrow();
        Interval by = finding.sheet.difference(finding.row, arm);
        String way = by.value() > 0 ? " rises from " : " falls from ";
        return kind(finding.row) + way + before.writeValue(before.mean().value()) + " to "
                + after.writeValue(after.mean().value());
    }

    private static String kind(ReportPart.Row row) {
        return switch (row.kind()) {
            case LEADER -> "how often the " + row.name() + " wins";
            case SOURCES -> "what a seat gets from " + row.name();
            case DECISIONS -> "the number of decisions \"" + row.name() + "\"";
            case TOLD -> "the number of \"" + row.name() + "\"";
            case WINS -> "the share of games " + row.name();
            default -> row.name();
        };
    }
}
