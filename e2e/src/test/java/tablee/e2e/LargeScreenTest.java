package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.wire.json.Json;

/** A table on a television, opened by somebody who plays there: board and score, and nobody's secrets. */
class LargeScreenTest {
    private static final int MOVES = Scale.FULL ? 40 : 4;

    /** What the socket of a page is sent of a match, by the number of the entry after which it was. */
    private static final class Heard {
        private final List<String> addresses = new ArrayList<>();
        private final Set<String> viewers = new TreeSet<>();
        private final Map<Integer, String> lines = new TreeMap<>();
        private final Map<Integer, String> sights = new TreeMap<>();

        static Heard by(Page page) {
            Heard heard = new Heard();
            page.onWebSocket(socket -> {
                if (!socket.url().contains("/ws/table/")) return;
                heard.addresses.add(socket.url());
                socket.onFrameReceived(frame -> heard.hear(Json.parse(frame.text())));
            });
            return heard;
        }

        private void hear(JsonNode message) {
            if (!message.path("event").asText().equals("update")) return;
            JsonNode sight = message.at("/sights/0");
            message.path("sights")
                    .forEach(each -> viewers.add(each.path("viewer").asText()));
            sight.path("lines").forEach(line -> lines.put(line.path("version").asInt(), line.toString()));
            sights.put(
                    message.path("version").asInt(),
                    "" + sight.path("view") + sight.path("figures") + sight.path("moves"));
        }
    }

    @ParameterizedTest
    @MethodSource("tablee.e2e.BoardGames#some")
    @DisplayName("The socket of a player's own large screen gets what a stranger's gets, line by line and view by view")
    void noSecrets(String game) {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor eve = Site.open().visitor()) {
            Page screen = ada.context().newPage();
            Heard own = Heard.by(ada.page());
            Heard large = Heard.by(screen);
            Heard stranger = Heard.by(eve.page());
            String terms = ",\"visibility\":\"listed\"" + BoardGames.untimed(game);
            String table = ada.against(game, BoardGames.seats(game), terms);
            screen.navigate(Site.open().address() + table + "/screen");
            eve.page().navigate(Site.open().address() + table);
            int version = playOn(new BoardPlay(ada, game, table));
            for (Page each : List.of(screen, eve.page()))
                each.waitForFunction(
                        "version => document.querySelector('table-page')?.session?.update?.version >= version",
                        version);
            assertTrue(large.addresses.get(0).contains("screen&"), large.addresses.toString());
            assertEquals(Set.of("spectator"), large.viewers);
            assertNotEquals(large.viewers, own.viewers);
            assertEquals(stranger.sights.get(version), large.sights.get(version));
            assertEquals(bothKnow(stranger.sights, large.sights), bothKnow(large.sights, stranger.sights));
            assertEquals(bothKnow(stranger.lines, large.lines), bothKnow(large.lines, stranger.lines));
            assertTrue(bothKnow(large.lines, stranger.lines).size() >= 2, "there was something to compare");
        }
    }

    /** Plays until it is one's turn again after a few moves, or to the end; answers how many entries there are then. */
    private static int playOn(BoardPlay play) {
        Random random = new Random(11);
        for (int i = 0; i < MOVES && play.mine(); i++) {
            List<String> moves = play.moves();
            if (!moves.isEmpty()) play.choose(moves.get(random.nextInt(moves.size())));
        }
        play.mine();
        return play.version();
    }

    private static Map<Integer, String> bothKnow(Map<Integer, String> these, Map<Integer, String> those) {
        Map<Integer, String> common = new TreeMap<>(these);
        common.keySet().retainAll(those.keySet());
        return common;
    }

    @Test
    @DisplayName("It shows the board and who sits there, as large as the screen, and nothing that can be pressed")
    void onlyTheBoard() {
        try (Visitor ada = Site.open().visitor(ScreenLook.TELEVISION).named("Ada")) {
            String table = ada.against("rando", 2, "");
            Page page = ada.go(table + "/screen").page();
            assertThat(page.locator("rando-board")).isVisible();
            assertThat(page.locator(".seats .seat")).hasCount(2);
            for (String absent : List.of(".log", ".tools", "table-chat", ".newcomer"))
                assertThat(page.locator(absent)).hasCount(0);
            assertEquals(true, page.locator(".board").evaluate("board => board.inert"));
            double height = page.locator("rando-board").boundingBox().height;
            assertTrue(height > 1000, "of 1440 pixels the board takes " + height);
        }
    }

    @Test
    @DisplayName("Every board grows with its window, up to 2560 by 1440 pixels")
    void grows() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            for (String game : BoardGames.someBoards()) {
                Page page = ada.page();
                page.setViewportSize(1280, 800);
                BoardPlay play =
                        new BoardPlay(ada, game, ada.against(game, BoardGames.seats(game), BoardGames.untimed(game)));
                double usual = drawn(play);
                double onBoard = letters(page, BoardGames.tag(game));
                double beside = letters(page, ".panel");
                page.setViewportSize(2560, 1440);
                page.waitForTimeout(300);
                assertTrue(drawn(play) > 1.5 * usual, game + ": " + usual + " and then " + drawn(play));
                grown(1.4, onBoard, letters(page, BoardGames.tag(game)), game + ", on the board and its trays");
                grown(1.4, beside, letters(page, ".panel"), game + ", beside the board");
                page.setViewportSize(2560, 1080);
                page.waitForTimeout(300);
                grown(1.3, beside, letters(page, ".panel"), game + ", beside the board on a wide and low screen");
            }
        }
    }

    @Test
    @DisplayName("The home page grows with the window too: its letters, and the width that it takes")
    void home() {
        try (Visitor ada = Site.open().visitor()) {
            Page page = ada.go("/").page();
            double letters = letters(page, "main");
            double wide = page.locator("main .home").boundingBox().width;
            page.setViewportSize(2560, 1440);
            grown(1.4, letters, letters(page, "main"), "letters");
            grown(1.4, wide, page.locator("main .home").boundingBox().width, "width");
            page.setViewportSize(2560, 1080);
            grown(1.3, letters, letters(page, "main"), "letters on a wide and low screen");
        }
    }

    private static void grown(double times, double before, double now, String what) {
        assertTrue(now > times * before, what + ": " + before + " and then " + now);
    }

    /** How high the smallest letters of a part of the page are. */
    private static double letters(Page page, String part) {
        return ((Number) page.locator(part).first().evaluate(SMALLEST)).doubleValue();
    }

    private static final String SMALLEST = """
            part => {
                const heights = [];
                const look = root => {
                    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
                    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
                        const around = text.parentElement;
                        const seen = around?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
                        if (!text.data.trim() || !seen || around.closest('.aloud, style, option')) continue;
                        const range = document.createRange();
                        range.selectNodeContents(text);
                        const box = range.getBoundingClientRect();
                        const size = parseFloat(getComputedStyle(around).fontSize);
                        // Of a drawing, what its letters have become.
                        const drawn = around.closest('svg');
                        const scale = drawn ? around.getScreenCTM().a : around.currentCSSZoom ?? 1;
                        if (box.width > 1) heights.push(size * scale);
                    }
                };
                look(part.shadowRoot ?? part);
                return Math.min(...heights);
            }""";

    /** How high the largest drawing of a board is. */
    private static double drawn(BoardPlay play) {
        Object height = play.board()
                .evaluate("board => Math.max(...[...(board.shadowRoot ?? board).querySelectorAll('svg')]"
                        + ".map(each => each.getBoundingClientRect().height))");
        return ((Number) height).doubleValue();
    }
}
