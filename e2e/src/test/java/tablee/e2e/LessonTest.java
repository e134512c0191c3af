package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first lesson of each game, from the page that offers it to its last sentence. */
class LessonTest {
    private static final int MOST_STEPS = 80;

    static List<String> games() {
        return BoardGames.someBoards();
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

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("A lesson that is opened in the middle by a browser that knows nothing of it comes to its end too")
    void elsewhere(String game) {
        try (Visitor ada = Site.open().visitor()) {
            Page page = ada.go("/learn/" + game).page();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Begin the lesson"))
                    .click();
            toTheEnd(page, game, true);
        }
    }

    /** From the first step of a lesson to its last. */
    static void toTheEnd(Page page, String game) {
        toTheEnd(page, game, false);
    }

    private static void toTheEnd(Page page, String game, boolean forgets) {
        Locator card = page.locator(".lesson");
        card.waitFor();
        int steps = 0;
        while (!card.innerText().contains("That was the first lesson") && steps++ < MOST_STEPS) {
            pointsAtIt(page, game);
            if (steps % 3 == 0) opensAgain(page, card);
            if (steps == 10 && forgets) elsewhere(page, card);
            step(page, card, game);
        }
        assertThat(card).containsText("That was the first lesson");
        assertTrue(steps >= 4, "a lesson has a few steps");
    }

    /**
     * What is wrong with the light: a box round what the step does not name, none round the first of its things that is there yet, a tray
     * over one.
     */
    private static final String LIGHT = """
            tag => {
                const board = document.querySelector(tag);
                const root = board.shadowRoot;
                const named = document.querySelector('table-page').lesson.step.at
                    .map(each => [...root.querySelectorAll(/^[.[]/.test(each) ? each : `[data-key="${each}"]`)]);
                const sides = each => { const { left, top, right, bottom } = each.getBoundingClientRect(); return [left, top, right, bottom]; };
                const round = (rim, thing) => sides(rim).every((side, i) => Math.abs(side - sides(thing)[i] + (i < 2 ? 6 : -6)) < 3);
                const rims = [...document.querySelectorAll('lesson-light .rim')];
                const found = rims.filter(rim => !named.flat().some(thing => round(rim, thing))).map(() => 'a light on what is not named');
                const first = named.find(each => each.some(thing => thing.getBoundingClientRect().width > 0)) ?? [];
                if (!first.some(thing => rims.some(rim => round(rim, thing)))) found.push('no light on what is named first');
                if (document.querySelectorAll('lesson-light .arrow').length !== 1) found.push('no arrow');
                const tray = root.querySelector('.tray');
                for (const rim of rims.filter(() => tray)) {
                    const [left, top, right, bottom] = sides(rim);
                    const over = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                    const inTray = named.flat().some(thing => round(rim, thing) && tray.contains(thing));
                    if (tray.contains(over) && !inTray) found.push('the tray covers what is lit');
                }
                return found.join(', ');
            }""";

    /** What a step speaks of lies in the light, and nothing else does; an arrow points there. */
    private static void pointsAtIt(Page page, String game) {
        if (!(boolean) page.evaluate("() => document.querySelector('table-page').lesson.step.at !== undefined")) return;
        String tag = BoardGames.tag(game);
        try {
            page.waitForFunction("tag => (" + LIGHT + ")(tag) === ''", tag);
        } catch (TimeoutError wrong) {
            assertEquals("", page.evaluate(LIGHT, tag), page.locator(".lesson").innerText());
        }
    }

    /** Another browser knows nothing of what was read; what was played tells how far the lesson is. */
    private static void elsewhere(Page page, Locator card) {
        page.evaluate("localStorage.removeItem('tablee.lesson')");
        page.reload();
        card.waitFor();
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
