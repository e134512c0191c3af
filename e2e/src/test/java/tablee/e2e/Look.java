package tablee.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/** How a visitor looks at the page: through what window, in which language and theme. */
record Look(int width, int height, String language, boolean dark) {
    static final Look DESK = new Look(1280, 800, "en", false);
    static final Look PHONE = new Look(390, 844, "en", false);
    static final Look SMALL_PHONE = new Look(360, 640, "en", false);

    Look in(String otherLanguage) {
        return new Look(width, height, otherLanguage, dark);
    }

    Look atNight() {
        return new Look(width, height, language, true);
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
                .setReducedMotion(ReducedMotion.REDUCE);
    }
}
