package tablee.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.admin.AuditLog;
import tablee.store.admin.Figures;
import tablee.store.admin.House;
import tablee.store.admin.Reports;
import tablee.store.admin.Sanctions;
import tablee.store.people.People;
import tablee.store.tables.Tables;
import tablee.store.tournaments.Tournaments;

/** What those who run the server change, on both kinds of database. */
class AdministrationTest {
    private static final AuditLog.Actor BOSS = new AuditLog.Actor("boss", "Boss");

    private static String person(Store store, TestDatabase place, String name) {
        String id = place.name(name);
        byte[] secret = id.getBytes(StandardCharsets.UTF_8);
        store.people()
                .add(new People.Person(id, name, "en", false, false), secret, 1)
                .join();
        return id;
    }

    private static AuditLog.Deed deed(AuditLog.Act act, String subject, String note) {
        return new AuditLog.Deed(BOSS, act, subject, note, System.currentTimeMillis());
    }

    private static Sanctions.Sanction sanction(String person, Sanctions.Kind kind, long until) {
        return new Sanctions.Sanction("s-" + kind + person, person, kind, "why", 5, until, 0, 0);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A ban and a silence end by themselves, and are taken back; what was said stays with the person")
    void ends(TestDatabase place) {
        try (Store store = place.open()) {
            String eve = person(store, place, "eve-ends");
            long soon = System.currentTimeMillis() + 3_600_000;
            Administration office = store.administration();
            office.sanction(deed(AuditLog.Act.BAN, eve, "why"), sanction(eve, Sanctions.Kind.BAN, soon))
                    .join();
            office.sanction(deed(AuditLog.Act.SILENCE, eve, "why"), sanction(eve, Sanctions.Kind.SILENCE, soon))
                    .join();
            assertTrue(store.people().find(eve).orElseThrow().banned());
            assertEquals(soon, store.people().standing(eve).orElseThrow().silentUntilMillis());
            store.house()
                    .hold(new House.BannedPlace("salt-" + eve, eve, new byte[] {1, 2, 3}), soon)
                    .join();
            office.lift(deed(AuditLog.Act.LIFT, eve, "")).join();
            assertFalse(store.people().find(eve).orElseThrow().banned());
            assertTrue(store.sanctions().of(eve).stream().noneMatch(each -> each.isToBeShown(5)));
            assertTrue(store.house().held(5).stream()
                    .noneMatch(each -> each.person().equals(eve)));
            office.sanction(deed(AuditLog.Act.BAN, eve, "why"), sanction(eve + "2", eve))
                    .join();
            assertFalse(store.people().find(eve).orElseThrow().banned(), "its time is over");
        }
    }

    private static Sanctions.Sanction sanction(String id, String person) {
        return new Sanctions.Sanction(id, person, Sanctions.Kind.BAN, "why", 5, 6, 0, 0);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Every act is one line of the log, in order and without gaps; one that fails is none")
    void logged(TestDatabase place) {
        try (Store store = place.open()) {
            String eve = person(store, place, "eve-logged");
            long before = store.audit().last();
            store.administration().admit(deed(AuditLog.Act.ADMIT, eve, "")).join();
            assertThrows(CompletionException.class, () -> store.administration()
                    .admit(deed(AuditLog.Act.ADMIT, place.name("nobody-logged"), ""))
                    .join());
            store.administration()
                    .note(deed(AuditLog.Act.NOTE, eve, "looked into it"))
                    .join();
            List<AuditLog.Entry> news = store.audit().after(before, 10);
            assertEquals(
                    List.of(before + 1, before + 2),
                    news.stream().map(AuditLog.Entry::number).toList());
            assertEquals(BOSS, news.get(0).actor());
            assertEquals(before + 2, store.audit().about(eve, 5).get(0).number(), "the newest first");
            store.forget(eve, Samples.ERASER).join();
            assertEquals(List.of(), store.audit().about(eve, 5), "who is forgotten is not in the log");
            assertEquals("", store.audit().after(before, 10).get(1).note());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "Reports that somebody has looked into leave the queue and stay in the history; a forgotten person's go")
    void resolved(TestDatabase place) {
        try (Store store = place.open()) {
            String eve = person(store, place, "eve-resolved");
            String table = place.name("resolved");
            Reports.Report conduct =
                    new Reports.Report("ann", Reports.Kind.CONDUCT, eve, Reports.NO_LINE, "t.1", 12, "stalls", 3);
            store.write(Change.of(1, Samples.table(table, 0)).said(List.of(), List.of(conduct)))
                    .join();
            assertEquals(conduct, store.reports().open(eve, 5).get(0).report());
            store.administration()
                    .resolve(deed(AuditLog.Act.RESOLVE, eve, "talked to them"))
                    .join();
            assertEquals(List.of(), store.reports().open(eve, 5));
            assertEquals(1, store.reports().about(eve, 5).size());
            store.forget(eve, Samples.ERASER).join();
            assertEquals(List.of(), store.reports().about(eve, 5));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A closed table is in no list and its link is dead; an erased one is gone")
    void closed(TestDatabase place) {
        try (Store store = place.open()) {
            String table = place.name("closed");
            store.write(Change.of(1, Samples.table(table, 0))).join();
            store.administration()
                    .closeTable(deed(AuditLog.Act.CLOSE_TABLE, table, ""))
                    .join();
            assertTrue(store.tables().load(table).orElseThrow().isClosed());
            assertThrows(CompletionException.class, () -> store.write(Change.of(2, Samples.table(table, 1)))
                    .join());
            store.administration()
                    .eraseTable(deed(AuditLog.Act.ERASE_TABLE, table, ""))
                    .join();
            assertEquals(Optional.empty(), store.tables().load(table));
        }
    }

    private static Tournaments.Append cupEvent(String id, int version, String name, String phase) {
        return new Tournaments.Append(
                id,
                version,
                List.of(new Tournaments.Event(version + 1, 7, 8, "{}")),
                name.isEmpty() ? List.of() : List.of(new Tournaments.Entrant(1, 0, "", name, "")),
                List.of(),
                phase,
                Tournaments.NEVER,
                9);
    }

    private static void makeCup(Store store, String id, String host) {
        String document = "{\"title\":\"Title of " + id + "\"}";
        Tournaments.Kept cup = new Tournaments.Kept(
                id, host, true, document, new byte[1], "running", 0, Tournaments.NEVER, Tournaments.NEVER, 1);
        store.tournaments().make(cup, 1_000, 1_000).join();
        store.tournaments()
                .append(cupEvent(id, 0, "Player of " + id, "running"))
                .join();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "A tournament is found by what stands in it, closed as it stands with tables that are not over, and erased with all of them")
    void tournament(TestDatabase place) {
        try (Store store = place.open()) {
            String id = place.name("cup");
            String table = id + "-1";
            String host = person(store, place, "host-of-cup");
            makeCup(store, id, host);
            store.write(Change.of(1, Samples.table(table, 0))).join();
            for (String text : List.of(id, "TITLE of " + id, "player OF " + id))
                assertEquals(
                        List.of(id),
                        store.tournaments().search(text, 5).stream()
                                .map(Tournaments.Kept::id)
                                .toList(),
                        text);
            AuditLog.Deed close = deed(AuditLog.Act.CLOSE_TOURNAMENT, id, "prizes");
            assertThrows(CompletionException.class, () -> store.administration()
                    .closeTournament(close, cupEvent(id, 0, "", "cancelled"))
                    .join());
            assertEquals(List.of(), store.audit().about(id, 5), "who builds on an older one does nothing");
            store.administration()
                    .closeTournament(close, cupEvent(id, 1, "", "cancelled"))
                    .join();
            assertEquals("cancelled", store.tournaments().find(id).orElseThrow().phase());
            assertTrue(store.tables().load(table).orElseThrow().isClosed());
            store.administration()
                    .eraseTournament(deed(AuditLog.Act.ERASE_TOURNAMENT, id, "fraud"))
                    .join();
            assertEquals(Optional.empty(), store.tournaments().find(id));
            assertEquals(List.of(), store.tournaments().events(id, 0));
            assertEquals(Optional.empty(), store.tables().load(table));
            assertEquals(2, store.audit().about(id, 5).size());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "TOUR-30: A table that another node makes in the very moment in which its tournament is closed is closed too, or is not made")
    void closedMeanwhile(TestDatabase place) {
        try (Store store = place.open();
                Store other = place.open()) {
            for (int round = 0; round < 20; round++) {
                String id = place.name("race" + round);
                makeCup(store, id, "host-of-race");
                List<CompletableFuture<Void>> writes = new ArrayList<>();
                for (int i = 1; i <= 8; i++) {
                    if (i == 4)
                        writes.add(store.administration()
                                .closeTournament(
                                        deed(AuditLog.Act.CLOSE_TOURNAMENT, id, "prizes"),
                                        cupEvent(id, 1, "", "cancelled")));
                    writes.add(other.write(
                            Change.of(1, Samples.table(id + "-" + i, 0)).within(Optional.of(id))));
                }
                for (CompletableFuture<Void> each : writes)
                    each.handle((done, fault) -> fault).join();
                assertEquals(
                        "cancelled", store.tournaments().find(id).orElseThrow().phase());
                for (int i = 1; i <= 8; i++)
                    assertTrue(
                            store.tables().load(id + "-" + i).stream().allMatch(Tables.Kept::isClosed), id + "-" + i);
                String late = id + "-9";
                assertThrows(CompletionException.class, () -> store.write(
                                Change.of(1, Samples.table(late, 0)).within(Optional.of(id)))
                        .join());
                assertEquals(Optional.empty(), store.tables().load(late));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("An invitation is used once; a notice stands until the next; counts of a day stay")
    void house(TestDatabase place) {
        try (Store store = place.open()) {
            String ann = person(store, place, "ann-house");
            byte[] code = place.name("code").getBytes(StandardCharsets.UTF_8);
            store.administration()
                    .invite(deed(AuditLog.Act.INVITE, "", ""), code, 100)
                    .join();
            store.house().accept(code, ann, 50).join();
            assertTrue(store.people().standing(ann).orElseThrow().invited());
            assertThrows(
                    CompletionException.class,
                    () -> store.house().accept(code, ann, 50).join());
            House.Notice notice = new House.Notice("n", "Back at nine.", 5, 100);
            store.administration()
                    .notify(deed(AuditLog.Act.NOTIFY, "", "Back at nine."), notice)
                    .join();
            assertEquals(Optional.of(notice), store.house().notice(50));
            assertEquals(Optional.empty(), store.house().notice(100));
            store.figures().note(0).join();
            store.forget(ann, Samples.ERASER).join();
            store.figures().note(0).join();
            assertTrue(
                    store.figures().since(0).stream()
                            .anyMatch(each -> each.day() == 0
                                    && each.figure() == Figures.Figure.PEOPLE_NEW
                                    && each.amount() >= 1),
                    "though nobody of them is left");
        }
    }
}
