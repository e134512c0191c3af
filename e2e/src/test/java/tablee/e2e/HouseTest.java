package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody comes for the first time. */
class HouseTest {
    private static final Pattern A_TABLE = Pattern.compile(".*/t/[\\w-]+$");

    @Test
    @DisplayName("ASVS 14.2.3: Without an account, on a phone: one tap on a game and the match has begun")
    void playNow() {
        try (Visitor visitor = Site.open().visitor(ScreenLook.SMALL_PHONE)) {
            Page page = visitor.go("/").page();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play now Flip Circus"))
                    .click();
            assertThat(page).hasURL(A_TABLE);
            assertThat(page.locator("circus-board")).isVisible();
        }
    }

    @Test
    @DisplayName("While the server cannot be reached the page says so, and comes back by itself")
    void restart() {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.go("/").page();
            page.route("**/*", Route::abort);
            page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("About Tablée"))
                    .click();
            assertThat(page.locator("h1")).hasText("Back in a moment");
            page.unroute("**/*");
            assertThat(page.locator("h1")).hasText("About Tablée");
            visitor.forgiven();
        }
    }

    @Test
    @DisplayName("Anyone who comes while even the words cannot be had sees the house's mark, and then the page")
    void inTheWrongMoment() {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.page();
            page.route("**/words/**", Route::abort);
            page.navigate("/");
            assertThat(page.locator(".unreachable svg")).isVisible();
            page.unroute("**/words/**");
            assertThat(page.locator("h1")).hasText("Board games with friends, in your browser.");
            visitor.forgiven();
        }
    }

    @Test
    @DisplayName("A table that is listed appears on other people's home page at once, and leads to its seat")
    void openTables() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor(ScreenLook.PHONE)) {
            Page page = ben.go("/").page();
            String title = "Evening at Ada's " + System.nanoTime();
            ada.ask(
                    "POST",
                    "/api/tables",
                    "{\"title\":\"" + title + "\",\"terms\":{\"game\":\"rando\",\"seats\":3,\"visibility\":\"listed\"},"
                            + "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"},{\"kind\":\"open\"}],\"start\":false}");
            assertThat(page.locator(".entry").filter(new Locator.FilterOptions().setHasText(title)))
                    .containsText("2 free seats");
            page.getByText(title).click();
            assertThat(page.locator("h1")).hasText(title);
            assertThat(page.getByText("Sit here").first()).isVisible();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/new/chess", "/learn/chess", "/rules/chess"})
    @DisplayName("The address of a game that is not played here says that it leads nowhere")
    void noSuchGame(String address) {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.go(address).page();
            assertThat(page.locator("missing-page h1")).hasText("There is nothing here");
            page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Back to the start"))
                    .click();
            assertThat(page.locator("h1")).hasText("Board games with friends, in your browser.");
        }
    }

    @Test
    @DisplayName("On a slow line no key of a sentence is to be read before its words have come")
    void noKeys() {
        try (Visitor visitor = Site.open().visitor().named("Ann")) {
            Page page = visitor.page();
            String table = visitor.against("circus", 2, "");
            page.addInitScript(
                    "new MutationObserver(() => { window.keySeen ||= /table\\.[a-z]/.test(document.body?.innerText) })"
                            + ".observe(document, { subtree: true, childList: true, characterData: true })");
            page.route("**/words/table-ui/**", route -> {
                page.waitForTimeout(1_500);
                route.resume();
            });
            // Within the house: its own words are there already, and only those of tables are to be waited for.
            visitor.go("/");
            page.locator("a[href='" + table + "']").first().click();
            assertThat(page.locator("circus-board")).isVisible();
            assertEquals(false, page.evaluate("!!window.keySeen"));
        }
    }
}
