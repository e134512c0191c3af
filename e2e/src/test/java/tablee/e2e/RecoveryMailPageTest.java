package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

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

/** Somebody who has lost password and paper, and reads mail. */
class RecoveryMailPageTest {
    private static final String NAME = "ada lovelace";

    @TempDir
    Path folder;

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator way(Page page, String name) {
        Locator way = page.locator("details")
                .filter(new Locator.FilterOptions().setHasText(name))
                .first();
        way.locator("summary").click();
        way.getByLabel("Account name").fill(NAME);
        return way;
    }

    @Test
    @DisplayName("ASVS 6.6.2: An address is given and confirmed by its code, and a mailed code is worth a new password")
    void wayBack() throws Exception {
        try (MailInbox inbox = new MailInbox();
                Server server = mailing(inbox);
                Visitor visitor = Site.named(server.port()).visitor(ScreenLook.PHONE)) {
            Page page = visitor.go("/account").page();
            signUp(page);
            confirm(page, inbox);
            visitor.forgiven();
            button(page, "Sign out").click();
            Locator back = way(page, "Forgot your password?");
            button(page, "Send me a code by email").click();
            back.getByLabel("Recovery code").fill(inbox.code());
            back.getByLabel("New password").fill("another way to the sea");
            button(page, "Set the new password").click();
            button(page, "I have written it down").click();
            assertThat(page.getByText("You are signed in as " + NAME + ".")).isVisible();
        }
    }

    private Server mailing(MailInbox inbox) {
        return Server.start(ServerSettings.local(0, folder.resolve("tablee.db").toString())
                .faster(10)
                .mailing(new ServerSettings.Mail(inbox.address(), "tablee@example.org")));
    }

    @Test
    @DisplayName("With the keyboard alone an address is given and confirmed, and a mailed code is worth a new password")
    void byKeyboard() throws Exception {
        try (MailInbox inbox = new MailInbox();
                Server server = mailing(inbox);
                Visitor visitor =
                        Site.named(server.port()).visitor(ScreenLook.DESK).named("Ada")) {
            visitor.ask("POST", "/api/account", "{\"name\":\"" + NAME + "\",\"password\":\"a long way to the sea\"}");
            Page page = visitor.go("/account").page();
            Locator mine = page.locator("my-recovery");
            KeyWalk.type(mine.getByLabel("Email address"), "ada@example.org");
            KeyWalk.enter(mine.getByText("Save"));
            KeyWalk.type(mine.getByLabel("Code from the email"), inbox.code());
            KeyWalk.enter(mine.getByText("Confirm"));
            assertThat(mine.getByText("Your address is confirmed.")).isVisible();
            visitor.forgiven();
            KeyWalk.enter(button(page, "Sign out"));
            Locator back = page.locator("details")
                    .filter(new Locator.FilterOptions().setHasText("Forgot your password?"))
                    .first();
            KeyWalk.enter(back.locator("summary"));
            KeyWalk.type(back.getByLabel("Account name"), NAME);
            KeyWalk.enter(button(page, "Send me a code by email"));
            KeyWalk.type(back.getByLabel("Recovery code"), inbox.code());
            KeyWalk.type(back.getByLabel("New password"), "another way to the sea");
            KeyWalk.enter(button(page, "Set the new password"));
            KeyWalk.enter(button(page, "I have written it down"));
            assertThat(page.getByText("You are signed in as " + NAME + ".")).isVisible();
        }
    }

    private static void signUp(Page page) {
        Locator make = way(page, "Make an account");
        make.getByLabel("Password").fill("a long way to the sea");
        button(page, "Make an account").click();
        button(page, "I have written it down").click();
    }

    /** A wrong code is refused below its field, and costs nothing but a try. */
    private static void confirm(Page page, MailInbox inbox) throws InterruptedException {
        Locator mine = page.locator("my-recovery");
        mine.getByLabel("Email address").fill("ada@example.org");
        mine.getByText("Save").click();
        mine.getByLabel("Code from the email").fill("0000-0000-0000-0000");
        mine.getByText("Confirm").click();
        assertThat(mine.locator(".wrong")).isVisible();
        assertEquals(List.of(), AxeTest.findings(page));
        mine.getByLabel("Code from the email").fill(inbox.code());
        mine.getByText("Confirm").click();
        assertThat(mine.getByText("Your address is confirmed.")).isVisible();
    }
}
