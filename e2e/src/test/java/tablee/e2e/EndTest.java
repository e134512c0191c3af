package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How a match ends: with a verdict, what made it, and something to keep. */
class EndTest {
    private static final Pattern COUNT = Pattern.compile("−?\\d+");

    @ParameterizedTest
    @MethodSource("tablee.e2e.BoardGames#someBoards")
    @DisplayName(
            "Every count can be read, the last move is told, and leads to its moment; everybody's moves are counted")
    void told(String game) {
        try (Visitor ada = Site.open().visitor(ScreenLook.PHONE).named("Ada")) {
            Page page = ended(ada, game);
            assertThat(page.locator(".verdict h2")).not().isEmpty();
            assertThat(page.locator(".deeds")).hasCount(BoardGames.seats(game));
            assertThat(page.locator(".deeds").first()).containsText("move");
            List<String> counts = page.locator(".rank .points").allInnerTexts();
            boolean counted = counts.stream().anyMatch(each -> !each.isBlank());
            for (String each : counts)
                assertTrue(!counted || COUNT.matcher(each).matches(), game + ": " + counts);
            for (String each : page.locator(".items .number").allTextContents())
                assertTrue(COUNT.matcher(each).matches(), each);
            Locator last = page.locator(".moments dd a").first();
            String told = last.innerText();
            assertThat(page.locator(".moments dt").first()).hasText("The last move");
            // Which matches have another one, end-story.test.ts says: some are decided by the last move, or by what is
            // counted afterwards.
            if (page.locator(".moments dt").count() > 1)
                assertThat(page.locator(".moments dt").nth(1)).hasText("The key moment");
            last.click();
            assertThat(page.locator(".prompt")).containsText(told);
        }
    }

    /** How many colours are on a picture, looked at every few pixels. */
    private static final String COLOURS = """
            image => {
                const canvas = document.createElement('canvas');
                [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
                const pen = canvas.getContext('2d');
                pen.drawImage(image, 0, 0);
                const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
                const seen = new Set();
                for (let i = 0; i < data.length; i += 4 * 37) seen.add((data[i] >> 3) * 1024 + (data[i + 1] >> 3) * 32 + (data[i + 2] >> 3));
                return seen.size;
            }""";

