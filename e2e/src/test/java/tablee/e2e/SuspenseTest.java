package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Nothing tells how something ends while it is still to be seen; and nothing goes on telling what is past. */
class SuspenseTest {
    /** Looks at every frame of a playback: what the headline and the log say meanwhile. */
    private static final String WATCH = """
            () => {
              const board = document.querySelector('pluvionautes-board');
              const said = () => document.querySelector('.prompt').textContent + '|'
                + document.querySelectorAll('.log li').length;
              const before = said();
              window.seen = { frames: 0, told: [] };
              const look = () => {
                if (board.playback.view !== undefined) {
                  window.seen.frames++;
                  if (said() !== before) window.seen.told.push(said());
                }
                if (window.seen.frames === 0 || board.playback.view !== undefined) requestAnimationFrame(look);
                else window.seen.done = true;
              };
              requestAnimationFrame(look);
            }""";

    @Test
    @DisplayName("While the die flies, neither headline nor log say where it lands")
    void die() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.page();
            page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
            BoardPlay play = new BoardPlay(ada, "pluvionautes", ada.against("pluvionautes", 2, ""));
            while (play.mine() && !play.sight().get("sample").asBoolean())
                play.choose(play.moves().get(0));
            page.waitForFunction("() => !document.querySelector('table-page').eyes.projector.busy");
            page.evaluate(WATCH);
            play.choose(play.moves().get(0));
            page.waitForFunction("() => window.seen.done");
            assertTrue((int) page.evaluate("window.seen.frames") > 0, "the die was seen to fly");
            assertEquals(List.of(), page.evaluate("window.seen.told"));
            assertThat(page.locator(".log")).containsText("Ada");
        }
    }

    @Test
    @DisplayName("What the table has said is gone as soon as something else has happened")
    void messages() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(ada, "rando", ada.against("rando", 2, ""));
            assertTrue(play.mine());
            Page page = ada.page();
            page.keyboard().press("u");
            assertThat(page.locator(".status")).containsText("There is nothing to take back");
            play.choose(play.moves().get(0));
            assertThat(page.locator(".status p")).hasText("");
            if (play.mine()) play.resign();
            assertThat(page.locator(".ranks")).isVisible();
            page.evaluate("document.querySelector('table-page').hand.play(0, 'anything')");
            page.evaluate("document.querySelector('table-page').session.ask('sync', {})");
            assertThat(page.locator(".status p")).hasText("");
        }
    }

    @Test
    @DisplayName("What was said while Les Pluvionautes was counted is gone when the result is there")
    void counted() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.page();
            String table = ada.against("pluvionautes", 2, ",\"options\":{\"rounds\":\"15\"}");
            BoardPlay play = new BoardPlay(ada, "pluvionautes", table);
            while (play.mine() && play.sight().at("/view/round").intValue() < 15)
                play.choose(play.moves().get(0));
            page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
            page.evaluate(
                    "() => { window.counted = []; new MutationObserver(() =>"
                            + " window.counted.push(document.querySelector('.status p')?.textContent))"
                            + ".observe(document.querySelector('.status'), { subtree: true, childList: true, characterData: true }); }");
            play.finish(5);
            page.locator("table-end .moments").waitFor();
            page.waitForFunction("() => window.counted.some(each => / counts? \\d/.test(each))");
            page.waitForFunction("() => !document.querySelector('table-page').eyes.projector.busy");
            assertThat(page.locator(".status p")).hasText("");
        }
    }
}
