package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.lab.page.Section;

/**
 * How much a visit brings over the wire, loaded for real. {@code ./tablee bench web} writes the figures into
 * docs/benchmarks.md.
 */
class WeightTest {
    private static final int HOME_MOST_BYTES = 47_000;
    private static final int FONTS_MOST_BYTES = 80_000;
    private static final int GAME_MOST_BYTES = 50_000;
    private static final int TABLE_MOST_BYTES = 68_500;
    private static final List<String> GAMES =
            BoardGames.all().stream().filter(BoardGames::hasBoard).toList();
    private static final boolean NOTE = Boolean.getBoolean("tablee.note");

    /** A connection of 400 kbit/s with 400 ms to and fro, as on a train. */
    private static final int SLOW_BYTES_PER_SECOND = 50_000;

    private static final int SLOW_LATENCY_MILLIS = 400;

    @Test
    @DisplayName(
            "The home page's first load is at most 47 KB and its fonts 80 KB, each game's own part at most 50 KB, compressed")
    void weights() throws IOException {
        Load home = homePage("en");
        int fonts = homePage("pl").fonts();
        Map<String, Load> tables = new TreeMap<>();
        for (String game : GAMES) tables.put(game, table(game));
        assertTrue(home.total() <= HOME_MOST_BYTES, "home: " + home);
        assertTrue(home.fonts() > 0 && fonts <= FONTS_MOST_BYTES, "fonts: " + fonts);
        Map<String, Integer> parts = new TreeMap<>();
        for (String game : GAMES) {
            Load own = tables.get(game).without(tables.get(GAMES.get(game.equals(GAMES.get(0)) ? 1 : 0)));
            assertTrue(own.total() <= GAME_MOST_BYTES, game + ": " + own);
            parts.put(game, own.total());
        }
        for (Load load : tables.values()) {
            List<String> near = load.bytes().keySet().stream()
                    .filter(each -> each.matches(".*(\\.wasm|house-worker|/weights/).*"))
                    .toList();
            assertEquals(List.of(), near, "what only tables of the page need");
        }
        Load shared = tables.get(GAMES.get(0)).without(home);
        int table = shared.total() - parts.get(GAMES.get(0));
        assertTrue(table <= TABLE_MOST_BYTES, "every table: " + table);
        if (NOTE) note(report(home, fonts, table, parts, slowHome()));
    }

    private static Load homePage(String language) {
        try (Visitor visitor = Site.open().visitor(ScreenLook.PHONE.in(language))) {
            return Load.of(visitor.page(), "/", ".game button");
        }
    }

    private static Load table(String game) {
        try (Visitor visitor = Site.open().visitor(ScreenLook.PHONE).named("Ada")) {
            return Load.of(visitor.page(), visitor.against(game, BoardGames.seats(game), ""), BoardGames.tag(game));
        }
    }

    /** How long it takes on a slow connection until the games can be chosen. */
    private static long slowHome() {
        try (Visitor visitor = Site.open().visitor(ScreenLook.PHONE)) {
            CDPSession session = visitor.context().newCDPSession(visitor.page());
            JsonObject slow = new JsonObject();
            slow.addProperty("offline", false);
            slow.addProperty("latency", SLOW_LATENCY_MILLIS);
            slow.addProperty("downloadThroughput", SLOW_BYTES_PER_SECOND);
            slow.addProperty("uploadThroughput", SLOW_BYTES_PER_SECOND);
            session.send("Network.enable");
            session.send("Network.emulateNetworkConditions", slow);
            long begin = System.nanoTime();
            visitor.page().navigate("/");
            visitor.page().locator(".game button").first().waitFor();
            return (System.nanoTime() - begin) / 1_000_000;
        }
    }

    private static String report(Load home, int fonts, int table, Map<String, Integer> parts, long slowMillis) {
        StringBuilder text = new StringBuilder(String.format(
                "%nMeasured on %s by `./tablee bench web` in chromium, headers included, nothing cached before.%n%n",
                LocalDate.now()));
        text.append("| what | bytes over the wire | aim |\n|---|---|---|\n");
        text.append(row("home page, first load, " + home.bytes().size() + " requests", home.total(), "47,000"));
        text.append(row("fonts, after the first paint and once for ever, in English", home.fonts(), "80,000"));
        text.append(row("the same in Polish, which needs letters of its own", fonts, "80,000"));
        text.append(row("what every table adds", table, "68,500"));
        parts.forEach((game, bytes) -> text.append(row("own part of " + game, bytes, "50,000")));
        text.append(String.format(
                Locale.ROOT,
                "%nOver 400 kbit/s with a delay of 400 ms the games can be chosen after %.1f s.%n",
                slowMillis / 1000.0));
        return text.toString();
    }

    private static String row(String what, int bytes, String aim) {
        return String.format(Locale.ROOT, "| %s | %,d | %s |%n", what, bytes, aim);
    }

    private static void note(String report) throws IOException {
        Path root = Path.of(Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"));
        Section.write(root.resolve("docs/benchmarks.md"), "web", report);
        System.out.println(report);
    }
}
