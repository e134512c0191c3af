package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Games;
import tablee.puzzle.Puzzle;
import tablee.puzzle.PuzzleBook;

/** After the game by keyboard alone, on 360 pixels: the review, the analysis board and a puzzle. */
class ReviewKeysTest {
    private static final LocatorAssertions.IsVisibleOptions PATIENT =
            new LocatorAssertions.IsVisibleOptions().setTimeout(240_000);
    private static final int MOST_TABS = 250;

    private final Visitor ada = Site.open().visitor(ScreenLook.SMALL_PHONE).named("Ada");
    private final Page page = ada.page();

    /** Tab after tab, as somebody without a mouse gets there. */
    private void tabTo(String selector) {
        page.locator(selector).first().waitFor();
        for (int i = 0; i < MOST_TABS; i++) {
            page.keyboard().press("Tab");
            if ((boolean) page.evaluate("which => document.activeElement?.matches(which) ?? false", selector)) return;
        }
        throw new AssertionError("no key leads to " + selector);
    }

    private void press(String selector) {
        tabTo(selector);
        page.keyboard().press("Enter");
    }

    private void picture(String name) {
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(Path.of("target", "keys-" + name + ".png"))
                .setFullPage(true));
        int over = (int) page.evaluate("() => document.documentElement.scrollWidth - innerWidth");
        assertTrue(over <= 0, name + " hangs over the edge by " + over);
    }

    @Test
    @DisplayName("Each turning point is a heading with a link that leads to the board, and the curve is a table")
    void review() {
        try (ada) {
            String table = ada.against("circus", 2, ReviewPageTest.oneSwapFromTheWin());
            BoardPlay play = new BoardPlay(ada, "circus", table);
            assertTrue(play.mine());
            play.choose("flip 1");
            play.resign();
            page.navigate(page.url() + "/replay?review=0");
            assertThat(page.locator("table-review .turning").first()).isVisible(PATIENT);
            press("table-review summary");
            assertThat(page.locator("table-review tbody tr").first()).isVisible();
            press("table-review .turning h3 a");
            page.waitForURL("**review=0**");
            picture("review");
            press("a[href^='/analysis']");
            analysis();
        }
    }

    /** A move and back, another way, what is hidden, a bot, and another position. */
    private void analysis() {
        page.locator("analysis-page circus-board").waitFor();
        Locator lines = page.locator("analysis-page h2 ~ ul a");
        tabTo("analysis-page select[name=move]");
        page.keyboard().press("ArrowDown");
        press("analysis-page form .button");
        assertThat(lines).hasCount(1);
        press("analysis-page .acts a[href^='/analysis']");
        assertThat(page.locator("analysis-page [aria-current=true]")).hasCount(0);
        tabTo("analysis-page select[name=move]");
        page.keyboard().press("End");
        press("analysis-page form .button");
        assertThat(lines).hasCount(2);
        tabTo("analysis-page select:not([name])");
        page.keyboard().press("ArrowDown");
        page.waitForFunction("() => document.querySelector('circus-board').sight.viewer === 'all'");
        press("analysis-page .analysis > .acts > button:first-of-type");
        assertThat(page.locator("analysis-page [role=status]").last())
                .containsText("the bot stops", new LocatorAssertions.ContainsTextOptions().setTimeout(120_000));
        press("analysis-page td ol a");
        assertThat(page.locator("analysis-page [aria-current=true]")).hasCount(1);
        press("analysis-page details:last-of-type > summary");
        tabTo("position-form label.field input");
        press("position-form button.main");
        page.waitForURL("**/analysis#from=*");
        assertThat(lines).hasCount(0);
        picture("analysis");
    }

    @Test
    @DisplayName("A puzzle is picked by difficulty, and solved with its hints")
    void puzzle() {
        try (ada) {
            ada.go("/puzzles");
            tabTo("puzzles-page select[name=difficulty]");
            page.keyboard().press("ArrowDown");
            press("puzzles-page form .button");
            page.waitForURL("**/puzzles/*/*?difficulty=*");
            String[] place = page.url().replaceFirst("\\?.*", "").split("/");
            Puzzle puzzle = PuzzleBook.of(Games.find(place[place.length - 2]))
                    .find(place[place.length - 1])
                    .orElseThrow();
            page.locator(BoardGames.tag(puzzle.game())).first().waitFor();
            for (int hint = 0; hint < 3; hint++) press("puzzle-page .acts button:first-child");
            assertThat(page.locator("puzzle-page h2")).hasText("Why");
            picture("puzzle");
            press("puzzle-page .acts button.main");
            page.waitForURL(url -> url.contains("/puzzles/") && !url.contains(puzzle.id()));
            assertThat(page.locator("puzzle-page [role=status]")).hasText("");
        }
    }
}
