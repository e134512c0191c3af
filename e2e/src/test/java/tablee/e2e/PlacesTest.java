package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Places that words name are found on the board: printed there, and lit up by the line that speaks of them. */
class PlacesTest {
    @Test
    @DisplayName("Flow prints its squares; a line of the log that is pointed at or has the focus rings its square")
    void flow() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(ada, "flow", ada.against("flow", 2, BoardGames.untimed("flow")));
            Page page = ada.page();
            Locator line = page.locator(".log li").filter(new Locator.FilterOptions().setHasText(" places on "));
            for (int i = 0; i < 30 && line.count() == 0 && play.mine(); i++) {
                List<String> moves = play.moves();
                play.choose(moves.stream()
                        .filter(each -> each.startsWith("place"))
                        .findFirst()
                        .orElse(moves.get(0)));
            }
            assertTrue(play.mine());
            new Fingers(play).ready();
            page.waitForFunction("() => !document.querySelector('table-page').eyes.projector.busy");
            String square = line.last().innerText().replaceAll("(?s).* places on (..).*", "$1");
            assertThat(play.board().locator(".square-name").filter(new Locator.FilterOptions().setHasText(square)))
                    .hasCount(1);
            line.last().hover();
            ringed(play, "square-" + square);
            play.board().hover();
            assertThat(play.board().locator(".place-ring")).hasCount(0);
            line.last().focus();
            ringed(play, "square-" + square);
        }
    }

    /**
     * Once each line of the log has had the focus: those that ring something, rings that lie on nothing that a line names, and lines that
     * name what is on the board and do not ring all of it.
     */
    private static final String LIT = """
            () => {
                const table = document.querySelector('table-page');
                const { client } = table;
                const root = table.querySelector(client.tag).shadowRoot;
                const box = each => { const at = each.getBoundingClientRect(); return [at.left, at.top, at.width, at.height]; };
                const told = table.querySelector('table-log').lines.flatMap(line => line.told);
                const named = new Set(told.flatMap(each => client.places?.(each) ?? []));
                const things = [...root.querySelectorAll('[data-key]')].filter(each => named.has(each.dataset.key)).map(box);
                const lies = ring => things.some(each => each.every((side, i) => Math.abs(side - ring[i]) < 2));
                const log = table.querySelector('table-log');
                const wanted = log.lines.slice(-300).flatMap(line => [
                    ...(line.table ? [[]] : []),
                    ...line.told.filter(each => client.say(each, log.stage) !== '').map(each => client.places?.(each) ?? [])]);
                const there = keys => [...root.querySelectorAll('[data-key]')].filter(each => keys.includes(each.dataset.key)).length;
                let lit = 0, astray = 0;
                const dark = [];
                table.querySelectorAll('.log li').forEach((line, at) => {
                    line.focus();
                    const rings = [...root.querySelectorAll('.place-ring')].map(box);
                    if (rings.length > 0) lit++;
                    astray += rings.filter(each => !lies(each)).length;
                    if (rings.length !== there(wanted[at])) dark.push(line.textContent.trim());
                });
                return [lit, astray, dark.join('; ')];
            }""";

    @ParameterizedTest
    @MethodSource("tablee.e2e.BoardGames#someBoards")
    @DisplayName("In every game each line of the log rings what it names, and nothing else")
    void everyGame(String game) {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            String table = ada.against(game, BoardGames.seats(game), BoardGames.untimed(game));
            BoardPlay play = new BoardPlay(ada, game, table);
            Random random = new Random(3);
            // How soon a line names a place depends on the deal.
            List<?> found = List.of(0, 0, "");
            for (int i = 0; (i < 12 || (int) found.get(0) == 0) && i < 60 && play.mine(); i++) {
                if (i > 0) found = lit(play);
                List<String> moves = play.moves();
                play.choose(moves.get(random.nextInt(moves.size())));
            }
            if (play.mine()) found = lit(play);
            assertTrue((int) found.get(0) > 0, "lines that ring something: " + found.get(0));
            assertEquals(0, found.get(1), "rings on nothing that a line names");
            assertEquals("", found.get(2), "lines that do not ring what they name");
        }
    }

    /** How many lines of the log ring something once all is drawn, and how many rings lie on nothing. */
    private static List<?> lit(BoardPlay play) {
        play.mine();
        play.page().waitForFunction("() => !document.querySelector('table-page').eyes.projector.busy");
        return (List<?>) play.page().evaluate(LIT);
    }

    private static void ringed(BoardPlay play, String key) {
        Locator ring = play.board().locator(".place-ring");
        assertThat(ring).hasCount(1);
        BoundingBox bed = new Arrows(play).thing(key).locator(".bed").boundingBox();
        BoundingBox box = ring.boundingBox();
        assertEquals(bed.x, box.x, 8);
        assertEquals(bed.y, box.y, 8);
    }

    /** Tokens in whose column or row the map's margin does not say what words call them. */
    private static final String UNNAMED = """
            board => {
                const middle = each => { const { x, y, width, height } = each.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
                const margin = [...board.shadowRoot.querySelectorAll('text.grid')].map(each => [each.textContent, ...middle(each)]);
                return [...board.shadowRoot.querySelectorAll('[data-key^=token-]')].filter(each => {
                    const [, column, row] = /^token-([a-z])(\\d+)$/.exec(each.dataset.key);
                    const [x, y] = middle(each);
                    return !margin.some(([text, tx]) => text === column && Math.abs(tx - x) < 12)
                        || !margin.some(([text, , ty]) => text === row && Math.abs(ty - y) < 12);
                }).map(each => each.dataset.key);
            }""";

    @Test
    @DisplayName("Flip' Rando prints the letters of its columns and the figures of its rows")
    void rando() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(ada, "rando", ada.against("rando", 2, ""));
            assertTrue(play.mine());
            assertTrue(play.board().locator("[data-key^=token-]").count() > 10);
            assertEquals(List.of(), play.board().evaluate(UNNAMED));
        }
    }

    @Test
    @DisplayName("Flip Circus prints a number beside each place of the ring")
    void circus() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(ada, "circus", ada.against("circus", 2, ""));
            assertTrue(play.mine());
            for (int position = 1; position <= 10; position++) {
                BoundingBox place = new Arrows(play).thing("place-" + position).boundingBox();
                BoundingBox number = play.board()
                        .getByText(String.valueOf(position), new Locator.GetByTextOptions().setExact(true))
                        .first()
                        .boundingBox();
                double x = place.x + place.width / 2 - number.x - number.width / 2;
                double y = place.y + place.height / 2 - number.y - number.height / 2;
                assertTrue(Math.hypot(x, y) < place.width, position + " is beside its place");
            }
        }
    }

    @Test
    @DisplayName("Les Pluvionautes prints its cells; the log is walked with arrows, from the newest line up")
    void pluvionautes() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(ada, "pluvionautes", ada.against("pluvionautes", 2, ""));
            assertTrue(play.mine());
            assertThat(play.board().locator(".cell-name")).hasCount(37);
            Page page = ada.page();
            page.locator(".log").focus();
            page.keyboard().press("ArrowUp");
            assertThat(page.locator(".log li").last()).isFocused();
            page.keyboard().press("ArrowUp");
            assertThat(page.locator(".log li").nth(page.locator(".log li").count() - 2))
                    .isFocused();
        }
    }

    @Test
    @DisplayName("The lesson is in the menu of the table")
    void lesson() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.go(ada.against("rando", 2, "")).page();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("More"))
                    .click();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("First lesson"))
                    .click();
            assertThat(page.locator("h1")).hasText("Learn Flip' Rando");
        }
    }
}
