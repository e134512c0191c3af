package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A finished match once more. */
class ReplayTest {
    @Test
    @DisplayName("A link to a moment shows that moment, from the eyes it names; the timeline goes on from there")
    void moment() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            String table = ada.against("rando", 2, "");
            new BoardPlay(ada, "rando", table).finish(3);
            Page page = ada.page();
            page.navigate(table + "/replay?at=7&eyes=0");
            assertThat(page.locator(".replay-bar")).containsText(Pattern.compile("8 / \\d+"));
            assertThat(page.getByLabel("Point of view")).hasValue("0");
            page.getByRole(
                            AriaRole.BUTTON,
                            new Page.GetByRoleOptions().setName("Next").setExact(true))
                    .click();
            assertThat(page.locator(".replay-bar")).containsText(Pattern.compile("9 / \\d+"));
            page.getByLabel("Timeline").press("End");
            assertThat(page).hasURL(Pattern.compile(".*at=\\d{2,}&eyes=0"));
            page.getByLabel("Point of view").selectOption("all");
            assertThat(page.locator("rando-board")).isVisible();
        }
    }

    @Test
    @DisplayName("A replay begins before the first decision, lists the turns, and runs as fast as one likes")
    void turns() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            String table = ada.against("circus", 2, "");
            new BoardPlay(ada, "circus", table).finish(6);
            Page page = ada.page();
            page.navigate(table + "/replay");
            page.locator(".turns .turn").nth(3).waitFor();
            String actors =
                    "[...document.querySelector('table-replay').sights].map(each => typeof each.lines[0].actor)";
            int first = (int) page.evaluate(actors + ".indexOf('number')");
            assertTrue(first > 1, "tokens are laid out before");
            assertThat(page.locator(".replay-bar")).containsText(first + " / ");
            page.locator(".turns .turn .head").nth(2).click();
            assertThat(page.locator(".turns .turn").nth(2).locator("li.now").first())
                    .isVisible();
            page.keyboard().press("PageDown");
            assertThat(page.locator(".turns .turn").nth(3).locator("li.now").first())
                    .isVisible();
            page.getByLabel("Speed").selectOption("4");
            assertThat(page.getByLabel("Speed")).hasValue("4");
            page.getByRole(
                            AriaRole.BUTTON,
                            new Page.GetByRoleOptions().setName("Play").setExact(true))
                    .click();
            assertThat(page.locator(".turns .turn").nth(5).locator("li.now").first())
                    .isVisible();
        }
    }

    @Test
    @DisplayName("The end says who won and lets anybody check the promise about chance")
    void fairness() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            String table = ada.against("rando", 2, "");
            new BoardPlay(ada, "rando", table).finish(4);
            Page page = ada.page();
            assertThat(page.locator(".ranks")).isVisible();
            assertThat(page.locator(".ranks .items li").first()).isVisible();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Check fairness"))
                    .click();
            assertThat(page.locator(".toast")).containsText("The promise was kept");
            assertTrue(page.waitForDownload(
                            () -> page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Download"))
                                    .click())
                    .suggestedFilename()
                    .endsWith(".json"));
        }
    }
}
