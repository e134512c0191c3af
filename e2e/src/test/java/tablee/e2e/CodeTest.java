package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Six letters beside the link of a table, and the seats at one screen. */
class CodeTest {
    private static final String OPEN = "{\"kind\":\"me\"},{\"kind\":\"open\"}";

    @Test
    @DisplayName("Somebody types the six letters at home, and is at the table; wrong ones are told so")
    void code() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor(ScreenLook.PHONE)) {
            String table = ada.table("circus", 2, "", OPEN, false);
            ada.go(table).page().locator(".table-code").waitFor();
            String code = ada.page().locator(".table-code").innerText();
            assertTrue(code.matches("[A-HJ-NP-Z]{6}"), code);
            ben.go("/");
            type(ben.page(), "QQQQQQ");
            assertThat(ben.page().locator(".join .wrong"))
                    .hasText("There is no table with this code, or not any more.");
            ben.forgiven();
            type(ben.page(), code.substring(0, 3).toLowerCase(Locale.ROOT) + " " + code.substring(3));
            ben.page().waitForURL("**" + table);
            assertThat(ben.page().getByRole(AriaRole.BUTTON, name("Sit here"))).isVisible();
        }
    }

    @Test
    @DisplayName("A second seat of one's own is called what it is: another person at this screen")
    void secondSeat() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.go(ada.table("circus", 2, "", OPEN, false)).page();
            page.getByRole(AriaRole.BUTTON, name("Second person at this screen"))
                    .click();
            assertThat(page.locator(".chair-list .seat").nth(1)).containsText("Player 2");
            assertThat(page.locator(".chair-list .seat").nth(1)).containsText("at this screen");
        }
    }

    private static void type(Page page, String code) {
        page.locator(".join input").fill(code);
        page.locator(".join button").click();
    }

    private static Page.GetByRoleOptions name(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }
}
