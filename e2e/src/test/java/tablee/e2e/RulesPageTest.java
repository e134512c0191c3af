package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules for people. */
class RulesPageTest {
    static Stream<String> games() {
        return BoardGames.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("Every diagram is a position that the rules accept, drawn by the real board")
    void diagrams(String game) {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.go("/rules/" + game).page();
            Locator diagrams = page.locator("rule-diagram");
            diagrams.first().waitFor();
            int count = diagrams.count();
            assertTrue(count > 0);
            for (int i = 0; i < count; i++)
                assertThat(diagrams.nth(i)
                                .locator(BoardGames.tag(game) + (BoardGames.hasBoard(game) ? " svg" : ""))
                                .first())
                        .isVisible();
            assertThat(page.getByText("This diagram could not be drawn.")).hasCount(0);
            assertTrue(page.locator(".text h2").count() >= 4, "chapters");
        }
    }

    @Test
    @DisplayName("A link to a rule leads to that rule")
    void anchor() {
        try (Visitor visitor = Site.open().visitor(ScreenLook.PHONE)) {
            Page page = visitor.page();
            page.navigate("/rules/circus#CIRC-33");
            assertThat(page.locator("#CIRC-33")).isInViewport();
            assertEquals("CIRC-33", page.evaluate("document.activeElement.id"));
        }
    }

    @Test
    @DisplayName("Codes stand apart from the sentences, at the margin where there is one")
    void codes() {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.go("/rules/circus").page();
            Locator code = page.locator("#CIRC-20");
            code.waitFor();
            Locator sentence = page.locator(".text li").filter(new Locator.FilterOptions().setHas(code));
            assertThat(sentence).not().containsText("(");
            double edge = sentence.boundingBox().x + sentence.boundingBox().width;
            assertTrue(code.boundingBox().x >= edge, "beside the text");
            assertTrue(code.boundingBox().x + code.boundingBox().width <= 1280, "on the page");
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("What a diagram speaks of is ringed, and arrows lead from one thing to another")
    void lit(String game) {
        if (!BoardGames.hasBoard(game)) return;
        try (Visitor visitor = Site.open().visitor(ScreenLook.PHONE)) {
            Page page = visitor.go("/rules/" + game).page();
            Locator diagrams = page.locator("rule-diagram");
            diagrams.first().waitFor();
            for (int i = 0; i < diagrams.count(); i++) {
                int lit = (int) diagrams.nth(i).evaluate("each => JSON.parse(each.text).lit?.length ?? 0");
                assertTrue(
                        lit > 0, "a diagram lights nothing: " + diagrams.nth(i).innerText());
                assertThat(diagrams.nth(i).locator(".place-ring")).hasCount(lit);
            }
            Object wanted = page.evaluate("() => [...document.querySelectorAll('rule-diagram')]"
                    + ".flatMap(each => JSON.parse(each.text).arrows ?? []).length * 2");
            assertTrue((int) wanted > 0 || diagrams.count() < 2, "of several diagrams none has an arrow");
            assertThat(page.locator(".arrows path")).hasCount((int) wanted);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("Printed, the rules of a game are at most two pages, in each language")
    void printed(String game) {
        for (String language : Scale.LANGUAGES) {
            try (Visitor visitor = Site.open().visitor(ScreenLook.DESK.in(language))) {
                Page page = visitor.go("/rules/" + game).page();
                page.locator("rule-diagram").first().waitFor();
                page.waitForFunction("() => [...document.querySelectorAll('rule-diagram .drawing')]"
                        + ".every(each => each.firstElementChild)");
                String paper = new String(page.pdf(new Page.PdfOptions().setPreferCSSPageSize(true)), ISO_8859_1);
                long pages = Pattern.compile("/Type\\s*/Page\\b(?!s)")
                        .matcher(paper)
                        .results()
                        .count();
                assertTrue(pages >= 1 && pages <= 2, game + " in " + language + ": " + pages + " pages");
            }
        }
    }
}
