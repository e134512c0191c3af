package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
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
}
