package tablee.e2e;

import com.microsoft.playwright.Locator;

/** The way through a page by Tab, without a mouse. */
final class KeyWalk {
    private static final int MOST_STEPS = 150;

    private KeyWalk() {}

    /** Goes on with Tab until this has the focus. */
    static void to(Locator target) {
        for (int i = 0; i < MOST_STEPS; i++) {
            target.page().keyboard().press("Tab");
            if ((boolean) target.evaluate("at => at === document.activeElement")) return;
        }
        throw new AssertionError("Tab never comes to " + target);
    }

    static void enter(Locator target) {
        to(target);
        target.page().keyboard().press("Enter");
    }

    static void type(Locator field, String text) {
        to(field);
        field.page().keyboard().type(text);
    }
}
