package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The house speaks four languages. */
class LanguageTest {
    @ParameterizedTest
    @CsvSource({"en,with friends", "fr,entre amis", "de,mit Freunden", "pl,ze znajomymi", "es,with friends"})
    @DisplayName("First in the browser's language, in English where that is none of them")
    void fromTheBrowser(String language, String headline) {
        try (Visitor visitor = Site.open().visitor(ScreenLook.PHONE.in(language))) {
            assertThat(visitor.go("/").page().locator("h1")).containsText(headline);
            assertEquals(
                    language.equals("es") ? "en" : language, visitor.page().evaluate("document.documentElement.lang"));
        }
    }

    @Test
    @DisplayName("The settings change it at once, and it stays")
    void chosen() {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.go("/settings").page();
            page.getByLabel("Polski").check();
            assertThat(page.locator("h1")).hasText("Ustawienia");
            page.reload();
            assertThat(page.locator("h1")).hasText("Ustawienia");
        }
    }
}
