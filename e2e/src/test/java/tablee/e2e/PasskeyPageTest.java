package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.store.Store;
import tablee.store.people.Sessions;

/** Somebody who has no password and wants none, with a device that the browser pretends to have. */
class PasskeyPageTest {
    @TempDir
    Path folder;

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** As if all had proved who they are long ago. */
    private static void age(String database, String person) {
        try (Store store = Store.open(database)) {
            for (Sessions.Open each : store.sessions().open(person))
                store.sessions().proved(each.secretHash(), 1).join();
        }
    }

    private static Locator way(Page page, String name) {
        Locator way = page.locator("details")
                .filter(new Locator.FilterOptions().setHasText(name))
                .first();
        way.locator("summary").click();
        return way;
    }

    @Test
    @DisplayName(
            "ASVS 6.3.3: An account is made with a passkey, signed in to, gets a second one, loses the first, and is deleted by proof of the second")
    void life() {
        String database = folder.resolve("tablee.db").toString();
        try (Server server = Server.start(ServerSettings.local(0, database).faster(10));
                Visitor visitor = Site.named(server.port()).visitor(ScreenLook.PHONE)) {
            Page page = visitor.go("/account").page();
            CDPSession browser = visitor.context().newCDPSession(page);
            KeyDevice phone = KeyDevice.plug(browser);
            signUp(page);
            assertThat(page.locator("my-passkeys li")).hasCount(1);
            assertEquals(List.of(), AxeTest.findings(page));
            button(page, "Sign out").click();
            Locator in = way(page, "Sign in");
            button(page, "Sign in with a passkey").click();
            assertThat(page.getByText("You are signed in as ada lovelace.")).isVisible();
            assertThat(in).hasCount(0);
            phone.lose();
            KeyDevice stick = KeyDevice.plug(browser);
            add(page, "The blue stick");
            remove(page);
            age(database, visitor.ask("GET", "/api/me", "").at("/person/id").asText());
            visitor.forgiven();
            button(page, "Delete me").click();
            button(page, "Yes, delete me").click();
            button(page, "Use a passkey").click();
            assertThat(page.locator(".toast").last()).containsText("Your data is deleted.");
            stick.lose();
        }
    }

    /** Tab until this has the focus; then Enter, as if there were no mouse. */
    private static void enter(Page page, Locator wanted) {
        wanted.waitFor();
        for (int i = 0; i < 150 && !(boolean) wanted.evaluate("each => each === document.activeElement"); i++)
            page.keyboard().press("Tab");
        assertThat(wanted).isFocused();
        page.keyboard().press("Enter");
    }

    private static void type(Page page, Locator field, String text) {
        field.waitFor();
        for (int i = 0; i < 150 && !(boolean) field.evaluate("each => each === document.activeElement"); i++)
            page.keyboard().press("Tab");
        assertThat(field).isFocused();
        page.keyboard().type(text);
    }

    @Test
    @DisplayName(
            "On a desk, by keyboard alone: an account with a passkey, signed out and in, a second key, and the end of it by proof of a key")
    void byKeyboard() {
        String database = folder.resolve("keys.db").toString();
        try (Server server = Server.start(ServerSettings.local(0, database).faster(10));
                Visitor visitor = Site.named(server.port()).visitor(ScreenLook.DESK)) {
            Page page = visitor.go("/account").page();
            KeyDevice desk = KeyDevice.plug(visitor.context().newCDPSession(page));
            enter(page, page.locator("summary").filter(new Locator.FilterOptions().setHasText("Make an account")));
            type(page, page.locator("details[open]").getByLabel("Account name"), "grace hopper");
            enter(page, button(page, "Make it with a passkey"));
            enter(page, button(page, "I have written it down"));
            assertThat(page.getByText("You are signed in as grace hopper.")).isVisible();
            enter(page, button(page, "Sign out"));
            enter(
                    page,
                    page.locator("summary")
                            .filter(new Locator.FilterOptions().setHasText("Sign in"))
                            .first());
            enter(page, button(page, "Sign in with a passkey"));
            assertThat(page.getByText("You are signed in as grace hopper.")).isVisible();
            desk.lose();
            KeyDevice.plug(visitor.context().newCDPSession(page));
            type(page, page.getByLabel("Name of the passkey"), "The blue stick");
            enter(page, button(page, "Add a passkey"));
            assertThat(page.locator("my-passkeys li")).hasCount(2);
            Locator first =
                    page.locator("my-passkeys li").filter(new Locator.FilterOptions().setHasNotText("The blue stick"));
            enter(page, first.getByRole(AriaRole.BUTTON).last());
            enter(page, page.locator("dialog[open] .risk"));
            assertThat(page.locator("my-passkeys li")).hasCount(1);
            age(database, visitor.ask("GET", "/api/me", "").at("/person/id").asText());
            visitor.forgiven();
            enter(page, button(page, "Delete me"));
            enter(page, button(page, "Yes, delete me"));
            enter(page, button(page, "Use a passkey"));
            assertThat(page.locator(".toast").last()).containsText("Your data is deleted.");
        }
    }

    private static void signUp(Page page) {
        Locator make = way(page, "Make an account");
        make.getByLabel("Account name").fill("ada lovelace");
        button(page, "Make it with a passkey").click();
        button(page, "I have written it down").click();
        assertThat(page.getByText("You are signed in as ada lovelace.")).isVisible();
        assertThat(page.getByLabel("Your name at the table")).hasValue("ada lovelace");
    }

    private static void add(Page page, String name) {
        page.getByLabel("Name of the passkey").fill(name);
        button(page, "Add a passkey").click();
        assertThat(page.locator("my-passkeys li")).hasCount(2);
        assertThat(page.locator("my-passkeys")).containsText(name);
    }

    /** The one that was made first; with one left, that one stays. */
    private static void remove(Page page) {
        Locator first =
                page.locator("my-passkeys li").filter(new Locator.FilterOptions().setHasNotText("The blue stick"));
        first.getByText("Remove").click();
        page.locator("dialog[open] .risk").click();
        assertThat(page.locator("my-passkeys li")).hasCount(1);
    }
}
