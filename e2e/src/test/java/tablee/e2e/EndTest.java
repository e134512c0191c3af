package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How a match ends: with a verdict, what made it, and something to keep. */
class EndTest {
    private static final Pattern COUNT = Pattern.compile("−?\\d+");

    static Stream<String> games() {
        return BoardGames.all().stream().filter(BoardGames::hasBoard);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName(
            "Every count can be read, the last move is told, and leads to its moment; everybody's moves are counted")
    void told(String game) {
        try (Visitor ada = Site.open().visitor(ScreenLook.PHONE).named("Ada")) {
            Page page = ended(ada, game);
            assertThat(page.locator(".verdict h2")).not().isEmpty();
            assertThat(page.locator(".deeds")).hasCount(BoardGames.seats(game));
            assertThat(page.locator(".deeds").first()).containsText("move");
            List<String> counts = page.locator(".rank .points").allInnerTexts();
            boolean counted = counts.stream().anyMatch(each -> !each.isBlank());
            for (String each : counts)
                assertTrue(!counted || COUNT.matcher(each).matches(), game + ": " + counts);
            for (String each : page.locator(".items .number").allTextContents())
                assertTrue(COUNT.matcher(each).matches(), each);
            Locator last = page.locator(".moments dd a").first();
            String told = last.innerText();
            assertThat(page.locator(".moments dt").first()).hasText("The last move");
            // Which matches have another one, end-story.test.ts says: some are decided by the last move, or by what is
            // counted afterwards.
            if (page.locator(".moments dt").count() > 1)
                assertThat(page.locator(".moments dt").nth(1)).hasText("The key moment");
            last.click();
            assertThat(page.locator(".prompt")).containsText(told);
        }
    }

    @Test
    @DisplayName(
            "The picture of the end shows the board and the result, and can be saved; without motion nothing celebrates")
    void picture() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ended(ada, "rando");
            assertThat(page.locator(".cheer")).hasCount(0);
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Picture"))
                    .click();
            Locator picture = page.locator("dialog img");
            assertThat(picture).hasAttribute("alt", Pattern.compile("Flip.+(wins|draw).+"));
            picture.evaluate("image => image.decode()");
            assertEquals(1200, picture.evaluate("image => image.naturalWidth"));
            assertEquals(
                    "tablee.png",
                    page.waitForDownload(
                                    () -> page.getByText("Save the picture").click())
                            .suggestedFilename());
        }
    }

    @Test
    @DisplayName("Anyone who was there sees a short celebration, once")
    void cheer() {
        try (Visitor ada = moving()) {
            Page page = ended(ada, "rando");
            assertThat(page.locator(".cheer")).hasCount(1);
            assertEquals("none", page.locator(".cheer").evaluate("drawn => getComputedStyle(drawn).pointerEvents"));
            page.reload();
            page.locator(".verdict h2").waitFor();
            assertThat(page.locator(".cheer")).hasCount(0);
        }
    }

    /** Notes the pitch of every tone that the page plays. */
    private static final String EARS = """
            window.heard = [];
            const set = AudioParam.prototype.setValueAtTime;
            AudioParam.prototype.setValueAtTime = function (value, at) { window.heard.push(value); return set.call(this, value, at); };
            """;

    @Test
    @DisplayName(
            "Who gives up has lost: the verdict, what sinks over the board and what is heard say so, and every count can be read")
    void defeat() {
        try (Visitor ada = moving()) {
            ada.page().addInitScript(EARS);
            BoardPlay play = new BoardPlay(ada, "rando", ada.against("rando", 2, ""));
            assertTrue(play.mine());
            play.resign();
            Page page = ada.page();
            assertThat(page.locator(".end.defeat")).hasCount(1);
            assertThat(page.locator(".cheer.defeat")).hasCount(1);
            page.waitForFunction("() => [330, 262].every(each => window.heard.includes(each))");
            assertEquals(false, page.evaluate("window.heard.includes(1046)"), "a victory is heard");
            Locator counts = page.locator(".rank .points");
            assertThat(counts).hasCount(2);
            for (Locator each : counts.all()) {
                assertTrue(COUNT.matcher(each.innerText()).matches(), each.innerText());
                assertTrue(each.boundingBox().width > 5, "wide enough to be read: " + each.innerText());
            }
        }
    }

    private static Visitor moving() {
        return new Visitor(
                        Site.open(),
                        Chrome.browser()
                                .newContext(ScreenLook.DESK
                                        .context()
                                        .setBaseURL(Site.open().address())
                                        .setReducedMotion(ReducedMotion.NO_PREFERENCE)))
                .named("Ada");
    }

    private static Page ended(Visitor visitor, String game) {
        String table = visitor.against(game, BoardGames.seats(game), BoardGames.untimed(game));
        new BoardPlay(visitor, game, table).finish(5);
        visitor.page().locator(".deeds").first().waitFor();
        return visitor.page();
    }
}
