package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
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

    /** Notes how long things move, and how loud sounds are. */
    private static final String NOTES = "window.moved = []; window.loud = [];"
            + " const animate = Element.prototype.animate; Element.prototype.animate = function (frames, how) {"
            + " window.moved.push(how.duration); return animate.call(this, frames, how); };"
            + " const ramp = AudioParam.prototype.exponentialRampToValueAtTime;"
            + " AudioParam.prototype.exponentialRampToValueAtTime = function (value, at) {"
            + " window.loud.push(value); return ramp.call(this, value, at); };";

    @Test
    @DisplayName("Calm motion takes longer than quick motion, as much as it says")
    void speed() {
        assertEquals(1.6 / 0.5, longest("calm") / longest("quick"), 0.01);
    }

    /** How long a flip of a token takes. */
    private static double longest(String speed) {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            Page page = visitor.page();
            page.addInitScript(NOTES + "localStorage.setItem('tablee.settings', JSON.stringify({motion: 'on', speed: '"
                    + speed + "'}));");
            BoardPlay play = new BoardPlay(visitor, "circus", visitor.against("circus", 2, ""));
            assertTrue(play.mine());
            page.waitForTimeout(500);
            page.evaluate("window.moved = []");
            play.choose(play.moves().stream()
                    .filter(word -> word.startsWith("flip "))
                    .findFirst()
                    .orElseThrow());
            page.waitForFunction("window.moved.length > 0");
            return ((Number) page.evaluate("window.moved[0]")).doubleValue();
        }
    }

    @Test
    @DisplayName("A sound is as loud as the volume says")
    void volume() {
        try (Visitor visitor = Site.open().visitor()) {
            visitor.page().addInitScript(NOTES);
            Page page = visitor.go("/settings").page();
            page.locator("h1").click();
            double quiet = loudest(page, "20");
            assertEquals(5, loudest(page, "100") / quiet, 0.01);
        }
    }

    /** Pitches glide by the same means, and are far above 1. */
    private static double loudest(Page page, String volume) {
        page.evaluate("window.loud = []");
        page.getByLabel("Volume").fill(volume);
        page.waitForFunction("window.loud.length > 0");
        return ((Number) page.evaluate("Math.max(...window.loud.filter(each => each < 1))")).doubleValue();
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
