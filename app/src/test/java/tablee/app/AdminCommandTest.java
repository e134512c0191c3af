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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.people.Accounts;
import tablee.store.people.People;

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
                "tablee: there is no such person or table.\n",
                admin("close-table", "nowhere").err());
        assertEquals(
                "tablee: Only somebody with an account can be an administrator.\n",
                admin("grant", "e1").err());
        assertEquals(
                "tablee: there is nothing called \"praise\" to do; \"admin --help\" lists what there is.\n",
                admin("praise", "e1").err());
        assertEquals(2, admin().status());
        assertEquals(
                "tablee: --hours is to be a number from 1 to 100000, not \"soon\".\n",
                admin("silence", "e1", "--reason", "x", "--hours", "soon").err());
        try (Store store = open()) {
            assertEquals(0, store.audit().last());
        }
    }
}
