package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The house speaks four languages. */
class LanguageTest {
    @ParameterizedTest
    @CsvSource({"en,Take a seat.", "fr,Prenez place.", "de,Nimm Platz.", "pl,Usiądź z nami.", "es,Take a seat."})
    @DisplayName("First in the browser's language, in English where that is none of them")
    void fromTheBrowser(String language, String headline) {
        try (Visitor visitor = Site.open().visitor(ScreenLook.PHONE.in(language))) {
            assertThat(visitor.go("/").page().locator("h1")).hasText(headline);
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

    @Test
    @DisplayName("The client counts as each language does, says the browser that knows them all")
    void plurals() throws IOException {
        String source = Files.readString(Path.of(Objects.requireNonNull(System.getProperty("tablee.root")))
                .resolve("web/src/main/ts/core/phrase.ts"));
        Matcher plural = Pattern.compile("(?s)export function plural\\([^)]*\\): number (\\{.*?\\n})")
                .matcher(source);
        assertEquals(true, plural.find());
        try (Visitor visitor = Site.open().visitor()) {
            Object wrong = visitor.page()
                    .evaluate(
                            "body => { const plural = new Function('language', 'number', body.slice(1, -1)); const wrong = [];"
                                    + " const forms = ['one', 'few', 'many'];"
                                    + " for (const language of ['en', 'fr', 'de', 'pl']) for (let n = 0; n <= 200; n++) {"
                                    + "   const said = new Intl.PluralRules(language).select(n);"
                                    + "   const right = language === 'pl' ? forms.indexOf(said) : said === 'one' ? 0 : 1;"
                                    + "   if (plural(language, n) !== right) wrong.push(language + ' ' + n);"
                                    + " } return wrong; }",
                            plural.group(1));
            assertEquals(List.of(), wrong);
        }
    }
}
