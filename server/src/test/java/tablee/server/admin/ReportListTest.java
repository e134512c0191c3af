package tablee.server.admin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.store.Change;
import tablee.store.Store;
import tablee.store.admin.Reports;
import tablee.store.tables.Chat;
import tablee.store.tables.Tables;

class ReportListTest {
    private static final int PLENTY = 150;

    @TempDir
    Path folder;

    private final List<Chat.Line> lines = new ArrayList<>();
    private final List<Reports.Report> reports = new ArrayList<>();

    private void report(String by, String about) {
        int number = lines.size();
        lines.add(new Chat.Line(number, about, about, "a line", false, 0));
        reports.add(new Reports.Report(by, number, about, "rude", number));
    }

    private Store written() {
        Store store = Store.open(folder.resolve("tablee.db").toString());
        Tables.Document table = new Tables.Document("{}", "circus", "gathering", false, "t", List.of());
        store.write(Change.of(0, new Tables.Revision("t", 0, Optional.of(table), 0, 0, 0, Tables.NEVER, 0))
                        .said(lines, reports))
                .join();
        return store;
    }

    private static List<String> names(ReportList list) {
        return list.people().stream().map(each -> each.whom().person()).toList();
    }

    @Test
    @DisplayName(
            "BUDGET-49, BUDGET-67: reports are grouped by whom they are about, and different reporters are what counts")
    void grouped() {
        for (int i = 0; i < 10; i++) report("eve", "victim");
        report("ann", "bob");
        report("dan", "bob");
        try (Store store = written()) {
            ReportList list = ReportList.of(store.reports(), 0);
            assertEquals(List.of("bob", "victim"), names(list), "two people weigh more than ten lines of one");
            assertEquals(
                    new Reports.Accused("victim", "", 1, 10, 9),
                    list.people().get(1).whom());
            assertEquals(1, list.people().get(1).shown().size(), "one line of each reporter");
            assertEquals(2, list.people().get(0).shown().size());
        }
    }

    @Test
    @DisplayName("BUDGET-66: however many people are reported falsely, a true report has its place on a page")
    void nothingIsHidden() {
        report("ann", "bob");
        for (int i = 0; i < PLENTY; i++) report("mallory" + i, "victim" + i);
        try (Store store = written()) {
            ReportList first = ReportList.of(store.reports(), 0);
            ReportList second = ReportList.of(store.reports(), first.next());
            List<String> all = new ArrayList<>(names(first));
            all.addAll(names(second));
            assertEquals(PLENTY + 1, all.size());
            assertTrue(all.contains("bob"));
            assertEquals(0, second.next());
        }
    }
}
