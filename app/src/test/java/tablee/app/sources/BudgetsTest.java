package tablee.app.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.app.sources.Repository.assertNone;

import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.admin.Reports;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;

/** The page that lists what strangers can make us keep says what the program does, and each line of it has its test. */
class BudgetsTest {
    private static final Path PAGE = Path.of("docs", "security.md");

    /** A line of the page: id, name, what, whose, how much, what happens at the bound, which test. */
    private static Map<String, List<String>> rows() {
        Map<String, List<String>> rows = new TreeMap<>();
        for (String line : Repository.lines(PAGE)) {
            if (!line.startsWith("| BUDGET-")) continue;
            List<String> cells = Arrays.stream(line.split("\\|"))
                    .map(String::strip)
                    .filter(cell -> !cell.isEmpty())
                    .toList();
            assertEquals(7, cells.size(), line);
            if (rows.put(cells.get(0), cells) != null) throw new AssertionError(cells.get(0) + " stands there twice");
        }
        return rows;
    }

    @Test
    @DisplayName("Each budget is on the page with its owner and its number, and the page has no other")
    void listed() {
        Map<String, List<String>> rows = rows();
        List<String> wrong = new ArrayList<>();
        for (Budget each : Budget.values()) {
            List<String> row = rows.remove(each.id());
            List<String> expected =
                    List.of("`" + each.name() + "`", each.owner().name().toLowerCase(Locale.ROOT), amount(each));
            if (row == null) wrong.add(each.id() + " " + expected + " is missing");
            else if (!List.of(row.get(1), row.get(3), row.get(4)).equals(expected)) wrong.add(row + " is " + expected);
        }
        assertNone("lines of docs/security.md that are not what the program does", wrong);
        assertNone("lines of docs/security.md that no budget stands for", rows.keySet());
    }

    @Test
    @DisplayName("The store keeps as many reports of a day as a server admits in one")
    void sameNumberInTheStore() {
        long again = TimeUnit.DAYS.toMillis(1) / Budget.REPORTS.againMillis();
        assertEquals(Reports.MOST_IN_A_DAY, Budget.REPORTS.count() + again);
    }

    private static String amount(Budget budget) {
        String most = String.format(Locale.ROOT, "%,d", budget.most());
        return budget.againMillis() == 0 ? most : most + " at once, one more every " + time(budget.againMillis());
    }

    private static String time(long millis) {
        if (millis % 60_000 == 0) return millis / 60_000 + " min";
        return millis % 1_000 == 0 ? millis / 1_000 + " s" : millis + " ms";
    }

    @Test
    @DisplayName("Each line names a test, and that test names the line")
    void proved() {
        Map<String, String> tests = Repository.tests();
        List<String> unproved = rows().values().stream()
                .filter(row ->
                        !tests.getOrDefault(row.get(6).replace("`", ""), "").matches("(?s).*" + row.get(0) + "\\b.*"))
                .map(Object::toString)
                .toList();
        assertNone("lines whose test does not name them", unproved);
    }

    @Test
    @DisplayName("Whatever gathers in the tables and in the server says what bounds it")
    void bounded() {
        List<String> unbounded = new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("tablee.table", "tablee.server")
                        .stream()
                        .filter(type -> !type.isRecord() && !type.isAnonymousClass())
                        .filter(type -> !type.isAnnotatedWith(Bounded.class))
                        .flatMap(type -> type.getFields().stream())
                        .filter(BudgetsTest::gathers)
                        .filter(field -> !field.isAnnotatedWith(Bounded.class))
                        .map(JavaField::getFullName)
                        .sorted()
                        .toList();
        assertNone("fields that could grow: say @Bounded(by = a budget), or why they cannot", unbounded);
    }

    /** Constants gather nothing. */
    private static boolean gathers(JavaField field) {
        Class<?> type = field.reflect().getType();
        boolean many = Map.class.isAssignableFrom(type) || Collection.class.isAssignableFrom(type);
        return many && !field.getModifiers().contains(JavaModifier.STATIC);
    }
}
