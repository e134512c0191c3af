package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Somebody lost a game and wants to know why. */
class ReviewPageTest {
    private static final LocatorAssertions.IsVisibleOptions PATIENT =
            new LocatorAssertions.IsVisibleOptions().setTimeout(240_000);

    @Test
    @DisplayName("From the end of a match one gets to its review, whose curve grows as it is made")
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
        }
    }
}
