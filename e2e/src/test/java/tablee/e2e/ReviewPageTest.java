package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Somebody lost a game and wants to know why. */
class ReviewPageTest {
    private static final LocatorAssertions.IsVisibleOptions PATIENT =
            new LocatorAssertions.IsVisibleOptions().setTimeout(240_000);

    @Test
    @DisplayName(
            "From the end of a match one gets to its review, whose curve grows as it is made, and plays on from any moment")
    void review() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            String table = ada.against("rando", 2, "");
            new BoardPlay(ada, "rando", table).finish(3);
            Page page = ada.page();
            page.getByRole(
                            AriaRole.LINK,
                            new Page.GetByRoleOptions().setName("Review").setExact(true))
                    .click();
            Locator review = page.locator("table-review");
            assertThat(review.locator("svg.curve")).isVisible(PATIENT);
            page.getByLabel("Timeline").press("Home");
            page.locator(".replay-side > .acts")
                    .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Try again from here"))
                    .click();
            page.waitForURL(url -> url.contains("/t/") && !url.contains("replay"));
            assertTrue(BoardPlay.at(ada, "rando").mine());
        }
    }

    private static void reviewed(Visitor ada) {
        Page page = ada.page();
        page.getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("Review").setExact(true))
                .click();
        assertThat(page.locator("table-review dl.shares").first()).isVisible(PATIENT);
    }

    @Test
    @DisplayName("In Flow each wave is listed with what it did, and who contributed what")
    void waves() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(ada, "flow", ada.against("flow", 2, ",\"options\":{\"round\":\"untimed\"}"));
            String waves = "() => [...document.querySelector('table-page').session.record.values()][0]"
                    + ".some(line => line.told.some(({event}) => event === 'wave'))";
            for (int i = 0; i < 60 && play.mine() && !(boolean) play.page().evaluate(waves); i++)
                play.choose(play.moves().get(0));
            if (!play.over()) play.resign();
            reviewed(ada);
            Locator strokes = ada.page().locator("table-review .strokes li");
            assertThat(strokes.first()).containsText("Giant Wave!");
            assertThat(ada.page().locator("table-review dl.shares").nth(1).locator("div"))
                    .hasCount(2);
            ada.page()
                    .screenshot(new Page.ScreenshotOptions()
                            .setPath(Path.of("target", "review-waves.png"))
                            .setFullPage(true));
        }
    }

    @Test
    @DisplayName("In two teams each seat's choices are told by themselves")
    void teams() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(ada, "circus", ada.against("circus", 4, ""));
            assertTrue(play.mine());
            play.choose(play.moves().get(0));
            play.resign();
            reviewed(ada);
            assertThat(ada.page().locator("table-review dl.shares").nth(1).locator("div"))
                    .hasCount(4);
        }
    }

    /** The terms of a table where a trio of Acrobats lacks one swap: who plays anything else has given the win away. */
    static String oneSwapFromTheWin() {
        try {
            String file = Files.readString(Path.of("..", "games/circus/src/test/resources/tactics.txt"));
            String first = file.split("(?m)^== ")[1].strip();
            String position = first.substring(first.lastIndexOf('\n') + 1);
            return ",\"lesson\":{\"script\":[],\"start\":" + position + "}";
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    @Test
    @DisplayName(
            "A planted blunder is a turning point: a heading, the better move with its reason, and a way to try again")
    void turningPoint() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(ada, "circus", ada.against("circus", 2, oneSwapFromTheWin()));
            assertTrue(play.mine());
            play.choose("flip 1");
            play.resign();
            Page page = ada.page();
            String end = page.url();
            page.navigate(end + "/replay?review=0");
            Locator turn = page.locator("table-review .turning").first();
            assertThat(turn).isVisible(PATIENT);
            assertThat(turn.getByRole(AriaRole.HEADING)).containsText("points of a hundred");
            assertThat(turn).containsText("Better:");
            assertThat(turn.locator("p:not(.small)").nth(2)).containsText("Brings together the three tokens");
            assertThat(turn.locator("p.small")).containsText("The difference is surely between");
            assertThat(page.locator("table-review"))
                    .containsText(Pattern.compile("played on from 200 times.* bot, with 24 iterations.*16 decisions"));
            assertThat(page.locator("table-review circle").first()).isVisible();
            page.locator("table-review summary").click();
            assertThat(page.locator("table-review tbody tr").first()).isVisible();
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of("target", "review-turning-point.png"))
                    .setFullPage(true));
            shownOnAPhone(page, turn);
            turn.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Try again from here"))
                    .click();
            page.waitForURL(url -> url.contains("/t/") && !url.contains("replay"));
            assertFalse(page.url().equals(end));
            BoardPlay again = BoardPlay.at(ada, "circus");
            assertTrue(again.mine());
            again.choose("swap 3 4");
            page.locator("table-end").waitFor();
        }
    }

    /** Far below the board, also when its seat's eyes are chosen already. */
    private static void shownOnAPhone(Page page, Locator turn) {
        page.setViewportSize(ScreenLook.PHONE.width(), ScreenLook.PHONE.height());
        for (int time = 0; time < 2; time++) {
            turn.getByText("Show it on the board").click();
            page.waitForFunction(
                    "() => { const box = document.querySelector('table-replay .board')?.getBoundingClientRect();"
                            + " return box && box.top >= 0 && box.bottom <= innerHeight; }");
        }
        page.setViewportSize(ScreenLook.DESK.width(), ScreenLook.DESK.height());
    }
}
