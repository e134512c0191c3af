package tablee.store.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.store.Samples.THREE;
import static tablee.store.Samples.begun;
import static tablee.store.Samples.entries;
import static tablee.store.Samples.start;
import static tablee.store.Samples.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Change;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.admin.Reports;
import tablee.store.matches.History;
import tablee.store.matches.Journal;

/** What is kept beside the journal, on both databases. */
class TablesTest {
    @ParameterizedTest
    @EnumSource
    void aTableIsThereAgainWithTheDocumentWrittenLast(TestDatabase place) {
        String id = place.name("document");
        try (Store store = place.open()) {
            store.write(Change.of(1, table(id, 0))).join();
            Tables.Revision unchanged = new Tables.Revision(id, 1, Optional.empty(), 9, 77, 8, Tables.NEVER, 0b10);
            store.write(Change.of(2, unchanged)).join();
        }
        try (Store store = place.open()) {
            Tables.Kept kept = store.tables().load(id).orElseThrow();
            assertEquals(new Tables.Kept(id, 2, "nim", "playing", "{\"revision\":0}", 9, 2, 77, 8, 0b10), kept);
            assertTrue(store.tables().load(place.name("nowhere")).isEmpty());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("ASVS 2.3.3: who builds on an older revision is refused with all that comes along")
    void whoBuildsOnAnOlderRevisionIsRefusedWithAllThatComesAlong(TestDatabase place) {
        String id = place.name("older");
        try (Store store = place.open()) {
            Journal.Tail tail = begun(store, id);
            store.write(Change.of(2, table(id, 1))).join();
            Chat.Line line = new Chat.Line(0, "ann", "Ann", "hello", false, 2);
            Change late = entries(id, 1, tail, THREE).said(List.of(line), List.of());
            assertThrows(CompletionException.class, () -> store.write(late).join());
            assertThrows(CompletionException.class, () -> store.write(Change.of(3, table(id, 0)))
                    .join());
            assertEquals(List.of(), ((Journal.Whole) store.journal().load(id)).entries());
            assertEquals(List.of(), store.chat().lately(id, 10));
            assertEquals(2, store.tables().load(id).orElseThrow().revision());
        }
    }

    @ParameterizedTest
    @EnumSource
    void listedTablesAreFoundUntilTheyAreOver(TestDatabase place) {
        String open = place.name("listed");
        String over = place.name("listed-over");
        try (Store store = place.open()) {
            store.write(Change.of(9_000, table(open, 0, "gathering", Tables.NEVER)))
                    .join();
            store.write(Change.of(9_001, table(over, 0, "over", Tables.NEVER))).join();
            List<String> ids =
                    store.tables().listed(50).stream().map(Tables.Brief::id).toList();
            assertTrue(ids.contains(open));
            assertTrue(!ids.contains(over));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTableThatIsOverIsListedNoMore(TestDatabase place) {
        String id = place.name("ended");
        try (Store store = place.open()) {
            store.write(Change.of(9_002, table(id, 0))).join();
            assertTrue(store.tables().listed(50).stream()
                    .anyMatch(kept -> kept.id().equals(id)));
            store.write(Change.of(9_003, table(id, 1, "over", Tables.NEVER))).join();
            assertEquals("over", store.tables().load(id).orElseThrow().phase());
            assertTrue(store.tables().listed(50).stream()
                    .noneMatch(kept -> kept.id().equals(id)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void tablesThatWantToBeWokenAreFoundWhenItIsTime(TestDatabase place) {
        String id = place.name("wake");
        try (Store store = place.open()) {
            store.write(Change.of(1, table(id, 0, "playing", 500))).join();
            assertTrue(!store.tables().overdue(499, 1_000).contains(id));
            assertTrue(store.tables().overdue(500, 1_000).contains(id));
            store.write(Change.of(2, table(id, 1, "playing", Tables.NEVER))).join();
            assertTrue(!store.tables().overdue(Long.MAX_VALUE - 1, 1_000).contains(id));
        }
    }

    @ParameterizedTest
    @EnumSource
    void chatIsReadInOrderAndReportsNameTheirLine(TestDatabase place) {
        String id = place.name("chat");
        try (Store store = place.open()) {
            List<Chat.Line> lines = List.of(
                    new Chat.Line(0, "ann", "Ann", "hello", false, 1),
                    new Chat.Line(1, "eve", "Eve", "psst <b>", true, 2),
                    new Chat.Line(2, "bob", "Bob", "👩‍👧", false, 3));
            Reports.Report report = new Reports.Report("bob", 1, "eve", "rude", 4);
            store.write(Change.of(1, table(id, 0)).said(lines, List.of(report))).join();
            store.write(Change.of(2, table(id, 1)).said(List.of(), List.of(report)))
                    .join();
            assertEquals(lines, store.chat().lately(id, 10));
            assertEquals(lines.subList(1, 3), store.chat().lately(id, 2));
            List<Reports.Reported> reports = store.reports().open("eve", 100).stream()
                    .filter(each -> each.table().equals(id))
                    .toList();
            assertEquals(
                    List.of(new Reports.Reported(reports.get(0).id(), id, "", report, "psst <b>", 0, false, false)),
                    reports);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aFinishedMatchIsInItsPeoplesHistory(TestDatabase place) {
        String id = place.name("history");
        String ann = place.name("ann-history");
        try (Store store = place.open()) {
            begun(store, id);
            History.Result won = new History.Result(id, "nim", ann, 0, 1, true, true, List.of("lesson", "own-ruleset"));
            Journal.Append end = new Journal.Append(id, start(id).tail(), THREE, true);
            store.write(Change.of(7, table(id, 1)).append(end).ended(List.of(won)))
                    .join();
            assertEquals(List.of(new History.Played(won, 7)), store.history().of(ann, 10));
        }
    }
}
