package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.server.admin.AdminActs;
import tablee.server.admin.AdminOrder;
import tablee.server.people.identity.AccessPolicy;
import tablee.store.Store;
import tablee.store.admin.AuditLog;

/** Those who run a server, and those whom they have something to say to, each in a browser. */
class AdministrationPageTest {
    @TempDir
    Path folder;

    private Server server;
    private String database;

    @BeforeEach
    void start() {
        database = folder.resolve("tablee.db").toString();
        server = Server.start(ServerSettings.local(0, database).faster(10).openTo(AccessPolicy.INVITED));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Visitor visitor(ScreenLook look) {
        return Site.at(server.port()).visitor(look);
    }

    private static String id(Visitor visitor) {
        return visitor.ask("GET", "/api/me", "").at("/person/id").asText();
    }

    /** Somebody who has made an account and was made an administrator at the machine. */
    private Visitor boss(ScreenLook look) {
        Visitor boss = visitor(look).named("Boss");
        boss.ask("POST", "/api/account", "{\"name\":\"the boss\",\"password\":\"a long way to the sea\"}");
        try (Store store = Store.open(database)) {
            AdminOrder grant = new AdminOrder(AuditLog.Act.GRANT, id(boss), "", Optional.empty());
            new AdminActs(store).carryOut(AuditLog.Actor.AT_THE_MACHINE, grant).join();
        }
        return boss;
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static void act(Page page, String act, String why) {
        button(page, act).last().click();
        Locator dialog = page.locator("dialog[open]");
        dialog.locator("textarea").fill(why);
        dialog.locator("form button").last().click();
        assertThat(page.locator(".toast").last()).hasText("Done.");
    }

    private static void accessible(Page page) {
        assertEquals(List.of(), AxeTest.findings(page));
    }

    @Test
    @DisplayName(
            "An administrator comes from the account page, finds somebody, warns, silences and bans; the person reads each, and why")
    void sanctions() {
        try (Visitor boss = boss(ScreenLook.DESK);
                Visitor eve = visitor(ScreenLook.PHONE).named("Eve <b>")) {
            Page desk = boss.go("/account").page();
            desk.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Administration"))
                    .click();
            assertThat(desk.getByText("Nobody has reported anything.")).isVisible();
            desk.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("People"))
                    .click();
            desk.getByLabel("Name, account or id").fill("eve");
            button(desk, "Find").click();
            desk.getByText("Eve <b>").click();
            assertThat(desk.locator("h2")).hasText("Eve <b>");
            accessible(desk);
            act(desk, "Warn", "Mind your words.");
            Page phone = eve.go("/").page();
            assertThat(phone.locator(".house-said")).containsText("You were warned: Mind your words.");
            accessible(phone);
            button(phone, "I have read it").click();
            assertThat(phone.locator(".house-said")).hasCount(0);
            act(desk, "Silence", "Enough for today.");
            assertThat(desk.getByText("Enough for today.").first()).isVisible();
            eve.go("/account");
            assertThat(phone.locator(".house-said")).containsText("You cannot talk here until");
            act(desk, "Ban", "Third time.");
            eve.go("/");
            assertThat(phone.locator(".house-said")).containsText("You are banned from this server: Third time.");
            act(desk, "Lift", "");
            eve.go("/");
            assertThat(phone.locator(".house-said")).hasCount(0);
            desk.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Log"))
                    .click();
            assertThat(desk.locator(".report")).hasCount(5);
            accessible(desk);
        }
    }

    @Test
    @DisplayName(
            "A line is reported from the table with a reason, stands in the queue with what was said, and is resolved")
    void reports() {
        try (Visitor boss = boss(ScreenLook.PHONE);
                Visitor eve = visitor(ScreenLook.PHONE).named("Eve");
                Visitor ann = visitor(ScreenLook.DESK).named("Ann")) {
            for (Visitor each : List.of(ann, eve))
                boss.ask("POST", "/api/admin/acts", "{\"act\":\"admit\",\"subject\":\"" + id(each) + "\"}");
            JsonNode made = eve.ask(
                    "POST",
                    "/api/tables",
                    "{\"terms\":{\"game\":\"circus\",\"seats\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}");
            String table = "/t/" + made.get("table").asText();
            Page page = ann.go(made.get("invite").asText()).page();
            say(eve.go(table).page(), "<i>boo</i>");
            open(page);
            button(page, "Mute or report").click();
            button(page, "Report this message").click();
            Locator dialog = page.locator("dialog[open]");
            dialog.getByText("How they behave").click();
            dialog.locator("textarea").fill("shouts");
            button(page, "Send the report").click();
            assertThat(page.locator(".toast").last()).containsText("Thank you.");
            Page host = boss.go("/admin").page();
            assertThat(host.locator(".card")).containsText("shouts");
            accessible(host);
            act(host, "Resolve", "talked to them");
            assertThat(host.getByText("Nobody has reported anything.")).isVisible();
        }
    }

    private static void open(Page page) {
        Locator tab = page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Chat"));
        if (tab.count() > 0) tab.first().click();
    }

    private static void say(Page page, String text) {
        open(page);
        page.locator("form.talk input").fill(text);
        page.locator("form.talk input").press("Enter");
        assertThat(page.locator("table-chat li")).containsText(text);
    }

    @Test
    @DisplayName(
            "An invitation opens a server that is not open to all; everybody reads a notice; figures are drawn and said")
    void house() {
        try (Visitor boss = boss(ScreenLook.DESK);
                Visitor ann = visitor(ScreenLook.PHONE).named("Ann")) {
            Page desk = boss.go("/admin/figures").page();
            assertThat(desk.locator(".plots svg")).hasCount(8);
            assertThat(desk.getByLabel("New people, thirty days: 2 today, 2 at most, 2 in all"))
                    .isVisible();
            accessible(desk);
            act(desk, "Tell everybody", "Back at nine.");
            button(desk, "Invite").click();
            desk.locator("dialog[open] form button").last().click();
            String link = desk.locator("dialog[open] .code").innerText();
            Page phone = ann.go(link.replaceFirst("https?://[^/]+", "")).page();
            assertThat(phone.locator(".house-said")).containsText("Back at nine.");
            accessible(phone);
            button(phone, "Accept").click();
            assertThat(phone.getByText("Welcome!")).isVisible();
            button(phone, "Close").click();
            assertThat(phone.locator(".house-said")).hasCount(0);
            ann.table("circus", 2, "", "{\"kind\":\"me\"},{\"kind\":\"open\"}", false);
        }
    }

    @Test
    @DisplayName("To somebody who is no administrator there is no such page")
    void nobodyElse() {
        try (Visitor ann = visitor(ScreenLook.DESK).named("Ann")) {
            Page page = ann.go("/admin/people").page();
            assertThat(page.locator("h1")).hasText("There is nothing here");
        }
    }
}
