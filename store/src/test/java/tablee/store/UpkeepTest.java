package tablee.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.store.Samples.THREE;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.core.Entry;
import tablee.store.admin.Reports;
import tablee.store.matches.History;
import tablee.store.matches.Journal;
import tablee.store.matches.LogArchive;
import tablee.store.people.People;
import tablee.store.tables.Chat;
import tablee.store.tables.Tables;

/** What has an end, on both databases. */
class UpkeepTest {
    private static final long NOW = 1_000_000;

    /** A table whose first match has these entries. */
    private static void played(Store store, String table, String phase, boolean over) {
        Journal.MatchStart start = Samples.start(table + ".1");
        Change begun =
                Change.of(10, Samples.table(table, 0, phase, Tables.NEVER)).begin(start);
        store.write(begun.append(new Journal.Append(table + ".1", start.tail(), THREE, over))
                        .said(List.of(new Chat.Line(0, "ann", "Ann", "hello", false, 10)), List.of()))
                .join();
    }

    private static Journal.Kept load(Store store, String match) {
        return store.journal().load(match);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A finished match in its archive is the same log, with the same hash")
    void archives(TestDatabase place) {
        String table = place.name("upkeep-archived");
        try (Store store = place.open()) {
            played(store, table, "over", true);
            Journal.Whole before = assertInstanceOf(Journal.Whole.class, load(store, table + ".1"));
            assertTrue(store.upkeep().unarchived(table, NOW).contains(table + ".1"));
            assertFalse(store.upkeep().unarchived(table, 10).contains(table + ".1"), "not before its time");
            store.upkeep().archive(table + ".1").join();
            Journal.Whole after = assertInstanceOf(Journal.Whole.class, load(store, table + ".1"));
            assertEquals(before.entries(), after.entries());
            assertEquals(before.last().version(), after.last().version());
            assertEquals(
                    List.of(), difference(before.last().hash(), after.last().hash()));
            assertFalse(store.upkeep().unarchived(table, NOW).contains(table + ".1"));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A person who is forgotten leaves an archived match as it was, and it is theirs no more")
    void archivedAndForgotten(TestDatabase place) {
        String table = place.name("upkeep-forgotten");
        String ann = place.name("upkeep-ann");
        try (Store store = place.open()) {
            store.people()
                    .add(new People.Person(ann, "Ann", "en", false, false), ann.getBytes(StandardCharsets.UTF_8), 1)
                    .join();
            played(store, table, "over", true);
            History.Result won = new History.Result(table + ".1", "nim", ann, 0, 1, true, true, List.of());
            store.write(Change.of(11, Samples.table(table, 1, "over", Tables.NEVER))
                            .ended(List.of(won)))
                    .join();
            Journal.Whole before = assertInstanceOf(Journal.Whole.class, load(store, table + ".1"));
            store.upkeep().archive(table + ".1").join();
            assertEquals(List.of(new History.Played(won, 11)), store.history().of(ann, 10));
            store.forget(ann, Samples.ERASER).join();
            assertEquals(List.of(), store.history().of(ann, 10));
            Journal.Whole after = assertInstanceOf(Journal.Whole.class, load(store, table + ".1"));
            assertEquals(before.entries(), after.entries());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("How much the data takes is known of both databases")
    void used(TestDatabase place) {
        try (Store store = place.open()) {
            assertTrue(store.usedBytes() > 50_000, store.usedBytes() + " bytes");
        }
    }

    @Test
    @DisplayName("A file gives room back, a few pages at a time, and keeps some for what comes next")
    void shrinks(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("tablee.db");
        String long400 = "x".repeat(400);
        try (Store store = Store.open(file.toString())) {
            List<Chat.Line> lines = IntStream.range(0, 30_000)
                    .mapToObj(i -> new Chat.Line(i, "ann", "Ann", long400, false, 10))
                    .toList();
            store.write(Change.of(10, Samples.table("t", 0)).said(lines, List.of()))
                    .join();
        }
        long full = Files.size(file);
        try (Store store = Store.open(file.toString())) {
            assertEquals(0, store.upkeep().shrink().join(), "nothing is free");
            while (store.upkeep().deleteChat(NOW).join() > 0) continue;
            int steps = 0;
            for (int pages = 1; pages > 0; steps++) {
                pages = store.upkeep().shrink().join();
                assertTrue(pages <= 64, pages + " pages at once");
            }
            assertTrue(steps > 10, steps + " steps");
        }
        assertTrue(Files.size(file) < full / 2, Files.size(file) + " of " + full);
        assertTrue(Files.size(file) >= 1_024 * 4_096, "a little is kept free");
    }

    @Test
    @DisplayName("A file from before, which could not shrink, is written anew once")
    void converted(@TempDir Path folder) throws SQLException {
        Path file = folder.resolve("tablee.db");
        Store.open(file.toString()).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("pragma auto_vacuum = none");
            statement.execute("vacuum");
        }
        Store.open(file.toString()).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                ResultSet row = connection.createStatement().executeQuery("pragma auto_vacuum")) {
            assertEquals(2, row.getInt(1));
        }
    }

    private static List<Integer> difference(byte[] one, byte[] other) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < Math.max(one.length, other.length); i++)
            if (i >= one.length || i >= other.length || one[i] != other[i]) places.add(i);
        return places;
    }

    @Test
    @DisplayName("An archive in which anything was changed is damaged, and is nothing else")
    void damagedArchive() {
        Journal.MatchStart start = Samples.start("m");
        byte[] archive = LogArchive.write(THREE, start.tail().after(THREE).hash());
        assertEquals(THREE, ((Journal.Whole) LogArchive.read(start, archive)).entries());
        for (int i = 0; i < archive.length; i++) {
            byte[] changed = archive.clone();
            changed[i] ^= 1;
            Journal.Kept read = LogArchive.read(start, changed);
            boolean same =
                    read instanceof Journal.Whole whole && whole.entries().equals(THREE);
            assertTrue(same || read instanceof Journal.Damaged, "byte " + i);
        }
        assertInstanceOf(Journal.Damaged.class, LogArchive.read(start, new byte[0]));
    }

    @Test
    @DisplayName("Numbers of any size come back, and an entry of a long match takes few bytes")
    void numbers() {
        Journal.MatchStart start = Samples.start("m");
        List<Entry> odd = List.of(
                new Entry(0, Integer.MIN_VALUE, 0),
                new Entry(63, Integer.MAX_VALUE, 1L << 52),
                new Entry(1, -1, 1L << 53));
        byte[] archive = LogArchive.write(odd, start.tail().after(odd).hash());
        assertEquals(odd, ((Journal.Whole) LogArchive.read(start, archive)).entries());
        List<Entry> many = new ArrayList<>();
        for (int i = 0; i < 1_000; i++) many.add(new Entry(i % 2, i * 7 % 90, i * 1_337L));
        int bytes = LogArchive.write(many, start.tail().after(many).hash()).length;
        assertTrue(bytes < 5_000, bytes + " bytes");
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "A table that nobody plays at is deleted with its unfinished match; one that was written to meanwhile is not")
    void deletesTables(TestDatabase place) {
        String idle = place.name("upkeep-idle");
        String over = place.name("upkeep-over");
        try (Store store = place.open()) {
            played(store, idle, "playing", false);
            played(store, over, "over", true);
            assertFalse(store.upkeep().idleTables("playing", "", 10).contains(idle));
            store.upkeep().deleteTable(idle, 10).join();
            assertTrue(store.tables().load(idle).isPresent());
            store.upkeep().deleteTable(idle, NOW).join();
            assertEquals(Optional.empty(), store.tables().load(idle));
            assertInstanceOf(Journal.Missing.class, load(store, idle + ".1"));
            assertEquals(List.of(), store.chat().lately(idle, 10));
            store.upkeep().deleteTable(over, NOW).join();
            assertTrue(store.tables().load(over).isPresent(), "a finished match can be looked at again");
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Old chat is deleted with its reports")
    void deletesChat(TestDatabase place) {
        String table = place.name("upkeep-chat");
        try (Store store = place.open()) {
            Chat.Line old = new Chat.Line(0, "ann", "Ann", "old", false, 10);
            Chat.Line fresh = new Chat.Line(1, "ann", "Ann", "new", false, NOW);
            Reports.Report report = new Reports.Report("bob", 0, "ann", "rude", 11);
            store.write(Change.of(10, Samples.table(table, 0)).said(List.of(old, fresh), List.of(report)))
                    .join();
            assertEquals(0, store.upkeep().deleteChat(NOW).join());
            assertEquals(List.of(fresh), store.chat().lately(table, 10));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A guest who came back meanwhile is not forgotten")
    void cameBack(TestDatabase place) {
        try (Store store = place.open()) {
            People.Person guest = new People.Person(place.name("upkeep-guest"), "Guest", "en", false, false);
            byte[] secret = place.name("upkeep-secret").getBytes(java.nio.charset.StandardCharsets.UTF_8);
            store.people().add(guest, secret, 1).join();
            store.upkeep().forgetGuest(guest.id(), Samples.ERASER).join();
            assertEquals(Optional.of(guest), store.people().find(guest.id()));
            store.sessions().close(secret).join();
            store.upkeep().forgetGuest(guest.id(), Samples.ERASER).join();
            assertEquals(Optional.empty(), store.people().find(guest.id()));
        }
    }
}
