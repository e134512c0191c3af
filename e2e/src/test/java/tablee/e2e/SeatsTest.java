package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The list of those who sit: who is there, whose turn it is, in words that fit everybody. */
class SeatsTest {
    private static final String TWO = "{\"kind\":\"me\"},{\"kind\":\"open\"}";

    @Test
    @DisplayName("Anyone who is away keeps a small shape beside the name")
    void away() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            String table = ada.table("circus", 2, ",\"visibility\":\"listed\",\"startWhenFull\":true", TWO, false);
            Page page = ada.go(table).page();
            try (Visitor ben = Site.open().visitor().named("Ben")) {
                ben.go(table)
                        .page()
                        .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Sit here"))
                        .click();
                assertThat(page.locator("circus-board")).isVisible();
            }
            Locator seat = page.locator(".seat.away");
            assertThat(seat).containsText("Ben");
            BoundingBox shape = seat.locator(".seat-shape").boundingBox();
            BoundingBox name = seat.locator(".who").boundingBox();
            assertTrue(shape.width <= 28 && shape.height <= 28, "the shape is " + shape.width + " wide");
            assertTrue(shape.x + shape.width <= name.x, "it does not lie over the name");
        }
    }

    /** What stands below one's own name while it is one's turn. */
    private static final Map<String, String> MINE =
            Map.of("en", "your turn", "fr", "à vous de jouer", "de", "du bist dran", "pl", "twoja kolej");

    @Test
    @DisplayName("To oneself the list says that it is one's turn in the right person, in four languages")
    void persons() {
        MINE.forEach((language, words) -> {
            try (Visitor ada = Site.open().visitor(ScreenLook.DESK.in(language)).named("Ada")) {
                BoardPlay play = new BoardPlay(ada, "circus", ada.against("circus", 2, ""));
                assertTrue(play.mine());
                assertThat(ada.page().locator(".seat.acts .what")).hasText(words);
            }
        });
    }

    @Test
    @DisplayName("A lesson that was left is not a game that waits for somebody")
    void lesson() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.go("/learn/circus").page();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Begin the lesson"))
                    .click();
            assertThat(page.locator("circus-board")).isVisible();
            ada.go("/");
            assertThat(page.getByText("Nothing on the table yet.")).isVisible();
            assertFalse(page.title().startsWith("("), page.title());
        }
    }
}