    @ParameterizedTest
    @MethodSource("tablee.e2e.BoardGames#someBoards")
    @DisplayName(
            "The picture of the end shows the board and the result, and can be saved; without motion nothing celebrates")
    void picture(String game) {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = brokenOff(ada, game);
            assertThat(page.locator(".cheer")).hasCount(0);
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Picture"))
                    .click();
            Locator picture = page.locator("dialog img");
            assertThat(picture).hasAttribute("alt", Pattern.compile(".+: .*Ada.*"));
            picture.evaluate("image => image.decode()");
            assertEquals(1200, picture.evaluate("image => image.naturalWidth"));
            int colours = (int) picture.evaluate(COLOURS);
            assertTrue(colours > 40, "more is seen on it than paper: " + colours + " colours");
            assertEquals(
                    "tablee.png",
                    page.waitForDownload(
                                    () -> page.getByText("Save the picture").click())
                            .suggestedFilename());
        }
    }

    /** Whether the ring of the last move is in sight, and what lies over it. */
    private static final String OVER_RING = """
            tag => {
                const ring = document.querySelector(tag).shadowRoot.querySelector('.place-ring');
                if (!ring) return 'no ring';
                const { left, top, width, height } = ring.getBoundingClientRect();
                const over = document.elementFromPoint(left + width / 2, top + height / 2);
                return over?.tagName.toLowerCase() === tag ? '' : `${over?.tagName}.${over?.className} is over the ring`;
            }""";

    private static final String SHEET = "document.querySelector('.sheet').classList.contains('open')";

    @ParameterizedTest
    @MethodSource("tablee.e2e.BoardGames#someBoards")
    @DisplayName(
            "On a phone the last move is ringed on a board that nothing covers, before the result comes up over it")
    void lastMoveOnPhone(String game) {
        try (Visitor ada = moving(ScreenLook.SMALL_PHONE)) {
            Page page = last(ada, game);
            assertEquals(false, page.evaluate(SHEET), "the result is there");
            assertEquals("", page.evaluate(OVER_RING, BoardGames.tag(game)));
            page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "end", game + ".png")));
            assertThat(page.locator(".sheet.open .verdict h2")).isVisible();
        }
    }

    @ParameterizedTest
    @MethodSource("tablee.e2e.BoardGames#someBoards")
    @DisplayName("On a desk the last move is ringed beside the result")
    void lastMoveOnDesk(String game) {
        try (Visitor ada = moving(ScreenLook.DESK)) {
            Page page = last(ada, game);
            assertThat(page.locator(".verdict h2")).isVisible();
            assertEquals("", page.evaluate(OVER_RING, BoardGames.tag(game)));
        }
    }

    /** Whether anything that somebody decided names a place that is on the board. */
    private static final String NAMES_PLACE = """
            tag => {
                const table = document.querySelector('table-page');
                const [lines] = table.session.record.values();
                const told = lines.filter(each => typeof each.actor === 'number').flatMap(each => each.told);
                return told.flatMap(each => table.client.places(each)).some(each => document.querySelector(tag).shadowRoot.querySelector(`[data-key="${each}"]`));
            }""";

    /** Plays until a match ends in which some move has a place, and its last move has been seen; shorter and shorter ones, for pieces may go. */
    private static Page last(Visitor visitor, String game) {
        Page page = visitor.page();
        for (int seed = 5; seed < 11; seed++) {
            String table = visitor.against(game, BoardGames.seats(game), BoardGames.untimed(game));
            BoardPlay play = new BoardPlay(visitor, game, table);
            if (Scale.FULL) play.finish(seed);
            else breakOff(play, seed, 11 - seed);
            page.waitForFunction("() => document.querySelector('table-end .verdict')");
            if ((boolean) page.evaluate(NAMES_PLACE, BoardGames.tag(game))) return page;
        }
        throw new AssertionError("no match has a move with a place");
    }

    @Test
    @DisplayName("Anyone who was there sees a short celebration, once")
    void cheer() {
        try (Visitor ada = moving(ScreenLook.DESK)) {
            Page page = ended(ada, "rando");
            assertThat(page.locator(".cheer")).hasCount(1);
            assertEquals("none", page.locator(".cheer").evaluate("drawn => getComputedStyle(drawn).pointerEvents"));
            page.reload();
            page.locator(".verdict h2").waitFor();
            assertThat(page.locator(".cheer")).hasCount(0);
        }
    }

    /** Notes the pitch of every tone that the page plays. */
    private static final String EARS = """
            window.heard = [];
            const set = AudioParam.prototype.setValueAtTime;
            AudioParam.prototype.setValueAtTime = function (value, at) { window.heard.push(value); return set.call(this, value, at); };
            """;

    @Test
    @DisplayName(
            "Who gives up has lost: the verdict, what sinks over the board and what is heard say so, and every count can be read")
    void defeat() {
        try (Visitor ada = moving(ScreenLook.DESK)) {
            ada.page().addInitScript(EARS);
            BoardPlay play = new BoardPlay(ada, "rando", ada.against("rando", 2, ""));
            assertTrue(play.mine());
            play.resign();
            Page page = ada.page();
            assertThat(page.locator(".end.defeat")).hasCount(1);
            assertThat(page.locator(".cheer.defeat")).hasCount(1);
            page.waitForFunction("() => [330, 262].every(each => window.heard.includes(each))");
            assertEquals(false, page.evaluate("window.heard.includes(1046)"), "a victory is heard");
            Locator counts = page.locator(".rank .points");
            assertThat(counts).hasCount(2);
            for (Locator each : counts.all()) {
                assertTrue(COUNT.matcher(each.innerText()).matches(), each.innerText());
                assertTrue(each.boundingBox().width > 5, "wide enough to be read: " + each.innerText());
            }
        }
    }

    @Test
    @DisplayName(
            "When the other one gives up one has won: the verdict, what rains over the board and what is heard say so")
    void victory() {
        try (Visitor ada = moving(ScreenLook.DESK);
                Visitor ben = Site.open().visitor().named("Ben")) {
            ada.page().addInitScript(EARS);
            String open = "{\"kind\":\"me\"},{\"kind\":\"open\"}";
            String table = ada.table("rando", 2, ",\"visibility\":\"listed\",\"startWhenFull\":true", open, false);
            Page page = ada.go(table).page();
            ben.go(table)
                    .page()
                    .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Sit here"))
                    .click();
            page.locator("rando-board").waitFor();
            // A page that nobody has touched makes no sound.
            page.locator(".prompt").click();
            BoardPlay.at(ben, "rando").resign();
            assertThat(page.locator(".end.victory")).hasCount(1);
            assertThat(page.locator(".cheer.victory")).hasCount(1);
            page.waitForFunction("() => [523, 659, 784, 1046].every(each => window.heard.includes(each))");
            assertEquals(
                    false, page.evaluate("[330, 262].some(each => window.heard.includes(each))"), "a defeat is heard");
        }
    }

    /** A match that is over after a few moves. */
    private static Page brokenOff(Visitor visitor, String game) {
        String table = visitor.against(game, BoardGames.seats(game), BoardGames.untimed(game));
        breakOff(new BoardPlay(visitor, game, table), 5, 6);
        visitor.page().locator(".deeds").first().waitFor();
        return visitor.page();
    }

    /** Plays a few moves, and calls the match off: bots agree. */
    private static void breakOff(BoardPlay play, long seed, int most) {
        Random random = new Random(seed);
        for (int i = 0; i < most && play.mine(); i++) {
            List<String> moves = play.moves();
            if (!moves.isEmpty()) play.choose(moves.get(random.nextInt(moves.size())));
        }
        play.mine();
        play.page().evaluate("document.querySelector('table-page').session.ask('propose', { what: 'abandon' })");
    }

    private static Visitor moving(ScreenLook look) {
        return new Visitor(
                        Site.open(),
                        Chrome.browser()
                                .newContext(look.context()
                                        .setBaseURL(Site.open().address())
                                        .setReducedMotion(ReducedMotion.NO_PREFERENCE)))
                .named("Ada");
    }

    private static Page ended(Visitor visitor, String game) {
        String table = visitor.against(game, BoardGames.seats(game), BoardGames.untimed(game));
        new BoardPlay(visitor, game, table).finish(5);
        visitor.page().locator(".deeds").first().waitFor();
        return visitor.page();
    }
}
