package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.MouseButton;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Look here, everybody: somebody points at something on the board. */
class PointingTest {
    private static final String TWO = "{\"kind\":\"me\"},{\"kind\":\"open\"}";

    /** A finger that comes down and stays; a test's own tap is over at once. */
    private static final String PRESS = "(thing) => { const box = thing.getBoundingClientRect();"
            + " thing.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', pointerId: 7, isPrimary: true, bubbles: true,"
            + " composed: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 })); }";

    @Test
    @DisplayName(
            "By right click, by key and by a finger that stays: both see the mark and read the words, and no move is made")
    void points() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor(ScreenLook.PHONE).named("Ben")) {
            String table = ada.table("flow", 2, ",\"visibility\":\"listed\",\"startWhenFull\":true", TWO, false);
            ben.go(table).page().getByText("Sit here").click();
            BoardPlay there = BoardPlay.at(ben, "flow");
            BoardPlay here = new BoardPlay(ada, "flow", table);
            int before = here.version();
            square(here, "c3")
                    .click(new Locator.ClickOptions()
                            .setButton(MouseButton.RIGHT)
                            .setForce(true));
            seen(ben.page(), "Ada points at: c3: empty.");
            square(here, "e5").focus();
            ada.page().keyboard().press("p");
            seen(ben.page(), "Ada points at: e5: empty.");
            square(there, "b6").evaluate(PRESS);
            seen(ada.page(), "Ben points at: b6: empty.");
            assertThat(here.board().locator(".ping")).hasCount(1);
            assertThat(here.board().locator(".ping")).hasCount(0);
            assertEquals(before, here.version(), "pointing is no move");
        }
    }

    private static Locator square(BoardPlay play, String name) {
        return play.board().locator("[data-key=square-" + name + "]");
    }

    private static void seen(Page page, String words) {
        assertThat(page.locator(".status [role=status]")).hasText(words);
    }
}
