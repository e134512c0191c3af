package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.live.tournament.TournamentDocument;
import tablee.store.Change;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.admin.Reports;
import tablee.store.matches.Journal;
import tablee.store.matches.Replays;
import tablee.store.people.Accounts;
import tablee.store.people.People;
import tablee.store.tables.Chat;
import tablee.store.tables.Tables;
import tablee.store.tournaments.Tournaments;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.tournament.TournamentKind;
import tablee.tournament.TournamentTerms;
import tablee.wire.json.Json;

/** {@code tablee admin}: those who run a server, at its machine. */
class AdminCommandTest {
    private record Said(int status, String out, String err) {}

    @TempDir
    Path folder;

    private Said admin(String... words) {
        List<String> all = new ArrayList<>(List.of("admin"));
        all.addAll(List.of(words));
        all.addAll(List.of("--data", folder.toString()));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = new Main(new ByteArrayInputStream(new byte[0]), out, err, Map.of()).run(all);
        return new Said(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private Store open() {
        return Store.open(folder.resolve("tablee.db").toString());
    }

    @BeforeEach
    void people() {
        try (Store store = open()) {
            for (String id : List.of("a1", "e1", "e2")) {
                String name = id.equals("a1") ? "Ada" : "Eve";
                byte[] secret = id.getBytes(StandardCharsets.UTF_8);
                store.people()
                        .add(new People.Person(id, name, "en", false, false), secret, 1)
                        .join();
            }
            store.accounts()
                    .add(new Accounts.Account("a1", "ada", "ada", "$", new byte[1]), 1)
                    .join();
        }
    }

    @Test
    @DisplayName("Somebody with an account is made an administrator and unmade, by the account's name; the log says so")
    void grant() {
        assertEquals(new Said(0, "Done: grant.\n", ""), admin("grant", "ada"));
        try (Store store = open()) {
            assertTrue(store.people().find("a1").orElseThrow().admin());
            assertEquals(
                    AuditLog.Actor.AT_THE_MACHINE,
                    store.audit().after(0, 5).get(0).actor());
        }
        assertTrue(admin("people", "ada").out().contains("a1  Ada, account ada, administrator"));
        assertEquals(0, admin("revoke", "ada").status());
        assertTrue(admin("log").out().contains("host: revoke a1"), admin("log").out());
    }

    @Test
    @DisplayName(
            "Everything that the page does is a command: warn, silence, ban, lift, sign-out, admit, reset, erase, notes, tables, everybody")
    void all() {
        for (String act : List.of("warn", "silence", "ban", "lift", "sign-out", "admit", "note", "resolve"))
            assertEquals(
                    new Said(0, "Done: " + act + ".\n", ""), admin(act, "e1", "--reason", "why", "--hours", "2"), act);
        assertTrue(admin("reset", "ada").out().startsWith("The recovery code, to be handed over: "));
        assertTrue(admin("invite").out().startsWith("For one person, for thirty days: /invited/"));
        assertEquals(0, admin("notify", "--reason", "Back at nine.").status());
        assertEquals(0, admin("erase", "e2").status());
        assertEquals(new Said(0, "Nothing.\n", ""), admin("tables"));
        assertEquals(new Said(0, "Nothing.\n", ""), admin("reports"));
        assertTrue(admin("figures").out().contains("people-new: "));
        try (Store store = open()) {
            assertEquals(3, store.sanctions().of("e1").size());
            assertEquals(
                    "Back at nine.",
                    store.house()
                            .notice(System.currentTimeMillis())
                            .orElseThrow()
                            .text());
            assertTrue(store.people().find("e2").isEmpty());
        }
    }

    @Test
    @DisplayName(
            "A report is read at the machine with its place, what was said, who reported it and why; and the person with all that was done")
    void reports() {
        table("t5", "Tea time");
        Chat.Line said = new Chat.Line(1, "e1", "Eve", "you cannot play", false, 6);
        Reports.Report report = new Reports.Report("a1", Reports.Kind.LINE, "e1", 1, "t5.1", 12, "rude", 5_000);
        try (Store store = open()) {
            Tables.Revision talk = new Tables.Revision("t5", 1, Optional.empty(), 0, 0, 0, Tables.NEVER, 0);
            Journal.MatchStart start = new Journal.MatchStart("t5.1", "{}", "", new byte[32]);
            store.write(Change.of(5, talk).begin(start).said(List.of(said), List.of(report)))
                    .join();
        }
        String line =
                "e1  1970-01-01T00:00:05Z, table t5, match t5.1 at move 0, line “you cannot play”, reported by a1: “rude”";
        assertEquals(new Said(0, line + "\n", ""), admin("reports"));
        assertTrue(
                admin("person", "e1").out().contains(line + ", open\n"),
                admin("person", "e1").out());
        admin("warn", "e1", "--reason", "be kind");
        admin("silence", "e1", "--reason", "not again", "--hours", "1");
        admin("lift", "e1");
        admin("resolve", "e1", "--reason", "talked to her");
        admin("note", "e1", "--reason", "second time");
        assertEquals(new Said(0, "Nothing.\n", ""), admin("reports"));
        String all = admin("person", "e1").out();
        assertTrue(all.startsWith("e1  Eve, guest, may do what guest may\n"), all);
        assertTrue(all.contains(line + ", resolved 2"), all);
        assertTrue(all.contains(" warning"), all);
        assertTrue(all.contains(", taken back: “not again”"), all);
        for (String each : List.of("warn e1 “be kind”", "resolve e1 “talked to her”", "note e1 “second time”"))
            assertTrue(all.contains("host: " + each), all);
        assertEquals(
                "tablee: say about whom: an account, a name or an id.\n",
                admin("person").err());
        assertEquals(
                "tablee: there is nobody called \"Bob\".\n",
                admin("person", "Bob").err());
    }

    private static final TableTerms TERMS = TableTerms.of("circus", 2, Map.of());

    private void table(String id, String title) {
        TableRecord record = TableRecord.hostless(TableLabel.of(id, title, "invite of " + id), TERMS, 1);
        Tables.Document document =
                new Tables.Document(Json.text(record), "circus", "gathering", true, "invite of " + id, List.of());
        try (Store store = open()) {
            store.write(Change.of(1, new Tables.Revision(id, 0, Optional.of(document), 0, 0, 0, Tables.NEVER, 0)))
                    .join();
        }
    }

    @Test
    @DisplayName("A table is found, closed and erased at the machine")
    void tables() {
        table("t1", "Tea time");
        assertEquals(
                "t1  circus, gathering, “Tea time”: \n", admin("tables", "tea").out());
        assertEquals(new Said(0, "Done: close-table.\n", ""), admin("close-table", "t1", "--reason", "noise"));
        assertTrue(admin("tables", "t1").out().contains("circus, closed"));
        assertEquals(new Said(0, "Done: erase-table.\n", ""), admin("erase-table", "t1"));
        assertEquals(new Said(0, "Nothing.\n", ""), admin("tables"));
        assertTrue(admin("log").out().contains("host: close-table t1 “noise”"));
    }

    @Test
    @DisplayName(
            "A shared replay is ended by its address or its code, at the machine; what is no such link is said to be"
                    + " none")
    void replays() {
        try (Store store = open()) {
            Journal.MatchStart start = new Journal.MatchStart("t9.1", "{}", "", new byte[32]);
            Tables.Revision table = new Tables.Revision(
                    "t9",
                    0,
                    Optional.of(new Tables.Document("{}", "circus", "over", false, "i9", List.of())),
                    0,
                    0,
                    0,
                    Tables.NEVER,
                    0);
            store.write(Change.of(1, table).begin(start)).join();
            for (String code : List.of("c1", "c2"))
                store.replays()
                        .add(new Replays.Shared(code, "t9.1", "e1", "{}", 1), new byte[1], 9)
                        .join();
        }
        assertEquals(new Said(0, "Done: end-replay.\n", ""), admin("end-replay", "https://tablee.example/r/c1"));
        assertEquals(new Said(0, "Done: end-replay.\n", ""), admin("end-replay", "c2", "--reason", "an ugly picture"));
        assertEquals(2, admin("end-replay", "c2").status());
        try (Store store = open()) {
            assertEquals(List.of(), store.replays().of("e1"));
        }
        assertTrue(admin("log").out().contains("host: end-replay c2 “an ugly picture”"));
    }

    @Test
    @DisplayName("A tournament is found, closed with its tables for a reason, and erased, at the machine")
    void tournaments() {
        TournamentTerms terms = new TournamentTerms(
                TournamentKind.SWISS, 2, 3, 60_000, 0, false, false, 8, Optional.empty(), Optional.empty());
        String document = Json.text(new TournamentDocument("Cash cup", terms, TERMS, 60_000));
        try (Store store = open()) {
            Tournaments.Kept cup = new Tournaments.Kept(
                    "cup", "a1", true, document, new byte[32], "entry", 0, Tournaments.NEVER, Tournaments.NEVER, 1);
            store.tournaments().make(cup, 1, 1).join();
        }
        table("cup-1", "Cash cup");
        assertEquals(
                "cup  circus, swiss, entry, “Cash cup” by Ada, 0 entered\n",
                admin("tournaments", "cash").out());
        assertEquals(
                "tablee: say why with --reason TEXT.\n",
                admin("close-tournament", "cup").err());
        assertEquals(
                new Said(0, "Done: close-tournament.\n", ""), admin("close-tournament", "cup", "--reason", "prizes"));
        assertTrue(admin("tournaments", "cup").out().contains("swiss, cancelled"));
        assertTrue(admin("tables", "cup-1").out().contains("circus, closed"));
        assertEquals(
                "tablee: this tournament is over.\n",
                admin("close-tournament", "cup", "--reason", "again").err());
        assertEquals(
                new Said(0, "Done: erase-tournament.\n", ""), admin("erase-tournament", "cup", "--reason", "fraud"));
        assertEquals(new Said(0, "Nothing.\n", ""), admin("tournaments"));
        assertEquals(new Said(0, "Nothing.\n", ""), admin("tables"));
        assertTrue(admin("log").out().contains("host: close-tournament cup “prizes”"));
    }

    @Test
    @DisplayName(
            "As what somebody likes to be called nobody becomes an administrator: the account's name or the id counts")
    void impostor() {
        try (Store store = open()) {
            store.people()
                    .rename(new People.Person("a1", "Root", "en", false, false))
                    .join();
        }
        assertEquals(
                "tablee: nobody signs in as \"Root\": give the account's name, or an id.\n",
                admin("grant", "Root").err());
        assertEquals(
                "tablee: say who: the name of an account, or an id.\n",
                admin("grant").err());
        assertEquals(0, admin("grant", "a1").status());
    }

    @Test
    @DisplayName("What cannot be done is said in one sentence, and nothing is changed")
    void misuse() {
        assertEquals(
                "tablee: several are called \"Eve\": e1, e2.\n",
                admin("ban", "Eve", "--reason", "x").err());
        assertEquals(
                "tablee: there is nobody called \"Bob\".\n",
                admin("ban", "Bob", "--reason", "x").err());
        assertEquals(
                "tablee: say why with --reason TEXT: the person reads it.\n",
                admin("ban", "e1").err());
        assertEquals(
                "tablee: say about whom: an account, a name or an id.\n",
                admin("ban").err());
        assertEquals(
                "tablee: there is no such person, table, tournament or shared replay.\n",
                admin("close-table", "nowhere").err());
        assertEquals(
                "tablee: Only somebody with an account can be an administrator.\n",
                admin("grant", "e1").err());
        assertEquals(
                "tablee: there is nothing called \"praise\" to do; \"admin --help\" lists what there is.\n",
                admin("praise", "e1").err());
        assertEquals(2, admin().status());
        assertEquals(
                "tablee: that is about everybody, and not about \"Back at nine\": what it says goes with --reason.\n",
                admin("notify", "Back at nine").err());
        assertEquals(
                "tablee: --hours is to be a number from 1 to 100000, not \"soon\".\n",
                admin("silence", "e1", "--reason", "x", "--hours", "soon").err());
        try (Store store = open()) {
            assertEquals(0, store.audit().last());
        }
    }
}
