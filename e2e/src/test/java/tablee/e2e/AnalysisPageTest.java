package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Somebody tries out what else could have been played. */
class AnalysisPageTest {
    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    @Test
    @DisplayName(
            "From the replay to the analysis board: lines are tried, taken back and branched; a bot thinks; positions go out and in")
    void analysis() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(ada, "circus", ada.against("circus", 2, ""));
            assertTrue(play.mine());
            play.choose(play.moves().get(0));
            play.resign();
            Page page = ada.page();
            page.navigate(page.url() + "/replay");
            page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Analysis board"))
                    .click();
            Locator lines = page.locator("analysis-page h2 + ul a, analysis-page h2 ~ ul a");
            button(page, "Play it").first().click();
            assertThat(lines).hasCount(1);
            page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("One step back"))
                    .click();
            page.locator("analysis-page select[name=move] option").nth(1).waitFor(attached());
            page.locator("analysis-page select[name=move]")
                    .first()
                    .selectOption(new com.microsoft.playwright.options.SelectOption().setIndex(1));
            button(page, "Play it").first().click();
            assertThat(lines).hasCount(2);
            button(page, "Let a bot think").click();
            assertThat(page.locator("analysis-page")).containsText("Nothing changes any more");
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of("target", "analysis.png"))
                    .setFullPage(true));
            page.locator("analysis-page summary").click();
            String position = page.locator("analysis-page textarea").inputValue();
            ada.go("/analysis");
            page.locator("analysis-page select[name=game]").selectOption("circus");
            page.locator("analysis-page textarea[name=position]").fill(position);
            button(page, "Lay it out").click();
            page.locator("circus-board").waitFor();
            page.locator("analysis-page summary").click();
            assertThat(page.locator("analysis-page textarea[readonly]")).hasValue(position);
        }
    }

    private static Locator.WaitForOptions attached() {
        return new Locator.WaitForOptions().setState(com.microsoft.playwright.options.WaitForSelectorState.ATTACHED);
    }
}
