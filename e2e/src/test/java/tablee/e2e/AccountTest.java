package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** From guest to account, out, back with the recovery code, and gone. */
class AccountTest {
    @Test
    @DisplayName(
            "ASVS 6.2.2, 7.4.4: The recovery code is shown once and is a way back; somebody who deletes the account is unknown again")
    void life() {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.go("/account").page();
            page.getByLabel("Your name at the table").fill("Ada");
            button(page, "Save").click();
            assertThat(page.locator(".toast")).hasText("Saved.");
            way(page, "Make an account", "ada lovelace", "a long way to the sea");
            String code = page.locator(".code").first().innerText();
            button(page, "I have written it down").click();
            assertThat(page.getByText("You are signed in as ada lovelace.")).isVisible();
            assertThat(page.getByText(code)).hasCount(0);
            change(page, "a long way to the sea", "the shortest way there");
            button(page, "Sign out").click();
            assertThat(page.getByText("You are here as a guest.")).isVisible();
            recover(page, code);
            assertThat(page.getByText("You are signed in as ada lovelace.")).isVisible();
            button(page, "Delete me").click();
            button(page, "Yes, delete me").click();
            assertThat(page.locator("h1")).hasText("Board games with friends, in your browser.");
            visitor.go("/account");
            assertThat(page.getByLabel("Your name at the table")).hasValue("");
        }
    }

    @Test
    @DisplayName("The name of a new account is the name at tables, from its first table on")
    void nameAtTables() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            Page page = visitor.go("/account").page();
            way(page, "Make an account", "mary somerville", "a long way to the sea");
            button(page, "I have written it down").click();
            assertThat(page.getByLabel("Your name at the table")).hasValue("mary somerville");
            visitor.go("/");
            page.locator(".games .button.main").first().click();
            assertThat(page.locator(".seat").filter(named("mary somerville"))).hasCount(1);
        }
    }

    @Test
    @DisplayName("Whether my matches may be studied is mine to say, and to take back: the server keeps what the switch"
            + " shows")
    void study() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            Page page = visitor.go("/account").page();
            Locator study = page.getByLabel("Matches I have finished may be studied, without my name");
            assertThat(study).not().isChecked();
            for (boolean on : new boolean[] {true, false}) {
                study.setChecked(on);
                assertThat(page.locator(".toast").last()).hasText("Saved.");
                page.waitForCondition(() -> consents(visitor) == on);
                visitor.go("/account");
                assertThat(study).isChecked(new LocatorAssertions.IsCheckedOptions().setChecked(on));
            }
        }
    }

    private static boolean consents(Visitor visitor) {
        return visitor.ask("GET", "/api/me/study", "").path("consent").booleanValue();
    }

    private static Locator.FilterOptions named(String name) {
        return new Locator.FilterOptions().setHasText(name);
    }

    @Test
    @DisplayName("What is wrong stands below the field it is about, which has the focus, and goes with the next try")
    void besideTheField() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            Page page = visitor.go("/account").page();
            Locator make = page.locator("details").first();
            make.locator("summary").click();
            make.getByLabel("Account name").fill("grace hopper");
            make.getByLabel("Password").fill("short");
            make.locator("button").click();
            Locator password = page.locator("form input[aria-invalid=true]");
            assertThat(password).hasAttribute("name", "password");
            assertThat(password).isFocused();
            assertThat(page.locator(".wrong")).hasText("A password has at least eight characters.");
            assertThat(page.locator(".toast")).hasCount(0);
            password.fill("a long way to the sea");
            password.press("Enter");
            assertThat(button(page, "I have written it down")).isVisible();
            assertThat(page.locator(".wrong")).hasCount(0);
            visitor.forgiven();
        }
    }

    @Test
    @DisplayName("A wrong password and a wrong recovery code are told below their own field too")
    void wrongWayIn() {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.go("/account").page();
            way(page, "Make an account", "sophie germain", "a long way to the sea");
            button(page, "I have written it down").click();
            button(page, "Sign out").click();
            Locator signIn = opened(page, "Sign in", "sophie germain");
            signIn.getByLabel("Password").fill("another way to the sea");
            signIn.locator("button").first().click();
            told(signIn, "password", "This name and password do not match.");
            Locator recovery = opened(page, "Forgot your password?", "sophie germain");
            recovery.getByLabel("Recovery code").fill("AAAA-AAAA-AAAA-AAAA");
            recovery.getByLabel("New password").fill("another way to the sea");
            recovery.locator("button").first().click();
            told(recovery, "recovery", "This name and recovery code do not match.");
            assertThat(page.locator(".toast")).hasCount(0);
            visitor.forgiven();
        }
    }

    private static Locator opened(Page page, String name, String account) {
        Locator way = page.locator("details")
                .filter(new Locator.FilterOptions().setHasText(name))
                .first();
        way.locator("summary").click();
        way.getByLabel("Account name").fill(account);
        return way;
    }

    private static void told(Locator way, String field, String message) {
        Locator input = way.locator("input[aria-invalid=true]");
        assertThat(input).hasAttribute("name", field);
        assertThat(input).isFocused();
        assertThat(way.locator("input[name=" + field + "] + .wrong")).hasText(message);
    }

    @Test
    @DisplayName("A bot of one's own gets a token, once")
    void botToken() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            Page page = visitor.go("/account").page();
            way(page, "Make an account", "charles babbage", "a long way to the sea");
            button(page, "I have written it down").click();
            page.getByLabel("Name of the bot").fill("Engine");
            button(page, "New token").click();
            assertThat(page.getByText("Token of Engine (bot), shown only now:")).isVisible();
            page.reload();
            assertThat(button(page, "Remove Engine (bot)")).isVisible();
            assertThat(page.getByText("Token of Engine")).hasCount(0);
        }
    }

    private static void way(Page page, String name, String account, String password) {
        Locator way = page.locator("details")
                .filter(new Locator.FilterOptions().setHasText(name))
                .first();
        way.locator("summary").click();
        way.getByLabel("Account name").fill(account);
        way.getByLabel("Password").fill(password);
        way.locator("button").click();
        page.locator(".code").first().waitFor();
    }

    private static void change(Page page, String current, String next) {
        Locator form = page.locator("details").filter(new Locator.FilterOptions().setHasText("Change password"));
        form.locator("summary").click();
        form.getByLabel("Current password").fill(current);
        form.getByLabel("New password").fill(next);
        form.locator("button").click();
        assertThat(page.locator(".toast").last()).hasText("Your password is changed.");
    }

    private static void recover(Page page, String code) {
        Locator way = page.locator("details").filter(new Locator.FilterOptions().setHasText("Forgot your password?"));
        way.locator("summary").click();
        way.getByLabel("Account name").fill("ada lovelace");
        way.getByLabel("Recovery code").fill(code);
        way.getByLabel("New password").fill("another way to the sea");
        way.locator("button").click();
        button(page, "I have written it down").click();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
