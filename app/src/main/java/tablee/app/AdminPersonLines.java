package tablee.app;

import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import tablee.server.admin.PersonFile;
import tablee.store.admin.Reports;
import tablee.store.admin.Sanctions;

/** What {@code tablee admin person WHO} prints: the same that the page of a person shows to administrators. */
final class AdminPersonLines {
    private AdminPersonLines() {}

    /** Who it is, what was said to them, what was reported of them, what was done and noted about them, and where they sit. */
    static List<String> of(PersonFile file) {
        return Stream.of(
                        Stream.of(AdminReading.line(file.person()) + ", may do what " + AdminReading.words(file.role())
                                + " may"),
                        file.sanctions().stream().map(AdminPersonLines::line),
                        file.reports().stream().map(AdminPersonLines::line),
                        file.acts().stream().map(AdminReading::line),
                        file.tables().stream().map(AdminReading::line))
                .flatMap(lines -> lines)
                .toList();
    }

    private static String line(Sanctions.Sanction each) {
        boolean ends = each.kind() != Sanctions.Kind.WARNING && each.untilMillis() != Long.MAX_VALUE;
        return each.id() + "  " + Instant.ofEpochMilli(each.createdMillis()) + " " + AdminReading.words(each.kind())
                + (ends ? " until " + Instant.ofEpochMilli(each.untilMillis()) : "")
                + (each.liftedMillis() > 0 ? ", taken back" : "")
                + (each.readMillis() > 0 ? ", read" : "") + ": “" + each.reason() + "”";
    }

    private static String line(Reports.Reported each) {
        return AdminReading.line(each)
                + (each.resolvedMillis() > 0 ? ", resolved " + Instant.ofEpochMilli(each.resolvedMillis()) : ", open");
    }
}
