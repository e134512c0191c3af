package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Somebody comes for the first time. */
class HouseTest {
    private static final Pattern A_TABLE = Pattern.compile(".*/t/[\\w-]+$");

    @Test
    @DisplayName("Without an account, on a phone: one tap on a game and the match has begun")
    void playNow() {
        try (Visitor visitor = Site.open().visitor(Look.SMALL_PHONE)) {
            Page page = visitor.go("/").page();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play now Flip Circus"))
                    .click();
            assertThat(page).hasURL(A_TABLE);
            assertThat(page.locator("circus-board")).isVisible();
        }
    }
}
