package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a stranger sees of the games: their own pieces, a little alive. */
class PortraitsTest {
    private static final String MOVING = "document.querySelector('.games').getAnimations({ subtree: true })"
            + ".filter(each => each.playState === 'running').length";

    @Test
    @DisplayName("The home page says at once what this is, and shows each game's own pieces")
    void pieces() {
        try (Visitor visitor = Site.open().visitor(ScreenLook.PHONE)) {
            Page page = visitor.go("/").page();
            assertThat(page.locator("h1")).isInViewport();
            assertThat(page.locator(".game .picture").first()).isInViewport();
            for (String piece : List.of(
                    ".of-circus .this-side .milk",
                    ".of-flow .animal[data-animal=cat]",
                    ".of-flow .boat",
                    ".of-pluvionautes .puff.rain",
                    ".of-rando .pin.blue"))
                assertTrue(page.locator(".game " + piece).count() > 0, piece);
        }
    }

    @Test
    @DisplayName("A token turns, a wave comes, a cloud drifts; without motion all of it stands still")
    void quiet() {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.go("/").page();
            page.locator(".game .picture").first().waitFor();
            // What stands still has jumped to its end, which takes a frame.
            page.waitForFunction("() => " + MOVING + " === 0");
            page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
            page.waitForFunction("() => " + MOVING + " >= 6");
        }
    }
}
