package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Cookie;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a page leaves behind in a browser. */
class BrowserStorageTest {
    private static final String ALL = "async () => JSON.stringify([{...localStorage}, {...sessionStorage},"
            + " (await indexedDB.databases()).map(each => each.name), await caches.keys()])";

    @Test
    @DisplayName(
            "ASVS 14.3.3, 14.3.1: After playing, signing up and out, a browser keeps settings and habits, and nothing that is a person's")
    void settingsOnly() {
        try (Visitor visitor = Site.open().visitor().named("Grace Hopper")) {
            String person =
                    visitor.ask("GET", "/api/me", "").get("person").get("id").asText();
            String code = visitor.ask(
                            "POST", "/api/account", "{\"name\":\"grace h\",\"password\":\"a long way to the sea\"}")
                    .get("recovery")
                    .asText();
            visitor.go(visitor.against("circus", 2, ""));
            Page page = visitor.go("/settings").page();
            List<String> secrets = Stream.concat(
                            Stream.of("Grace", "grace h", person, code, "a long way"),
                            visitor.context().cookies().stream().map(cookie -> cookie.value))
                    .toList();
            String during = everything(page);
            assertTrue(during.startsWith("[{"), during);
            for (String secret : secrets) assertFalse(during.contains(secret), during);
            for (Cookie cookie : visitor.context().cookies()) assertTrue(cookie.httpOnly, cookie.name);
            visitor.go("/account");
            page.getByRole(
                            AriaRole.BUTTON,
                            new Page.GetByRoleOptions().setName("Sign out").setExact(true))
                    .click();
            assertThat(page.getByText("You are here as a guest.")).isVisible();
            assertFalse(page.content().contains("Grace Hopper"), "nor does the page itself");
            String after = everything(page);
            for (String secret : secrets) assertFalse(after.contains(secret), after);
            assertEquals(List.of("tablee-device"), names(visitor), "which opens nothing by itself");
        }
    }

    /** With the rows of the games that this browser keeps, and the answers that it remembers. */
    private static String everything(Page page) {
        return page.evaluate(ALL) + " " + KeptHouse.rows(page) + " " + KeptHouse.remembered(page);
    }

    private static List<String> names(Visitor visitor) {
        return visitor.context().cookies().stream().map(cookie -> cookie.name).toList();
    }
}
