package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Games;

/** A table on a small phone, with as many people as the game takes, and on a tablet. */
class PhoneTest {
    private static final ScreenLook TABLET = new ScreenLook(768, 1024, "en", false);

    /** What can be acted on now and is not in sight without scrolling, or what of the page does not fit. */
    private static final String OUT_OF_SIGHT = """
            () => {
                const board = document.querySelector('.board > *');
                const place = board.getBoundingClientRect();
                const out = ([, at]) => at.top < place.top - 1 || at.bottom > place.bottom + 1 || at.left < -1 || at.right > innerWidth + 1;
                const found = [...(board.shadowRoot ?? board).querySelectorAll('[data-lit]')]
                    .map(each => [each.dataset.key, each.getBoundingClientRect()])
                    .filter(out)
                    .map(([key, at]) => `${key} at ${at.top} to ${at.bottom} of ${place.top} to ${place.bottom}`);
                if (board.scrollTop > 0) found.push(`scrolled by ${board.scrollTop}`);
                if (document.documentElement.scrollHeight > innerHeight + 1) found.push('the page scrolls');
                if (document.querySelector('.top').checkVisibility()) found.push('the head is there');
                return found;
            }""";

    private static final String NAMES = """
            () => [...document.querySelectorAll('.panel .seat .who')]
                .map(each => [each, each.getBoundingClientRect()])
                .filter(([each, at]) => each.scrollWidth > each.clientWidth || at.left < 0 || at.right > innerWidth)
                .map(([each, at]) => `${each.textContent.trim()} at ${at.left} to ${at.right}`)""";

    @ParameterizedTest
    @MethodSource("tablee.e2e.BoardGames#someBoards")
    @DisplayName(
            "At the first visit, on 360 by 640 pixels, all that can be done is in sight without scrolling, with all seats taken")
    void fits(String game) {
        try (Visitor ada = Site.open().visitor(ScreenLook.SMALL_PHONE.in("de")).named("Ada")) {
            BoardPlay play = full(ada, game);
            for (int i = 0; i < 6 && play.mine(); i++) {
                assertEquals(List.of(), ada.page().evaluate(OUT_OF_SIGHT), game + " after " + i + " moves");
                play.choose(play.moves().get(0));
            }
        }
    }

    @Test
    @DisplayName(
            "Flip' Rando keeps everybody's sum, the next hiker and the scales in sight; Les Pluvionautes round and clouds")
    void standing() {
        try (Visitor ada = Site.open().visitor(ScreenLook.SMALL_PHONE).named("Ada")) {
            BoardPlay rando = full(ada, "rando");
            assertThat(rando.board().locator(".standing")).hasCount(4);
            for (String each : List.of(".standing", "[data-key=pile]", "[data-key=marker-4]")) inSight(rando, each);
            assertEquals(List.of(), ada.page().evaluate(NAMES), "names that cannot be read");
            inSight(full(ada, "pluvionautes"), ".standing");
        }
    }

    @Test
    @DisplayName("A tablet that is held upright has the tall layout")
    void tablet() {
        try (Visitor ada = Site.open().visitor(TABLET).named("Ada")) {
            for (String game : BoardGames.someBoards()) {
                BoardPlay play = full(ada, game);
                if (List.of("rando", "pluvionautes").contains(game))
                    assertThat(play.board()).hasAttribute("tall", "");
                assertEquals(List.of(), ada.page().evaluate(OUT_OF_SIGHT), game);
            }
        }
    }

    /** What a hint is about and cannot be pressed, as it lies out of sight or below something else. */
    private static final String ADVISED_IN_VAIN = """
            () => {
                const board = document.querySelector('.board > *');
                const place = board.getBoundingClientRect();
                const keyed = each => each?.closest('[data-key]')?.dataset.key ?? '';
                const seen = each => {
                    const at = each.getBoundingClientRect();
                    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
                    return y > place.top && y < place.bottom && keyed(board.shadowRoot.elementFromPoint(x, y)) === keyed(each);
                };
                const advised = [...board.shadowRoot.querySelectorAll('.advised')].filter(each => keyed(each));
                return advised.length === 0 || advised.some(seen) ? [] : advised.map(keyed);
            }""";

    @ParameterizedTest
    @MethodSource("tablee.e2e.BoardGames#someBoards")
    @DisplayName("A hint on a small phone leaves in sight what it is about, though it takes room")
    void hint(String game) {
        try (Visitor ada = Site.open().visitor(ScreenLook.SMALL_PHONE.in("pl")).named("Ada")) {
            String terms = ",\"hints\":true" + BoardGames.untimed(game);
            BoardPlay play = new BoardPlay(ada, game, ada.against(game, 2, terms));
            for (int i = 0; i < 6 && play.mine(); i++) {
                new Fingers(play).ready();
                ask(ada.page());
                // The board hears of its smaller place in the next frame.
                ada.page().waitForTimeout(200);
                assertEquals(List.of(), ada.page().evaluate(ADVISED_IN_VAIN), game + " after " + i + " moves");
                ada.page().locator(".idea .button.main").click();
                ada.page()
                        .locator(".idea")
                        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
            }
        }
    }

    /** An answer about a moment that has passed is not shown: then it is asked once more. */
    private static void ask(Page page) {
        Locator idea = page.locator(".idea");
        page.keyboard().press("h");
        try {
            idea.waitFor(new Locator.WaitForOptions().setTimeout(10_000));
        } catch (TimeoutError late) {
            page.keyboard().press("h");
            idea.waitFor();
        }
    }

    private static BoardPlay full(Visitor ada, String game) {
        int seats = Collections.max(Games.find(game).card().seatCounts());
        BoardPlay play = new BoardPlay(ada, game, ada.against(game, seats, BoardGames.untimed(game)));
        play.mine();
        return play;
    }

    private static void inSight(BoardPlay play, String selector) {
        Page page = play.page();
        for (Locator each : play.board().locator(selector).all()) {
            double top = each.boundingBox().y;
            double bottom = top + each.boundingBox().height;
            assertEquals(true, top >= 0 && bottom <= page.viewportSize().height, selector + " at " + top);
        }
    }
}
