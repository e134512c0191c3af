package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Two strangers want a rated game now, and find each other. */
class MatchmakingPageTest {
    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Page signedUp(Visitor visitor) {
        String name = "match " + Long.toString(System.nanoTime(), 36);
        visitor.ask("POST", "/api/account", "{\"name\":\"" + name + "\",\"password\":\"a long way to the sea\"}");
        return visitor.go("/ratings/circus/two").page();
    }

    @Test
    @DisplayName(
            "The first one waits and is told so, the second comes to the same table, and the game begins by itself")
    void meet() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor bob = Site.open().visitor(ScreenLook.PHONE).named("Bob")) {
            Page first = signedUp(ada);
            button(first, "A rated game now").click();
            assertThat(first.getByText("Looking for somebody about as strong as you."))
                    .isVisible();
            Page second = signedUp(bob);
            button(second, "A rated game now").click();
            first.locator("circus-board").waitFor();
            second.locator("circus-board").waitFor();
            assertThat(first.getByText("Bob").first()).isAttached();
        }
    }
}
