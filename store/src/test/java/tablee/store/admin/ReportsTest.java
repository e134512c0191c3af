package tablee.store.admin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Change;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.tables.Chat;
import tablee.store.tables.Tables;

class ReportsTest {
    private static final long DAY = 86_400_000;

    private static Change said(
            String table, int revision, long at, List<Chat.Line> lines, List<Reports.Report> reports) {
        Optional<Tables.Document> made = revision > 0
                ? Optional.empty()
                : Optional.of(new Tables.Document("{}", "circus", "gathering", false, table, List.of()));
        return Change.of(at, new Tables.Revision(table, revision, made, 0, 0, 0, Tables.NEVER, 0))
                .said(lines, reports);
    }

    private static long reported(Store store, String by) {
        return store.reports().open("ann", 100_000).stream()
                .filter(each -> each.report().by().equals(by))
                .count();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("BUDGET-49: who reports more than ten lines within a day is heard no more until the next")
    void bounded(TestDatabase place) {
        String table = place.name("reports");
        String by = place.name("eve");
        List<Chat.Line> lines = IntStream.range(0, 30)
                .mapToObj(i -> new Chat.Line(i, "ann", "Ann", "line", false, 0))
                .toList();
        List<Reports.Report> reports = IntStream.range(0, 29)
                .mapToObj(i -> new Reports.Report(by, i, "ann", "rude", DAY))
                .toList();
        try (Store store = place.open()) {
            store.write(said(table, 0, DAY, lines, reports)).join();
            assertEquals(Reports.MOST_IN_A_DAY, reported(store, by));
            store.write(said(table, 1, 2 * DAY, List.of(), List.of(new Reports.Report(by, 29, "ann", "rude", 2 * DAY))))
                    .join();
            assertEquals(Reports.MOST_IN_A_DAY + 1, reported(store, by));
        }
    }
}
