package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.lab.page.Section;
import tablee.wire.json.Json;

/**
 * How soon a page is there, how soon it answers, and whether it jumps, as the browser itself notes it. {@code ./tablee bench
 * page} writes the figures into docs/benchmarks.md.
 */
class PageFiguresTest {
    private static final boolean NOTE = Boolean.getBoolean("tablee.note");
    private static final int RUNS = NOTE ? 7 : 1;
    /** Less than a line of text; good pages stay below 0.1, by the usual reckoning. */
    private static final double MOST_SHIFT = 0.02;

    private static final String OBSERVE = """
            window.figures = { first: 0, largest: 0, interaction: 0, shift: 0 };
            const see = (type, note, more = {}) =>
                new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
            see('paint', each => { if (each.name === 'first-contentful-paint') figures.first = each.startTime; });
            see('largest-contentful-paint', each => { figures.largest = each.startTime; });
            see('layout-shift', each => { if (!each.hadRecentInput) figures.shift += each.value; });
            see('event', each => { if (each.interactionId) figures.interaction = Math.max(figures.interaction, each.duration); },
                { durationThreshold: 16 });
            """;

    private record Figures(double first, double largest, double interaction, double shift, double bytes) {}

    @Test
    @DisplayName(
            "Neither the home page nor a table jumps while it is loaded; how soon they are there is said, and not judged")
    void figures() throws IOException {
        StringBuilder rows = new StringBuilder();
        for (ScreenLook look : List.of(ScreenLook.PHONE, ScreenLook.DESK)) {
            String window = look.width() + "×" + look.height();
            rows.append(row("home", window, measured(look, "/", ".join input")));
            rows.append(row("table of Flip Circus", window, measured(look, "", "circus-board [data-key=place-1]")));
        }
        if (NOTE) note(rows.toString());
    }

    private static Figures measured(ScreenLook look, String path, String pressed) {
        List<Figures> all = new ArrayList<>();
        for (int i = 0; i < RUNS; i++) all.add(once(look, path, pressed));
        Figures median = new Figures(
                median(all.stream().map(Figures::first).toList()),
                median(all.stream().map(Figures::largest).toList()),
                median(all.stream().map(Figures::interaction).toList()),
                median(all.stream().map(Figures::shift).toList()),
                median(all.stream().map(Figures::bytes).toList()));
        assertTrue(NOTE || median.shift < MOST_SHIFT, path + " jumps: " + median);
        return median;
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }

    private static Figures once(ScreenLook look, String path, String pressed) {
        try (Visitor visitor = Site.open().visitor(look)) {
            Page page = visitor.page();
            String where = path.isEmpty() ? visitor.named("Ada").against("circus", 2, "") : path;
            page.addInitScript(OBSERVE);
            int bytes = Load.of(page, where).total();
            page.waitForLoadState(LoadState.NETWORKIDLE);
            page.locator(pressed).first().click();
            page.waitForTimeout(400);
            JsonNode figures = Json.parse((String) page.evaluate("JSON.stringify(window.figures)"));
            return new Figures(
                    figures.get("first").asDouble(),
                    figures.get("largest").asDouble(),
                    figures.get("interaction").asDouble(),
                    figures.get("shift").asDouble(),
                    bytes);
        }
    }

    private static String row(String page, String window, Figures figures) {
        return String.format(
                Locale.ROOT,
                "| %s | %s | %.0f | %.0f | %.0f | %.3f | %,.0f |%n",
                page,
                window,
                figures.first,
                figures.largest,
                figures.interaction,
                figures.shift,
                figures.bytes);
    }

    /** {@code -Dtablee.section=page-before} keeps figures of an older state beside those of today. */
    private static void note(String rows) throws IOException {
        String report = String.format(
                        "%nMeasured on %s by `./tablee bench page` in chromium on a server of the same machine, nothing cached before; medians"
                                + " of %d loads, milliseconds.%n%n",
                        LocalDate.now(), RUNS)
                + "| page | window | first paint | largest paint | interaction to next paint | layout shift | bytes |\n"
                + "|---|---|---|---|---|---|---|\n" + rows;
        Path root = Path.of(Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"));
        Section.write(root.resolve("docs/benchmarks.md"), System.getProperty("tablee.section", "page"), report);
        System.out.println(report);
    }
}
