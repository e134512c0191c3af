package tablee.store.admin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Change;
import tablee.store.Samples;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.matches.History;
import tablee.store.matches.Journal;
import tablee.store.people.People;
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
    @DisplayName("BUDGET-49: who reports more than twenty lines within a day is heard no more until the next")
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

    @ParameterizedTest
    @EnumSource
    @DisplayName("The same report counts once until somebody has looked into it, and is heard again afterwards")
    void again(TestDatabase place) {
        String table = place.name("reported-again");
        String eve = place.name("eve-again");
        try (Store store = place.open()) {
            store.write(said(table, 0, DAY, List.of(), List.of(conduct(eve, DAY))))
                    .join();
            store.write(said(table, 1, DAY + 1, List.of(), List.of(conduct(eve, DAY + 1))))
                    .join();
            assertEquals(1, store.reports().open(eve, 9).size());
            store.administration()
                    .resolve(new AuditLog.Deed(
                            AuditLog.Actor.AT_THE_MACHINE, AuditLog.Act.RESOLVE, eve, "talked", DAY + 2))
                    .join();
            store.write(said(table, 2, DAY + 3, List.of(), List.of(conduct(eve, DAY + 3))))
                    .join();
            assertEquals(DAY + 3, store.reports().open(eve, 9).get(0).report().wallMillis());
            assertEquals(2, store.reports().about(eve, 9).size());
        }
    }

    private static Reports.Report conduct(String about, long at) {
        return new Reports.Report(
                "bob of " + about, Reports.Kind.CONDUCT, about, Reports.NO_LINE, "", -1, "stalls", at);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A line's place is the match that was played when it was said, and how far it was then")
    void whenSaid(TestDatabase place) {
        String table = place.name("when-said");
        List<Chat.Line> lines = IntStream.of(5, 15, 16, 25)
                .mapToObj(at -> new Chat.Line(at, "ann", "Ann", "line", false, at))
                .toList();
        try (Store store = place.open()) {
            store.write(said(table, 0, 5, lines, List.of())).join();
            for (int number : new int[] {1, 2}) play(store, table, number);
            List<Reports.Report> reports = lines.stream()
                    .map(line ->
                            new Reports.Report(table, Reports.Kind.LINE, "ann", line.number(), table + ".2", 3, "", 30))
                    .toList();
            store.write(said(table, 3, 30, List.of(), reports)).join();
            List<String> places = store.reports().by(table, 9).stream()
                    .map(Reports.Reported::report)
                    .map(each -> each.line() + " " + each.match().replace(table, "") + " " + each.version())
                    .toList();
            assertEquals(List.of("5  -1", "15 .1 3", "16 .1 3", "25 .2 3"), places);
        }
    }

    /** The match of this number, with three entries, played at ten times its number. */
    private static void play(Store store, String table, int number) {
        Journal.MatchStart start = Samples.start(table + "." + number);
        Journal.Append append = new Journal.Append(start.match(), start.tail(), Samples.THREE, true);
        store.write(Change.of(10L * number, Samples.table(table, number))
                        .begin(start)
                        .append(append))
                .join();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("What was seen away from tables is reported with the page and what stood there, and a name as it was")
    void awayFromTables(TestDatabase place) {
        String eve = place.name("eve-away");
        try (Store store = place.open()) {
            store.people()
                    .add(
                            new People.Person(eve, "Ugly Name", "en", false, false),
                            eve.getBytes(StandardCharsets.UTF_8),
                            1)
                    .join();
            Reports.Report name =
                    new Reports.Report("bob", Reports.Kind.NAME, eve, Reports.NO_LINE, "", -1, "ugly", DAY * 9);
            store.reports().add(name, new Reports.Seen("", "")).join();
            store.people()
                    .rename(new People.Person(eve, "Nice Name", "en", false, false))
                    .join();
            Reports.Report title =
                    new Reports.Report("bob", Reports.Kind.TITLE, eve, Reports.NO_LINE, "", -1, "ugly", DAY * 8);
            for (String cup : List.of("one", "two"))
                store.reports()
                        .add(title, new Reports.Seen("/tournament/" + cup, "Cup " + cup))
                        .join();
            List<String> read = store.reports().open(eve, 9).stream()
                    .map(each -> each.table() + each.page() + ": " + each.text())
                    .sorted()
                    .toList();
            assertEquals(List.of("/tournament/one: Cup one", "/tournament/two: Cup two", ": Ugly Name"), read);
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "KEPT-9: what was reported of a shared replay says nothing any more once somebody is forgotten who sat there")
    void forgottenSitter(TestDatabase place) {
        String eve = place.name("eve-shares");
        String bob = place.name("bob-sat");
        String match = place.name("shared") + ".1";
        try (Store store = place.open()) {
            store.write(Change.of(1, Samples.table(place.name("shared"), 0))
                            .begin(Samples.start(match))
                            .ended(List.of(new History.Result(match, "circus", bob, 0, 1, false, false, List.of()))))
                    .join();
            Reports.Report report =
                    new Reports.Report("ann", Reports.Kind.REPLAY, eve, Reports.NO_LINE, match, 3, "ugly", DAY * 7);
            store.reports()
                    .add(report, new Reports.Seen("/r/code", "Circus: Bob"))
                    .join();
            assertEquals("Circus: Bob", store.reports().open(eve, 9).get(0).text());
            store.forget(bob, Samples.ERASER).join();
            assertEquals("", store.reports().open(eve, 9).get(0).text());
            assertEquals(report, store.reports().open(eve, 9).get(0).report());
        }
    }
}
