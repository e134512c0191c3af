package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Somebody lost a game and wants to know why. */
class ReviewPageTest {
    private static final LocatorAssertions.IsVisibleOptions PATIENT =
            new LocatorAssertions.IsVisibleOptions().setTimeout(240_000);

    @Test
    @DisplayName(
            "From the end of a match one gets to its review: curve, table, luck and play, and moves that cost much; and tries again")
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
            assertThat(review.locator(".shares .result")).isVisible(PATIENT);
            review.locator("details summary").click();
            assertTrue(review.locator("table tbody tr").count() > 10, "the curve is a table too");
            assertEquals(List.of(), AxeTest.findings(page));
            picture(page, "review");
            seen(page, review);
            again(page, review, table);
        }
    }

    /** The better move is lit at its moment, through the eyes of the seat; a link keeps that moment. */
    private static void seen(Page page, Locator review) {
        Locator turning = review.locator(".turning").first();
        assertThat(turning.locator("h3 a")).containsText("of a hundred");
        assertThat(turning).containsText("Better:");
        turning.locator("h3 a").click();
        assertThat(page).hasURL(Pattern.compile(".*at=\\d+&eyes=0&review=0"));
        assertThat(page.getByLabel("Point of view")).hasValue("0");
        assertThat(page.locator("rando-board .advised").first()).isAttached();
        picture(page, "review-better");
    }

    private static void again(Page page, Locator review, String before) {
        review.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Try again from here"))
                .first()
                .click();
        assertThat(page).hasURL(Pattern.compile(".*/t/\\w+$"));
        assertNotEquals(before, page.url());
        assertThat(page.locator("rando-board")).isVisible(PATIENT);
    }

    private static void picture(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(Path.of("target", "review", name + ".png"))
                .setFullPage(true));
    }
}
