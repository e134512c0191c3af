package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
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
            page.locator("analysis-page [aria-busy=false] select[name=move] option")
                    .nth(1)
                    .waitFor(attached());
            page.locator("analysis-page select[name=move]")
                    .first()
                    .selectOption(new com.microsoft.playwright.options.SelectOption().setIndex(1));
            button(page, "Play it").first().click();
            assertThat(lines).hasCount(2);
            hiddenOrNot(page);
            button(page, "Let a bot think").click();
            assertThat(page.locator("analysis-page [role=status]").last())
                    .containsText("the bot stops", new LocatorAssertions.ContainsTextOptions().setTimeout(60_000));
            page.locator("analysis-page td ol a").nth(1).click();
            assertThat(lines).hasCount(4);
            page.goBack();
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of("target", "analysis.png"))
                    .setFullPage(true));
            String position = exported(page);
            ada.go("/analysis");
            page.locator("analysis-page textarea[name=position]").fill(position);
            button(page, "Lay it out").click();
            page.locator("circus-board").waitFor();
            assertEquals(position, exported(page));
        }
    }

    /** What the one to act does not know is hidden until all is laid open, and the position is the same either way. */
    private static void hiddenOrNot(Page page) {
        String view = "() => JSON.stringify(document.querySelector('circus-board').sight.view)";
        Locator eyes = page.locator("analysis-page select:not([name])");
        page.locator(".analysis[aria-busy=false]").waitFor();
        String position = exported(page);
        page.waitForFunction("() => document.querySelector('circus-board')?.sight?.viewer !== 'all'");
        Object seen = page.evaluate(view);
        eyes.selectOption("all");
        page.waitForFunction("() => document.querySelector('circus-board').sight.viewer === 'all'");
        assertNotEquals(seen, page.evaluate(view));
        assertEquals(position, exported(page));
        eyes.selectOption("turn");
        page.waitForFunction("() => document.querySelector('circus-board').sight.viewer !== 'all'");
    }

    private static String exported(Page page) {
        Locator text = page.locator("analysis-page textarea[readonly]");
        text.waitFor(attached());
        return text.inputValue();
    }

    @Test
    @DisplayName(
            "A game is begun anew, its position changed in a form and laid out; what cannot be is said, and nothing is lost")
    void byHand() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.go("/analysis").page();
            page.locator("analysis-page select[name=game]").selectOption("rando");
            button(page, "Lay it out").click();
            page.locator("rando-board").waitFor();
            String before = exported(page);
            page.getByText("Change the position").click();
            page.locator("position-form").waitFor();
            Locator phase = page.locator("position-form input").nth(1);
            String was = phase.inputValue();
            phase.fill("nonsense");
            phase.blur();
            page.locator("position-form button.main").click();
            assertThat(page.locator("position-form [role=alert]")).not().hasText("");
            assertThat(phase).hasValue("nonsense");
            ada.forgiven(); // the browser notes the refusal too
            phase.fill(was);
            phase.blur();
            page.locator("position-form button.main").click();
            page.locator("rando-board").waitFor();
            assertEquals(before, exported(page));
        }
    }

    @Test
    @DisplayName("Where the server cannot be asked that is said, and what is still seen is played on")
    void unreachable() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.go("/analysis").page();
            page.locator("analysis-page select[name=game]").selectOption("rando");
            button(page, "Lay it out").click();
            page.locator("rando-board").waitFor();
            page.route("**/api/analysis", Route::abort);
            page.getByLabel("What is hidden").selectOption("all");
            assertThat(page.locator("analysis-page > div > [role=alert]")).not().hasText("");
            page.unroute("**/api/analysis");
            ada.forgiven(); // the browser notes the failure too
            button(page, "Play it").first().click();
            assertThat(page.locator("analysis-page h2 ~ ul a")).hasCount(1);
            assertThat(page.locator("analysis-page > div > [role=alert]")).hasText("");
        }
    }

    @Test
    @DisplayName("Every game is analysed from its beginning")
    void everyGame() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            for (String game :
                    BoardGames.all().stream().filter(BoardGames::hasBoard).toList()) {
                Page page = ada.go("/analysis").page();
                page.locator("analysis-page select[name=game]").selectOption(game);
                button(page, "Lay it out").click();
                page.locator(BoardGames.tag(game)).waitFor();
                button(page, "Play it").first().click();
                assertThat(page.locator("analysis-page h2 ~ ul a")).hasCount(1);
            }
        }
    }

    private static Locator.WaitForOptions attached() {
        return new Locator.WaitForOptions().setState(com.microsoft.playwright.options.WaitForSelectorState.ATTACHED);
    }
}
