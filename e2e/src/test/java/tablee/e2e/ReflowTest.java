package tablee.e2e;

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

    /** A drawing cuts off what leaves it, and no scrolling brings that back. */
    private static final String CUT_OFF = """
            () => {
                const board = document.querySelector('.board > *');
                const outermost = each => each.parentElement?.closest('svg') ? outermost(each.parentElement.closest('svg')) : each;
                return [...(board.shadowRoot ?? board).querySelectorAll('svg text')]
                    .filter(each => each.textContent.trim() !== '' && each.checkVisibility({ opacityProperty: true }))
                    .map(each => [each, each.getBoundingClientRect(), outermost(each.closest('svg')).getBoundingClientRect()])
                    .filter(([each, at, all]) => at.width > 1 && (at.left < all.left - 2 || at.right > all.right + 2
                        || at.top < all.top - 2 || at.bottom > all.bottom + 2))
                    .map(([each, at, all]) => `"${each.textContent.trim()}" ${at.left - all.left} to ${at.right - all.left}`
                        + ` of ${all.width}, ${at.top - all.top} to ${at.bottom - all.top} of ${all.height}`);
            }""";

    @TestFactory
    @DisplayName("Every board has all of itself within reach, from 320 pixels wide and 320 high up to 2560 by 1440")
    Stream<DynamicTest> boards() {
        Evening evening = Evening.of(Site.open());
        return evening.screens().stream()
                .filter(screen -> screen.name().startsWith("play-"))
                .map(screen -> DynamicTest.dynamicTest(screen.name(), () -> {
                    try (Visitor visitor = evening.visitor(WINDOWS.get(0))) {
                        Evening.show(visitor, screen);
                        for (ScreenLook window : WINDOWS) within(visitor.page(), screen.name(), window);
                    }
                }));
    }

    private static void within(Page page, String screen, ScreenLook window) {
        page.setViewportSize(window.width(), window.height());
        page.waitForTimeout(300);
        assertEquals(List.of(), page.evaluate(OUT_OF_REACH), "out of reach on " + screen + " in " + window);
        assertEquals(List.of(), page.evaluate(CUT_OFF), "text cut off on " + screen + " in " + window);
    }
}
