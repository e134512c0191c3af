package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.store.Store;
import tablee.store.alerts.NoticeSettings;

/** Every form, sent by a click in a real browser, which decides what origin it tells. {@link AccountTest} and {@link HostTest} have the rest. */
class FormsTest {
    /** Where there are forms. A new one belongs here, and into a test that clicks it. */
    private static final Set<String> FORMS = Set.of(
            "AlertOffPage.java", // AlertsPageTest
            "MailConfirmationPage.java", // here
            "account.ts", // here, and AccountTest
            "begin.ts", // AnalysisPageTest
            "bot-tokens.ts", // AccountTest
            "chat.ts", // here
            "form-dialog.ts", // AccountTest, SessionsPageTest (proofs), ReportsPageTest, AdministrationPageTest
            "found.ts", // AdministrationPageTest
            "join.ts", // here
            "list.ts", // PuzzlePageTest
            "my-passkeys.ts", // PasskeyPageTest
            "my-recovery.ts", // RecoveryMailPageTest
            "new-hook.ts", // AlertsPageTest
            "new-table.ts", // TogetherTest
            "new.ts", // TournamentPageTest
            "notices.ts", // here
            "page.ts", // AnalysisPageTest
            "position-form.ts", // AnalysisPageTest
            "terms-form.ts"); // HostTest

    private static final Pattern A_TABLE = Pattern.compile(".*/t/[\\w-]+$");

    @TempDir
    static Path folder;

    private static Server server;

    @BeforeAll
    static void open() {
        // Nobody listens there: what is to be sent is looked up where it is kept.
        ServerSettings.Mail mail = new ServerSettings.Mail(URI.create("smtp://127.0.0.1:9"), "tablee@example.org");
        server = Server.start(ServerSettings.local(0, database()).faster(1).mailing(mail));
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static String database() {
        return folder.resolve("tablee.db").toString();
    }

    private static Visitor visitor() {
        return Site.at(server.port()).visitor();
    }

    private static JsonNode me(Visitor visitor) {
        return visitor.ask("GET", "/api/me", "").get("person");
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    @Test
    @DisplayName("ASVS 3.5.1: An address is given by a click, and anyone who reads there says yes, and no, by another")
    void mails() {
        try (Visitor ann = visitor().named("Ann")) {
            Page page = ann.go("/account").page();
            page.getByLabel("By email to").fill("ann@example.org");
            page.locator("form")
                    .filter(new Locator.FilterOptions().setHas(page.getByLabel("By email to")))
                    .locator("button")
                    .click();
            assertThat(page.locator(".toast").last()).hasText("Saved.");
            String link = "/mail/" + notice(me(ann).get("id").asText()).code();
            page.navigate("http://127.0.0.1:" + server.port() + link);
            button(page, "Yes, write to me").click();
            assertThat(page.getByText("Thank you.")).isVisible();
            assertTrue(ann.ask("GET", "/api/me/notify", "").get("mailConfirmed").booleanValue());
            page.navigate("http://127.0.0.1:" + server.port() + link);
            button(page, "No, no more emails").click();
            assertThat(page.getByText("no longer go to")).isVisible();
            assertFalse(
                    ann.ask("GET", "/api/me/notify", "").get("mailConfirmed").booleanValue());
        }
    }

    private static NoticeSettings.Notice notice(String person) {
        try (Store store = Store.open(database())) {
            return store.notices().of(person).orElseThrow();
        }
    }

    @Test
    @DisplayName("ASVS 6.2.6, 6.2.7: A password is hidden, can be pasted, and is named for managers; the form signs in")
    void signIn() {
        try (Visitor desk = visitor().named("Ada");
                Visitor phone = visitor()) {
            desk.ask("POST", "/api/account", "{\"name\":\"ada\",\"password\":\"a long way to the sea\"}");
            Page page = phone.go("/account").page();
            Locator way = page.locator("details")
                    .filter(new Locator.FilterOptions().setHasText("Sign in"))
                    .first();
            way.locator("summary").click();
            for (Locator field : page.locator("input[autocomplete$=password]").all()) {
                assertEquals("password", field.getAttribute("type"));
            }
            Locator password = way.getByLabel("Password");
            assertEquals("current-password", password.getAttribute("autocomplete"));
            assertEquals("username", way.getByLabel("Account name").getAttribute("autocomplete"));
            way.getByLabel("Account name").fill("ada");
            paste(page, password, "a long way to the sea");
            assertThat(password).hasValue("a long way to the sea");
            way.locator("button").click();
            assertThat(page.getByText("You are signed in as ada.")).isVisible();
        }
    }

    /** What the browser does at Ctrl-V, unless the page forbids it. */
    private static void paste(Page page, Locator field, String text) {
        field.focus();
        boolean allowed = (boolean) field.evaluate("(field) => field.dispatchEvent(new ClipboardEvent('paste', "
                + "{ bubbles: true, cancelable: true, clipboardData: new DataTransfer() }))");
        assertTrue(allowed, "nothing hinders pasting");
        page.keyboard().insertText(text);
    }

    @Test
    @DisplayName("A link leads to its table, and a line is said there")
    void joinAndTalk() {
        try (Visitor ada = visitor().named("Ada");
                Visitor ben = visitor().named("Ben")) {
            String table = ada.table("circus", 2, "", "{\"kind\":\"me\"},{\"kind\":\"open\"}", false);
            String invite = ada.ask("GET", "/api/tables/" + table.substring(3), "")
                    .get("invite")
                    .asText();
            Page page = ben.go("/").page();
            page.getByLabel("Link or code").fill(invite);
            button(page, "Join").click();
            assertThat(page).hasURL(A_TABLE);
            page.getByLabel("Say something").fill("Good evening");
            button(page, "Send").click();
            assertThat(page.getByText("Good evening")).isVisible();
        }
    }

    @Test
    @DisplayName("There is no form that is not clicked here or in a test named here")
    void all() throws IOException {
        Path root = Path.of(Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"));
        Set<String> found = new TreeSet<>();
        for (String sources : new String[] {"web/src/main/ts", "server/src/main/java"}) {
            try (Stream<Path> files = Files.walk(root.resolve(sources))) {
                found.addAll(files.filter(FormsTest::hasForm)
                        .map(file -> file.getFileName().toString())
                        .collect(Collectors.toSet()));
            }
        }
        assertEquals(new TreeSet<>(FORMS), found);
    }

    private static boolean hasForm(Path file) {
        try {
            return Files.isRegularFile(file) && Files.readString(file).contains("<form");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
