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

/** No text is clipped or overflows its place, in any language, from the smallest phone to a television. */
class LayoutTest {
    /** Answers what is clipped, or wider than its place. */
    static final String LOOK_FOR_TROUBLE = script("layout.js");

    @TestFactory
    @DisplayName("Every text has its room")
    Stream<DynamicContainer> layout() {
        // German has the longest words; the other languages are looked at in the long run too.
        List<String> languages = Scale.FULL ? List.of("en", "fr", "de", "pl") : List.of("de");
        Evening evening = Evening.of(Site.open());
        return languages.stream()
                .flatMap(language -> looks().map(look -> look.in(language)))
                .map(look -> evening.tests(
                        look,
                        screens(evening, look),
                        page -> assertEquals(List.of(), page.evaluate(LOOK_FOR_TROUBLE))));
    }

    private static Stream<ScreenLook> looks() {
        return Scale.FULL
                ? ScreenLook.SIZES.stream()
                : Stream.of(ScreenLook.DESK, ScreenLook.SMALL_PHONE, ScreenLook.SMALLEST, ScreenLook.TELEVISION);
    }

    /** In a short run the two ends of the sizes are looked at where most happens. */
    private static List<Screen> screens(Evening evening, ScreenLook look) {
        boolean usual = look.width() >= ScreenLook.SMALL_PHONE.width() && look.width() <= ScreenLook.DESK.width();
        return Scale.FULL || usual ? evening.screens() : evening.mainScreens();
    }

    private static String script(String name) {
        try (InputStream in = LayoutTest.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
