package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Somebody with an account plays a game that counts, and looks what became of the rating. */
class RatedTest {
    /** The third of the bots of the house, which plays at once, and it counts. */
    private static void challenge(Page page) {
        Locator bot = page.locator("section[aria-labelledby=house-bots] .entry").nth(2);
        bot.getByRole(AriaRole.BUTTON).click();
        page.waitForURL("**/t/**");
        page.locator("circus-board").waitFor();
        assertThat(page.getByText("Results count here").first()).isAttached();
    }

    /** TABLE-64: what is refused against a bot is not offered. */
    private static void assertNotStoppedAlone(Page page) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName("More").setExact(true))
                .click();
        Locator acts = page.locator("dialog .menu-acts");
        assertThat(acts).containsText("Resign");
        assertThat(acts).not().containsText("Pause");
        assertThat(acts).not().containsText("Call it off");
        page.keyboard().press("Escape");
        assertThat(acts).hasCount(0);
    }

    @Test
    @DisplayName(
            "TABLE-51: a rated game against a bot, given up: the rating falls, and stands on the page of the ratings, from where a bot is challenged")
    void played() {
        try (Visitor visitor = Site.open().visitor().named("Emmy")) {
            Page page = visitor.go("/ratings").page();
            assertThat(page.getByText("Only people with an account have a rating."))
                    .isVisible();
            visitor.go("/new/circus");
            assertThat(page.getByLabel("Results count")).hasCount(0);
            AccountForms.make(visitor.go("/account").page(), "emmy " + Long.toString(System.nanoTime(), 36));
            visitor.go("/new/circus");
            page.getByLabel("Results count").check();
            assertThat(page.getByLabel("Hints are allowed")).hasCount(0);
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Start playing"))
                    .click();
            page.locator("circus-board").waitFor();
            assertThat(page.getByText("Results count here").first()).isAttached();
            assertNotStoppedAlone(page);
            BoardPlay.at(visitor, "circus").resign();
            visitor.go("/ratings");
            Locator mine = page.locator("section[aria-labelledby=mine] .entry");
            for (int i = 0; i < 10 && mine.count() == 0; i++) {
                page.waitForTimeout(500);
                visitor.go("/ratings");
                page.getByText("The strongest").waitFor();
            }
            assertThat(mine).containsText("Flip Circus · Two players");
            assertThat(mine).containsText("provisional");
            assertThat(mine).containsText(Pattern.compile("± [2-9]\\d\\d give or take"));
            challenge(page);
        }
    }
}
