package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Without a mouse, from the door to a table. */
class KeyboardTest {
    private static final int MOST_STEPS = 60;

    @Test
    @DisplayName("Tab and Enter lead from the home page to a match, where ? explains the keys")
    void toATable() {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.go("/").page();
            page.locator(".game").first().waitFor();
            tabTo(page, "Skip to the content");
            page.keyboard().press("Enter");
            tabTo(page, "Play now Flip Circus");
            page.keyboard().press("Enter");
            page.locator("circus-board").waitFor();
            page.keyboard().press("?");
            assertThat(page.locator("dialog")).containsText("Keys and help");
            page.keyboard().press("Escape");
            assertThat(page.locator("dialog")).hasCount(0);
            assertTrue(BoardPlay.at(visitor, "circus").mine());
            page.keyboard().press("h");
            assertThat(page.locator("[aria-label=Hint]")).containsText("A strong bot would");
        }
    }

    @Test
    @DisplayName("A table can be made with the keyboard alone")
    void newTable() {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.go("/new/circus").page();
            page.locator("form.new").waitFor();
            tabTo(page, "Me and bots");
            page.keyboard().press("ArrowRight");
            assertThat(page.getByLabel("Friends, by link")).isChecked();
            tabTo(page, "Make the table");
            page.keyboard().press("Enter");
            assertThat(page.getByLabel("Invitation link")).isVisible();
        }
    }

    /** Presses Tab until what has the focus is called so. */
    private static void tabTo(Page page, String name) {
        for (int i = 0; i < MOST_STEPS; i++) {
            page.keyboard().press("Tab");
            Object focused = page.evaluate("() => { const at = document.activeElement;"
                    + " return ((at.labels?.[0] ?? at).innerText ?? '').replace(/\\s+/g, ' ').trim(); }");
            if (name.equals(focused)) return;
        }
        throw new AssertionError("Tab never comes to \"" + name + "\"");
    }
}
