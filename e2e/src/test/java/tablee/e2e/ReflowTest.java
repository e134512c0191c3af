package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Small windows, as of a laptop at 200 % or a phone held sideways, and large ones: the whole board can be scrolled to. */
class ReflowTest {
    private static final List<ScreenLook> WINDOWS = Stream.of(
                    "640x400", "640x360", "568x320", "667x375", "320x568", "320x320", "1440x900", "2560x1440")
            .map(size -> size.split("x"))
            .map(size -> new ScreenLook(Integer.parseInt(size[0]), Integer.parseInt(size[1]), "en", false))
            .toList();

    /**
     * What lies left of or above a board's own corner cannot be scrolled to; what lies right of it is scrolled to sideways. A drawing within a
     * drawing is cut by the outer one, and measured without that cut.
     */
    private static final String OUT_OF_REACH = """
            () => {
                const board = document.querySelector('.board > *');
                board.scrollTo(0, 0);
                const corner = board.getBoundingClientRect();
                return [...(board.shadowRoot ?? board).querySelectorAll('svg:not(svg svg), button')]
                    .map(each => [each, each.getBoundingClientRect()])
                    .filter(([each, at]) => at.width > 1 && (at.left < corner.left - 1 || at.top < corner.top - 1
                        || at.right > corner.right + 1))
                    .map(([each, at]) => `${each.tagName}.${each.getAttribute('class')} ${at.left - corner.left} to `
                        + `${at.right - corner.left} of ${corner.width}, ${at.top - corner.top}`);
            }""";

    /** As low as a board may be made before nobody can play on it. */
    private static final int LEAST_HEIGHT = 150;

    /** Scrolled to its end, all of a board is above its lower edge, and that edge is on the page and not cut off by a box round it. */
    private static final String NOT_REACHED = """
            least => {
                const board = document.querySelector('.board > *');
                const root = board.shadowRoot ?? board;
                scrollTo(0, document.documentElement.scrollHeight);
                board.scrollTo(0, board.scrollHeight);
                const place = board.getBoundingClientRect();
                const bottom = each => each.getBoundingClientRect().bottom;
                const found = [...root.querySelectorAll('svg:not(svg svg), button, [data-key]')]
                    .filter(each => each.getBoundingClientRect().width > 1 && bottom(each) > place.bottom + 2)
                    .map(each => `${each.tagName}.${each.getAttribute('class')} ends ${bottom(each) - place.bottom} below its board`);
                for (let box = board.parentElement; box !== document.documentElement; box = box.parentElement) {
                    const { overflowY } = getComputedStyle(box);
                    if (overflowY !== 'visible' && place.bottom > bottom(box) + 2) found.push(`cut off by ${box.className}`);
                }
                if (place.bottom > innerHeight + 2) found.push(`the board ends ${place.bottom - innerHeight} below the page`);
                if (place.height < least) found.push(`the board is ${place.height} high`);
                const drawn = Math.max(...[...root.querySelectorAll('svg')].map(each => each.getBoundingClientRect().height));
                if (root !== board && drawn < least) found.push(`the drawing is ${drawn} high`);
                board.scrollTo(0, 0);
                scrollTo(0, 0);
                return found;
            }""";

    @TestFactory
    @DisplayName("Every board has all of itself within reach, from 320 pixels wide and 320 high up to 2560 by 1440")
    Stream<DynamicTest> boards() {
        Evening evening = Evening.of(Site.open());
        return Scale.LANGUAGES.stream().flatMap(language -> evening.screens().stream()
                .filter(screen -> screen.name().startsWith("play-"))
                .map(screen -> DynamicTest.dynamicTest(language + " " + screen.name(), () -> {
                    try (Visitor visitor = evening.visitor(WINDOWS.get(0).in(language), screen)) {
                        Evening.show(visitor, screen);
                        assertAll(WINDOWS.stream().map(window -> () -> within(visitor.page(), screen.name(), window)));
                    }
                })));
    }

    private static void within(Page page, String screen, ScreenLook window) {
        page.setViewportSize(window.width(), window.height());
        page.waitForTimeout(300);
        assertEquals(List.of(), page.evaluate(OUT_OF_REACH), "out of reach on " + screen + " in " + window);
        assertEquals(List.of(), page.evaluate(NOT_REACHED, LEAST_HEIGHT), "not reached on " + screen + " in " + window);
        assertEquals(List.of(), page.evaluate(LayoutTest.LOOK_FOR_TROUBLE), "text on " + screen + " in " + window);
    }
}
