package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Our own letters: there in every language, cached for ever, and nothing moves when they come. */
class FontsTest {
    private static final double SHIFT_NOBODY_SEES = 0.02;

    @Test
    @DisplayName("Titles and text have our fonts, with the letters of all four languages, cached for ever")
    void letters() {
        for (String language : List.of("en", "fr", "de", "pl")) {
            try (Visitor visitor = Site.open().visitor(ScreenLook.DESK.in(language))) {
                List<Response> fonts = new ArrayList<>();
                visitor.page().onResponse(answer -> {
                    if (answer.url().contains(".woff")) fonts.add(answer);
                });
                Page page = visitor.go("/").page();
                page.waitForFunction("() => document.fonts.status === 'loaded'");
                for (String font : List.of("16px Inter", "600 16px Inter", "600 16px 'PT Serif'"))
                    assertTrue(drawn(page, font, "Tablée ąćęłńóśźż ÀÉÎÔÛçœ ÄÖÜß „“ 0123"), language + ": " + font);
                assertTrue(fonts.size() >= 3, "fonts that came: " + fonts.size());
                for (Response each : fonts)
                    assertEquals("public, max-age=31536000, immutable", each.headerValue("cache-control"));
            }
        }
    }

    /** Whether the browser has read files of this font that hold each of these letters. */
    private static boolean drawn(Page page, String font, String letters) {
        Object found = page.evaluate(
                "async ([font, letters]) => (await Promise.all([...letters].map(each => document.fonts.load(font, each))))"
                        + ".every(faces => faces.length === 1 && faces[0].status === 'loaded')",
                List.of(font, letters));
        return Boolean.TRUE.equals(found);
    }

    @Test
    @DisplayName("Figures are equally wide, so that what counts up does not jiggle")
    void figures() {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.go("/").page();
            page.waitForFunction("() => document.fonts.status === 'loaded'");
            Object widths = page.evaluate("() => ['h2', 'p'].map(tag => {"
                    + " const box = document.createElement(tag); box.style.width = 'max-content'; document.body.append(box);"
                    + " const wide = text => { box.textContent = text; return box.getBoundingClientRect().width; };"
                    + " const same = wide('11111') === wide('88888') && wide('74') === wide('00'); box.remove();"
                    + " return same; })");
            assertEquals(List.of(true, true), widths);
        }
    }

    @Test
    @DisplayName("When fonts come late, nothing jumps")
    void jump() {
        for (ScreenLook look : List.of(ScreenLook.DESK, ScreenLook.PHONE, ScreenLook.PHONE.in("de"))) {
            try (Visitor visitor = Site.open().visitor(look)) {
                Page page = visitor.page();
                List<Runnable> held = new ArrayList<>();
                page.route("**/*.woff*", route -> held.add(route::resume));
                visitor.go("/");
                page.locator(".game button").first().waitFor();
                page.waitForFunction("() => document.fonts.status === 'loading'");
                page.evaluate("() => { window.shifted = 0; new PerformanceObserver(list => list.getEntries().forEach("
                        + "each => window.shifted += each.value)).observe({ type: 'layout-shift' }); }");
                held.forEach(Runnable::run);
                page.unroute("**/*.woff*");
                page.waitForFunction("() => document.fonts.status === 'loaded'");
                page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
                double shift = ((Number) page.evaluate("window.shifted")).doubleValue();
                assertTrue(shift < SHIFT_NOBODY_SEES, look + ": " + Map.of("shift", shift));
            }
        }
    }
}
