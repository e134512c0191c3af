package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A page that was opened before the server became another one. */
class OtherReleaseTest {
    /** The server knows version 1 only: a page that names another one is refused as a page of today will be by a later server. */
    private static final String OTHER = """
            const Before = window.WebSocket;
            window.WebSocket = class extends Before {
                constructor(address) {
                    super(sessionStorage.getItem('loaded') ? address : address.replace('protocol=1', 'protocol=2'));
                }
            };
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | This page is from another release | Load again",
                "fr | Cette page date d’une autre version | Recharger",
                "de | Diese Seite gehört zu einer anderen Ausgabe | Neu laden",
                "pl | Ta strona pochodzi z innego wydania | Wczytaj ponownie",
            })
    @DisplayName(
            "A table whose server speaks another version of the protocol says so, and goes on after the page was loaded again")
    void loadedAgain(String language, String sentence, String button) {
        try (Visitor ada = Site.open().visitor(ScreenLook.DESK.in(language)).named("Ada")) {
            Page page = ada.page();
            page.addInitScript(OTHER);
            page.route("**/api/games", OtherReleaseTest::newer);
            page.navigate(Site.open().address() + ada.against("circus", 2, ""));
            Locator dialog = page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName(sentence));
            assertThat(dialog).isVisible();
            ada.forgiven();
            page.unroute("**/api/games");
            page.evaluate("() => sessionStorage.setItem('loaded', 'yes')");
            dialog.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(button))
                    .click();
            assertThat(page.locator("circus-board")).isVisible();
            assertThat(dialog).isHidden();
        }
    }

    private static void newer(Route route) {
        APIResponse answer = route.fetch();
        String text = answer.text().replace("\"protocol\":1", "\"protocol\":2");
        route.fulfill(new Route.FulfillOptions().setResponse(answer).setBody(text));
    }
}
