package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
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
            assertThat(page.locator(".game .picture")).hasCount(BoardGames.all().size());
            Object drawn =
                    page.locator(".game .picture").evaluateAll("all => new Set(all.map(each => each.innerHTML)).size");
            assertEquals(BoardGames.all().size(), drawn, "pictures that differ");
            Object blue = page.locator(".of-rando .pin.blue").first().evaluate("pin => getComputedStyle(pin).fill");
            assertEquals("rgb(45, 111, 163)", blue, "a game's own colours");
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
