package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first lesson of each game, from the page that offers it to its last sentence. */
class LessonTest {
    private static final int MOST_STEPS = 80;

    static Stream<String> games() {
        return BoardGames.some().stream().filter(BoardGames::hasBoard);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("Anyone who does what it says comes to its end, also where the page is opened again in between")
    void lesson(String game) {
        try (Visitor ada = Site.open().visitor(ScreenLook.PHONE)) {
            Page page = ada.go("/learn/" + game).page();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Begin the lesson"))
                    .click();
            toTheEnd(page, game);
        }
    }

    /** From the first step of a lesson to its last. */
    static void toTheEnd(Page page, String game) {
        Locator card = page.locator(".lesson");
        card.waitFor();
        int steps = 0;
        while (!card.innerText().contains("That was the first lesson") && steps++ < MOST_STEPS) {
            pointsAtIt(page);
            if (steps % 3 == 0) opensAgain(page, card);
            step(page, card, game);
        }
        assertThat(card).containsText("That was the first lesson");
        assertTrue(steps >= 4, "a lesson has a few steps");
    }

    /** What a step speaks of lies in the light, and an arrow points there. */
    private static void pointsAtIt(Page page) {
        if ((boolean) page.evaluate("() => document.querySelector('table-page').lesson.step.at !== undefined"))
            assertThat(page.locator("lesson-light .arrow")).hasCount(1);
    }

    /** A step that waits for the others may be over before the page is there again. */
    private static void opensAgain(Page page, Locator card) {
        if ((boolean) page.evaluate("() => document.querySelector('table-page').lesson.step.until !== undefined"))
            return;
        String before = card.locator("p").first().innerText();
        page.reload();
        assertThat(card.locator("p").first()).hasText(before);
    }

    /** Reads on, or makes the first move that the step admits. */
    private static void step(Page page, Locator card, String game) {
        Locator next = card.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Go on"));
        String before = card.innerText();
        if (next.isVisible()) {
            next.click();
        } else {
            page.evaluate(
                    "tag => { const { lesson } = document.querySelector('table-page'); const board = document.querySelector(tag);"
                            + " const fits = word => lesson.step?.moves?.some(each => typeof each === 'string' ? each === word : each.test(word));"
                            + " const move = board.sight.moves.find(each => fits(each.word))?.word"
                            + "   ?? lesson.step?.moves?.find(each => typeof each === 'string');"
                            + " if (move) board.stage.choose(move); }",
                    BoardGames.tag(game));
        }
        page.waitForFunction(
                "before => document.querySelector('.lesson').innerText !== before",
                before,
                new Page.WaitForFunctionOptions().setTimeout(20_000));
    }
}
