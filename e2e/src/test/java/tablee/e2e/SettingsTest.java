package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a person has chosen about the page counts at once, and each choice for itself. */
class SettingsTest {
    /** Counts what sounds like noise: the snap of a token does, and the house's own chimes do not. */
    private static final String EAR = "window.heard = 0; const start = AudioBufferSourceNode.prototype.start;"
            + " AudioBufferSourceNode.prototype.start = function (...at) { window.heard++; return start.apply(this, at); };";

    @Test
    @DisplayName("Without motion one still hears a token flip")
    void soundWithoutMotion() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            visitor.page().addInitScript(EAR);
            BoardPlay play = new BoardPlay(visitor, "circus", visitor.against("circus", 2, ""));
            assertTrue(play.mine());
            Locator token = play.board().locator("[data-key=place-1]");
            token.click();
            Object before = visitor.page().evaluate("window.heard");
            play.act(token::click);
            visitor.page().waitForFunction("before => window.heard > before", before);
        }
    }

    @Test
    @DisplayName("Volume and speed are chosen, heard, and kept")
    void volumeAndSpeed() {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.go("/settings").page();
            page.getByLabel("Volume").fill("20");
            page.getByLabel("Quick").check();
            page.reload();
            assertThat(page.getByLabel("Volume")).hasValue("20");
            assertThat(page.getByLabel("Quick")).isChecked();
            page.getByLabel("Sound", new Page.GetByLabelOptions().setExact(true))
                    .uncheck();
            assertThat(page.getByLabel("Volume")).hasCount(0);
        }
    }

    /** Games whose boards tell things apart by colour, and so have patterns to draw beside it. */
    static Stream<String> games() {
        return BoardGames.all().stream().filter(BoardGames::hasPatterns);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("Patterns are drawn as soon as they are wanted, at the table itself")
    void patterns(String game) {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(visitor, game, visitor.against(game, BoardGames.seats(game), ""));
            Page page = visitor.page();
            Locator weave = play.board().locator(".weave").first();
            weave.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
            String plain = drawn(weave);
            page.getByText("More", new Page.GetByTextOptions().setExact(true)).click();
            page.getByLabel("Patterns as well as colours").check();
            page.keyboard().press("Escape");
            assertThat(page.locator("dialog")).hasCount(0);
            assertTrue(!drawn(weave).equals(plain), "patterns look the same as none");
        }
    }

    private static String drawn(Locator weave) {
        return (String)
                weave.evaluate(
                        "each => { const look = getComputedStyle(each); return [look.display, look.fill, look.stroke, look.opacity].join(); }");
    }
}
