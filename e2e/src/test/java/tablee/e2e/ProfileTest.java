package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What accumulates: one's own matches, with whom, and once more. */
class ProfileTest {
    @Test
    @DisplayName("The record shows what one has played and with whom; again opens a table on the same terms")
    void record() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.go("/profile").page();
            assertThat(page.locator("h1")).hasText("Ada");
            assertThat(page.getByText("No finished game yet.")).isVisible();
            String table = ada.against("rando", 3, "");
            new BoardPlay(ada, "rando", table).resign();
            ada.go("/profile");
            assertThat(page.locator(".figures dd").first()).hasText("1");
            assertThat(page.locator(".figures dt").first()).hasText("played");
            Locator games = page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("By game"));
            assertThat(games).containsText(Pattern.compile("Flip. Rando"));
            Locator company = page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Played with"));
            assertThat(company).containsText("Caillou");
            company.getByRole(AriaRole.BUTTON).first().click();
            page.waitForURL(Pattern.compile(".*/t/\\w+"));
            assertThat(page.locator("rando-board")).isVisible();
            assertThat(page.locator(".seats .seat")).hasCount(3);
        }
    }

    @Test
    @DisplayName("Nobody else's record can be had: a stranger has none")
    void own() {
        try (Visitor stranger = Site.open().visitor()) {
            Page page = stranger.go("/profile").page();
            assertThat(page.getByText("No finished game yet.")).isVisible();
        }
    }

    @Test
    @DisplayName("Finished games against bots can be put away, and stay so")
    void putAway() {
        try (Visitor ada = Site.open().visitor(ScreenLook.PHONE).named("Ada")) {
            new BoardPlay(ada, "circus", ada.against("circus", 2, "")).resign();
            Page page = ada.go("/history").page();
            assertThat(page.locator(".entry")).hasCount(1);
            page.getByLabel("Put games against bots away").check();
            assertThat(page.locator(".entry")).hasCount(0);
            page.reload();
            assertThat(page.getByLabel("Put games against bots away")).isChecked();
            assertThat(page.locator(".entry")).hasCount(0);
        }
    }
}
