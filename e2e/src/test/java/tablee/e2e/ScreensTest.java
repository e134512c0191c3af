package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every screen in every language and size, by day and at night, in the full run; otherwise a few in German. {@link AxeTest} and
 * {@link LayoutTest} look at the same page, which is opened once and whose window changes its size.
 * {@code -Dtablee.language=pl,fr} takes these languages, {@code -Dtablee.screens=home,rules-.*} screens of these names.
 */
class ScreensTest {
    private static final String WANTED = System.getProperty(
                    "tablee.screens", Scale.FULL ? ".*" : "home|new-flow|first-flow|end-rando")
            .replace(',', '|');

    @TestFactory
    @DisplayName(
            "In every language, from 320 by 568 and 568 by 320 to 2560 by 1440, nothing is cut off and axe finds nothing serious")
    Stream<DynamicTest> screens() {
        Evening evening = Evening.of(Site.open());
        return Scale.LANGUAGES.stream().flatMap(language -> evening.screens().stream()
                .filter(screen -> screen.name().matches(WANTED))
                .map(screen -> dynamicTest(language + " " + screen.name(), () -> look(evening, screen, language))));
    }

    private static void look(Evening evening, Screen screen, String language) {
        try (Visitor visitor = evening.visitor(ScreenLook.DESK.in(language), screen)) {
            Evening.show(visitor, screen);
            Page page = visitor.page();
            assertAll(Stream.concat(
                    Stream.of(
                            () -> assertEquals(List.of(), AxeTest.findings(page), "by day"),
                            () -> assertEquals(List.of(), atNight(page), "at night")),
                    ScreenLook.SIZES.stream().map(size -> () -> at(size, page))));
        }
    }

    private static List<?> atNight(Page page) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        List<?> found = AxeTest.findings(page, "color-contrast");
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        return found;
    }

    private static void at(ScreenLook size, Page page) {
        Evening.resize(page, size);
        assertEquals(List.of(), page.evaluate(LayoutTest.LOOK_FOR_TROUBLE), size.toString());
        List<?> found = size.equals(ScreenLook.SMALL_PHONE)
                ? AxeTest.findings(page)
                : AxeTest.findings(page, "target-size", "scrollable-region-focusable");
        assertEquals(List.of(), found, size.toString());
    }
}
