package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.server.admin.AdminActs;
import tablee.server.admin.AdminOrder;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.people.Sessions;

/** What those who run a server do to tables, tournaments and accounts, by keyboard and on a phone, and what others then see. */
class AdministrationDeedsPageTest {
    @TempDir
    Path folder;

    private Server server;

    @BeforeEach
    void start() {
        server = Server.start(ServerSettings.local(0, database()).faster(10));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private String database() {
        return folder.resolve("tablee.db").toString();
    }

    private static String id(Visitor visitor) {
        return visitor.ask("GET", "/api/me", "").at("/person/id").asText();
    }

    private Visitor account(ScreenLook look, String name) {
        Visitor visitor = Site.at(server.port()).visitor(look).named(name);
        visitor.ask("POST", "/api/account", "{\"name\":\"" + name + "\",\"password\":\"a long way to the sea\"}");
        return visitor;
    }

    private Visitor boss(ScreenLook look) {
        Visitor boss = account(look, "the boss");
        try (Store store = Store.open(database())) {
            AdminOrder grant = new AdminOrder(AuditLog.Act.GRANT, id(boss), "", Optional.empty());
            new AdminActs(store).carryOut(AuditLog.Actor.AT_THE_MACHINE, grant).join();
        }
        return boss;
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Without a mouse: Tab leads to the act, and in its dialog to the reason, and Enter at its last button does it. */
    private static void act(Page page, String act, String why) {
        KeyWalk.enter(button(page, act).first());
        Locator dialog = page.locator("dialog[open]");
        dialog.waitFor();
        page.keyboard().press("Tab");
        page.keyboard().press("Tab");
        page.keyboard().type(why);
        assertThat(dialog.locator("textarea")).hasValue(why);
        page.keyboard().press("Tab");
        page.keyboard().press("Tab");
        page.keyboard().press("Enter");
        assertThat(page.locator(".toast").last()).hasText("Done.");
    }

    private static void find(Page page, String text) {
        page.locator("input[name=find]").fill(text);
        page.locator("input[name=find]").press("Enter");
        assertThat(page.locator(".card")).hasCount(1);
    }

    @Test
    @DisplayName(
            "A tournament is found, closed and erased on a phone by keyboard; who has it open reads why, and then that it is gone")
    void tournaments() {
        try (Visitor boss = boss(ScreenLook.PHONE);
                Visitor ida = account(ScreenLook.DESK, "ida")) {
            String cup = ida.ask(
                            "POST",
                            "/api/tournaments",
                            "{\"title\":\"Cash cup\",\"kind\":\"swiss\",\"listed\":true,\"table\":{\"game\":\"circus\",\"seats\":2}}")
                    .get("tournament")
                    .asText();
            Page others = ida.go("/tournament/" + cup).page();
            Page page = boss.go("/admin/tournaments").page();
            find(page, "cash");
            assertThat(page.locator(".card")).containsText("Cash cup");
            assertThat(page.locator(".card")).containsText("by ida");
            assertEquals(List.of(), AxeTest.findings(page));
            act(page, "Close", "No prizes here.");
            assertThat(page.locator(".card")).containsText("called off");
            assertThat(button(page, "Close")).hasCount(0);
            assertThat(others.getByText("Those who run this server closed it: No prizes here."))
                    .isVisible();
            ida.forgiven();
            act(page, "Erase", "It was a fraud.");
            assertThat(page.getByText("Nothing was found.")).isVisible();
            assertThat(others.getByText("There is no such tournament.")).isVisible();
            boss.go("/admin/log");
            assertThat(page.locator(".report").first()).containsText("Erase: It was a fraud.");
        }
    }

    /** As if all had proved who they are long ago. */
    private void unproved(String person) {
        try (Store store = Store.open(database())) {
            for (Sessions.Open each : store.sessions().open(person))
                store.sessions().proved(each.secretHash(), 1).join();
        }
    }

    @Test
    @DisplayName(
            "A wrong password is said where it is asked for; what was typed before it is still there, and counts in the end")
    void wrongPassword() {
        try (Visitor boss = boss(ScreenLook.DESK);
                Visitor ida = account(ScreenLook.PHONE, "ida")) {
            unproved(id(boss));
            Page page = boss.go("/admin/people/" + id(ida)).page();
            button(page, "Reset the account").click();
            Locator reason = page.locator("dialog[open] textarea");
            reason.fill("lost both, called from the known number");
            button(page, "Reset the account").last().click();
            Locator proof = page.getByRole(AriaRole.DIALOG)
                    .filter(new Locator.FilterOptions().setHas(page.locator("input[type=password]")));
            proof.locator("input").fill("not the password");
            proof.locator("input").press("Enter");
            assertThat(proof.getByRole(AriaRole.ALERT)).not().isEmpty();
            boss.forgiven();
            assertThat(reason).hasValue("lost both, called from the known number");
            assertEquals(List.of(), AxeTest.findings(page));
            proof.locator("input").fill("a long way to the sea");
            proof.locator("input").press("Enter");
            assertThat(page.locator("dialog[open] .code")).hasText(Pattern.compile("(\\w{4}-)+\\w{4}"));
            page.keyboard().press("Escape");
            boss.go("/admin/log");
            assertThat(page.locator(".report").first()).containsText("lost both, called from the known number");
        }
    }

    @Test
    @DisplayName(
            "A table is found, closed and erased; who sits there is sent away; an account gets a new code, shown once")
    void tablesAndAccounts() {
        try (Visitor boss = boss(ScreenLook.DESK);
                Visitor ida = account(ScreenLook.PHONE, "ida")) {
            String table = ida.table("circus", 2, "", "{\"kind\":\"me\"},{\"kind\":\"open\"}", false);
            Page others = ida.go(table).page();
            Page page = boss.go("/admin/tables").page();
            find(page, "ida");
            ida.forgiven();
            act(page, "Close", "");
            assertThat(page.locator(".card")).containsText("closed");
            assertThat(others.getByText("There is no such table")).isVisible();
            act(page, "Erase", "");
            assertThat(page.getByText("Nothing was found.")).isVisible();
            boss.go("/admin/people/" + id(ida));
            act(page, "Reset the account", "");
            assertThat(page.locator("dialog[open] .code")).hasText(Pattern.compile("(\\w{4}-)+\\w{4}"));
            page.keyboard().press("Escape");
            ida.go("/account");
            assertThat(others.getByText("You are here as a guest.")).isVisible();
        }
    }

    @Test
    @DisplayName(
            "A note is left in the queue and read among what was done about a person, who is resolved, counted as invited, signed out everywhere and erased, by keyboard")
    void aPerson() {
        try (Visitor boss = boss(ScreenLook.DESK);
                Visitor ann = account(ScreenLook.DESK, "ann");
                Visitor ida = account(ScreenLook.PHONE, "ida")) {
            ann.ask(
                    "POST",
                    "/api/reports",
                    "{\"person\":\"" + id(ida) + "\",\"matter\":\"conduct\",\"reason\":\"stalls\"}");
            Page page = boss.go("/admin").page();
            assertThat(page.locator(".card")).containsText("stalls");
            act(page, "Note", "asked her by mail");
            assertThat(page.locator(".card")).containsText("stalls");
            boss.go("/admin/people/" + id(ida));
            assertThat(page.getByText("Note: asked her by mail")).isVisible();
            act(page, "Resolve", "her line was bad");
            assertThat(page.getByText("Resolve: her line was bad")).isVisible();
            assertThat(page.getByText("resolved")).isVisible();
            act(page, "Count as invited", "");
            assertThat(page.getByText("invited · account ida")).isVisible();
            signedOutAndErased(boss, ida);
        }
    }

    private static void signedOutAndErased(Visitor boss, Visitor ida) {
        Page page = boss.page();
        Page others = ida.go("/account").page();
        assertThat(others.getByText("You are signed in as ida.")).isVisible();
        act(page, "Sign out", "");
        ida.forgiven();
        ida.go("/account");
        assertThat(others.getByText("You are here as a guest.")).isVisible();
        ida.ask("POST", "/api/session", "{\"name\":\"ida\",\"password\":\"a long way to the sea\"}");
        act(page, "Erase", "asked for it");
        // The page has asked once more for somebody who is not there any more, and leads to those who are.
        boss.forgiven();
        ida.go("/account");
        assertThat(others.getByText("You are here as a guest.")).isVisible();
        page.locator("input[name=find]").fill("ida");
        page.locator("input[name=find]").press("Enter");
        assertThat(page.getByText("Nothing was found.")).isVisible();
    }
}
