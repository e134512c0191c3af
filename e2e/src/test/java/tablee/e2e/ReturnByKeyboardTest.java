package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The daily challenge and the leaderboard without a mouse. */
class ReturnByKeyboardTest {
    private static final int MOST_STEPS = 80;

    static void press(Page page, String key, BooleanSupplier until, String what) {
        for (int i = 0; i < MOST_STEPS && !until.getAsBoolean(); i++)
            page.keyboard().press(key);
        assertTrue(until.getAsBoolean(), key + " never comes to " + what);
    }

    /** Goes on with Tab to what is called so, and presses it. */
    static void enter(Page page, String name) {
        String called =
                "name => (document.activeElement.innerText ?? '').replace(/\\s+/g, ' ').trim().startsWith(name)";
        press(page, "Tab", () -> (boolean) page.evaluate(called, name), name);
        page.keyboard().press("Enter");
    }

    /** The first token that can be turned over is walked to, and turned over. */
    private static void flip(BoardPlay play) {
        Page page = play.page();
        Fingers fingers = new Fingers(play);
        assertTrue(play.mine());
        fingers.ready();
        String place = play.moves().stream()
                .filter(each -> each.startsWith("flip "))
                .map(each -> each.replace("flip ", "place-"))
                .findFirst()
                .orElseThrow();
        press(page, "Tab", () -> fingers.focused().startsWith("place-"), "the ring");
        press(page, "ArrowRight", () -> fingers.focused().equals(place), place);
        play.act(() -> fingers.press("r"));
    }

    @Test
    @DisplayName("A deal of the day is found, played, given up and read with the keyboard alone")
    void daily() {
        try (Visitor kay = Site.open().visitor().named("Kay")) {
            Page page = kay.go("/daily").page();
            page.locator("daily-page .entry").first().waitFor();
            enter(page, "Play Flip Circus");
            BoardPlay play = BoardPlay.at(kay, "circus");
            flip(play);
            String tools = "document.activeElement === [...document.querySelectorAll('.tools button')].at(-1)";
            press(page, "Tab", () -> (boolean) page.evaluate(tools), "the menu");
            page.keyboard().press("Enter");
            page.locator("dialog .menu-acts").waitFor();
            enter(page, "Resign");
            assertThat(page.locator("dialog")).containsText("Really resign?");
            enter(page, "Resign");
            assertThat(page.locator("table-end")).containsText("Your result is counted.");
            enter(page, "To the daily challenge");
            assertThat(page.locator("daily-page .entry").filter(new Locator.FilterOptions().setHasText("Circus")))
                    .containsText("Lost");
        }
    }

    @Test
    @DisplayName("A team for the deal of the day is gathered, and joined, with the keyboard alone")
    void team() {
        try (Visitor kay = Site.open().visitor().named("Kay");
                Visitor lea = Site.open().visitor().named("Lea")) {
            Page page = kay.go("/daily").page();
            page.locator("daily-page .entry").first().waitFor();
            enter(page, "Gather a team");
            String link = page.locator(".shared").innerText().strip();
            enter(page, "Copy");
            Page other = lea.go(link.substring(link.indexOf("/daily"))).page();
            assertThat(other.locator("daily-team")).containsText("Kay would like to play");
            enter(other, "Play together");
            other.locator("flow-board").waitFor();
            page.locator("flow-board").waitFor();
        }
    }

    @Test
    @DisplayName("The leaderboard is found and chosen, and a bot challenged from it, with the keyboard alone")
    void leaderboard() {
        try (Visitor kay = Site.open().visitor().named("Kay")) {
            AccountForms.make(kay.go("/account").page(), "kay " + Long.toString(System.nanoTime(), 36));
            Page page = kay.go("/ratings").page();
            page.locator("section[aria-labelledby=house-bots] .entry").first().waitFor();
            enter(page, "Flip' Rando");
            page.waitForURL("**/ratings/rando/**");
            page.locator("a[href$='/ratings/rando/two']").first().waitFor();
            enter(page, "Two players");
            page.waitForURL("**/ratings/rando/two");
            assertThat(page.locator("[aria-current=page]").last()).hasText("Two players");
            enter(page, "Challenge");
            page.waitForURL("**/t/**");
            assertTrue(BoardPlay.at(kay, "rando").mine());
            assertThat(page.getByText("Results count here").first()).isAttached();
        }
    }
}
