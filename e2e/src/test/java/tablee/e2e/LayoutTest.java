package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** No text is clipped or overflows its place, on the page or on a board; {@link ScreensTest} takes all sizes and languages. */
class LayoutTest {
    /** Answers what is clipped, or wider than its place. */
    static final String LOOK_FOR_TROUBLE = script("layout.js");

    @TestFactory
    @DisplayName("Every text has its room, in German on a small phone and in the size and language of the day")
    Stream<DynamicContainer> layout() {
        Evening evening = Evening.of(Site.open());
        // German has the longest words.
        List<ScreenLook> small = List.of(ScreenLook.SMALL_PHONE.in("de"));
        return Stream.of(
                tests(evening, small, evening.screens()),
                tests(evening, List.of(ScreenLook.ofTheDay()), evening.mainScreens()));
    }

    private static DynamicContainer tests(Evening evening, List<ScreenLook> looks, List<Screen> screens) {
        return evening.tests(looks, screens, page -> assertEquals(List.of(), page.evaluate(LOOK_FOR_TROUBLE)));
    }

    private static String script(String name) {
        try (InputStream in = LayoutTest.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
