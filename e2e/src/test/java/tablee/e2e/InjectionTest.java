package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.wire.json.Json;

/** Whatever people type is shown as they typed it, and never interpreted. */
class InjectionTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "<img src=x onerror=alert(1)>",
                "<script>alert(1)</script>",
                "\"><svg onload=alert(1)>",
                "${alert(1)} {0} {name}",
                "javascript:alert(1)",
            })
    @DisplayName("ASVS 1.1.2, 1.2.1, 1.3.1, 1.3.5, 1.3.7, 3.2.2: As a nickname, as a table's name, and in the chat")
    void typed(String text) {
        try (Visitor ada = Site.open().visitor();
                Visitor ben = Site.open().visitor().named("Ben")) {
            ada.page().onDialog(dialog -> {
                throw new AssertionError("a script ran: " + dialog.message());
            });
            Page page = ada.go("/account").page();
            page.getByLabel("Your name at the table").fill(text);
            page.getByText("Save").first().click();
            assertThat(page.locator(".toast")).hasText("Saved.");
            String table = ada.ask("POST", "/api/tables", tableCalled(text))
                    .get("table")
                    .asText();
            page.navigate("/t/" + table);
            assertThat(page.locator("h1")).hasText(text);
            assertThat(page.locator(".who").first()).hasText(text.length() > 24 ? text.substring(0, 24) : text);
            page.getByLabel("Say something").fill(text);
            page.getByLabel("Send").click();
            ben.page().navigate("/t/" + table);
            assertThat(ben.page().locator(".said")).containsText(text);
            page.navigate("/");
            assertThat(page.locator(".tables").first()).containsText(text);
            assertEquals(List.of(), strangers(page));
            assertEquals(List.of(), strangers(ben.page()));
        }
    }

    private static String tableCalled(String title) {
        return "{\"title\":" + Json.text(title)
                + ",\"terms\":{\"game\":\"circus\",\"seats\":2,\"visibility\":\"listed\"},"
                + "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"start\":false}";
    }

    /** Elements that only an injection can have brought. */
    private static Object strangers(Page page) {
        return page.evaluate(
                "() => [...document.querySelectorAll("
                        + "'img[src=x], [onerror], [onload], body script, a[href^=\"javascript\"]')].map(each => each.outerHTML)");
    }
}
