package tablee.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

/** How a visitor looks at the page: through what window, in which language and theme. */
record ScreenLook(int width, int height, String language, boolean dark) {
    static final ScreenLook DESK = new ScreenLook(1280, 800, "en", false);
    static final ScreenLook PHONE = new ScreenLook(390, 844, "en", false);
    static final ScreenLook SMALL_PHONE = new ScreenLook(360, 640, "en", false);

    static final ScreenLook SMALLEST = new ScreenLook(320, 568, "en", false);
    static final ScreenLook TELEVISION = new ScreenLook(2560, 1440, "en", false);

    /** From the smallest phone to a television; 640 by 400 is a laptop of 1280 by 800 at 200 %, the two lower ones are phones on their side. */
    static final List<ScreenLook> SIZES = List.of(
            SMALLEST,
            SMALL_PHONE,
            PHONE,
            new ScreenLook(640, 400, "en", false),
            new ScreenLook(640, 360, "en", false),
            new ScreenLook(568, 320, "en", false),
            new ScreenLook(768, 1024, "en", false),
            DESK,
            new ScreenLook(1920, 1080, "en", false),
            TELEVISION);

    private static final List<String> LANGUAGES = List.of("en", "fr", "de", "pl");

    /** One size in one language, another one every day; {@code -Dtablee.look=5} asks for a certain one. */
    static ScreenLook ofTheDay() {
        List<ScreenLook> all = LANGUAGES.stream()
                .flatMap(language -> SIZES.stream().map(each -> each.in(language)))
                .toList();
        long day = Long.getLong("tablee.look", LocalDate.now(ZoneOffset.UTC).toEpochDay());
        return all.get((int) (day % all.size()));
    }

    ScreenLook in(String otherLanguage) {
        return new ScreenLook(width, height, otherLanguage, dark);
    }

    ScreenLook atNight() {
        return new ScreenLook(width, height, language, true);
    }

    boolean phone() {
        return width < 600;
    }

    /** Without animations: tests look at what is, not at how it got there. */
    Browser.NewContextOptions context() {
        return new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setHasTouch(phone())
                .setLocale(language)
                .setTimezoneId("Europe/Warsaw")
                .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT)
                // What a service worker keeps would hide what the server sends; only the tests without a network let it
                // in.
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK)
                .setReducedMotion(ReducedMotion.REDUCE);
    }
}
