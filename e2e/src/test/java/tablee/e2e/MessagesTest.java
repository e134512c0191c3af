package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the house has to say has a place of its own: it lies over no board and over no button. */
class MessagesTest {
    private static final String COVERED = """
            () => {
                const over = (a, b) => a.width && b.width && a.left < b.right - 1 && b.left < a.right - 1
                    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
                const said = [...document.querySelectorAll('.notice, .toast')].filter(each => each.checkVisibility());
                const seen = each => {
                    const at = each.getBoundingClientRect();
                    const place = each.closest('.asides')?.getBoundingClientRect() ?? at;
                    const bottom = Math.min(at.bottom, place.bottom);
                    return { left: at.left, right: at.right, width: at.width, top: Math.max(at.top, place.top), bottom };
                };
                const rest = [...document.querySelectorAll('.board, .prompt, .tools button, .top a, main button, main a, main input')]
                    .filter(each => each.checkVisibility() && !said.some(one => one.contains(each)));
                return said.flatMap(one => rest
                    .filter(each => over(seen(one), each.getBoundingClientRect()))
                    .map(each => `${one.className} covers ${each.className} ${each.textContent.trim().slice(0, 30)}`));
            }""";

    static Stream<ScreenLook> looks() {
        return Stream.of(ScreenLook.DESK, ScreenLook.PHONE, ScreenLook.SMALL_PHONE);
    }

    /** A laptop at 200 %, a phone on its side, the smallest phone and a tablet. */
    private static final List<ScreenLook> LOW = Stream.of("640x400", "568x320", "320x568", "768x1024")
            .map(size -> size.split("x"))
            .map(size -> new ScreenLook(Integer.parseInt(size[0]), Integer.parseInt(size[1]), "de", false))
            .toList();

    /** The card is all on the screen, and so is what can be acted on first, wherever the board was scrolled by that. */
    private static final String PINNED = """
            () => {
                const board = document.querySelector('.board > *');
                const place = board.getBoundingClientRect();
                const card = document.querySelector('.newcomer').getBoundingClientRect();
                const found = [];
                const button = [...document.querySelectorAll('.newcomer button')].find(each => each.checkVisibility());
                if (button.getBoundingClientRect().bottom > innerHeight) found.push('the button of the card is below the screen');
                if (place.height < 120) found.push(`the board is ${place.height} high`);
                const lit = [...(board.shadowRoot ?? board).querySelectorAll('[data-lit]')].map(each => each.getBoundingClientRect());
                const seen = lit.filter(at => at.top >= place.top - 1 && at.bottom <= Math.min(place.bottom, innerHeight) + 1);
                if (lit.length > 0 && seen.length === 0) found.push('nothing that can be acted on is in sight');
                return found;
            }""";

    @ParameterizedTest
    @MethodSource("tablee.e2e.BoardGames#someBoards")
    @DisplayName("On low screens too the words for newcomers cover nothing, and leave in sight what can be done")
    void newcomerOnLowScreens(String game) {
        for (ScreenLook look : LOW) {
            try (Visitor ada = Site.open().visitor(look).named("Ada")) {
                String table = ada.against(game, BoardGames.seats(game), BoardGames.untimed(game));
                BoardPlay play = new BoardPlay(ada, game, table);
                Page page = ada.page();
                page.locator(".newcomer").waitFor();
                play.mine();
                page.waitForTimeout(200);
                page.screenshot(new Page.ScreenshotOptions()
                        .setPath(Path.of("target", "first", game + "-" + look.width() + "x" + look.height() + ".png")));
                covered(page, "newcomer in " + look);
                assertEquals(List.of(), page.evaluate(PINNED), game + " in " + look);
                Locator on = page.locator(".newcomer .further");
                if (on.isVisible()) on.click();
                page.locator(".newcomer .done").click();
                assertThat(page.locator(".newcomer")).hasCount(0);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    @DisplayName("A hint, a proposal, a message and the words for newcomers cover neither the board nor a button")
    void atATable(ScreenLook look) {
        try (Visitor ada = Site.open().visitor(look).named("Ada")) {
            String table = ada.against("circus", 2, ",\"hints\":true");
            BoardPlay play = new BoardPlay(ada, "circus", table);
            Page page = ada.page();
            page.locator(".newcomer").waitFor();
            covered(page, "newcomer");
            play.mine();
            press(page, "Hint");
            page.locator(".idea").waitFor();
            covered(page, "hint");
            press(page, "More");
            press(page, "Copy the invitation");
            page.locator(".toast").first().waitFor();
            covered(page, "toast");
            press(page, "More");
            press(page, "Pause");
            assertThat(page.locator(".notice").filter(new Locator.FilterOptions().setHasText("The match is paused.")))
                    .isVisible();
            covered(page, "pause");
        }
    }

    private static final String NOTICE = ".notice:not(.newcomer)";

    /** What has to be answered or known is all on the screen, below or above what it stands beside, or can be scrolled to. */
    private static final String LOST = """
            () => [...document.querySelectorAll('.notice, .notice button')].filter(each => each.checkVisibility()).filter(each => {
                each.scrollIntoView({ block: 'nearest' });
                const at = each.getBoundingClientRect();
                return at.width === 0 || at.left < -1 || at.right > innerWidth + 1 || at.top < -1
                    || at.bottom > innerHeight + 1 && at.height < innerHeight / 3;
            }).map(each => `${each.className} ${each.textContent.trim()} is off the screen`)""";

    @ParameterizedTest
    @MethodSource("tablee.e2e.BoardGames#someBoards")
    @DisplayName("In every window a proposal and a line that broke cover neither the board nor a button")
    void proposalAndBrokenLine(String game) {
        try (Visitor ada = Site.open().visitor(LOW.get(0)).named("Ada");
                Visitor ben = Site.open().visitor().named("Ben")) {
            String terms = ",\"visibility\":\"listed\",\"startWhenFull\":true" + BoardGames.untimed(game);
            String table = ada.table(game, 2, terms, "{\"kind\":\"me\"},{\"kind\":\"open\"}", false);
            Page page = ada.go(table).page();
            press(ben.go(table).page(), "Sit here");
            page.locator(BoardGames.tag(game)).waitFor();
            ben.page().locator(BoardGames.tag(game)).waitFor();
            ben.page().evaluate("document.querySelector('table-page').session.ask('propose', { what: 'pause' })");
            assertThat(page.locator(NOTICE + " .button")).hasCount(2);
            everywhere(page, game + ", a proposal");
            ada.forgiven();
            ada.context().setOffline(true);
            page.evaluate("document.querySelector('table-page').session.wire.socket.close()");
            assertThat(page.locator(NOTICE + " .button")).hasCount(0);
            assertThat(page.locator(NOTICE)).isVisible();
            everywhere(page, game + ", a broken line");
        }
    }

    @ParameterizedTest
    @MethodSource("tablee.e2e.BoardGames#someBoards")
    @DisplayName("In every window that a bot plays for somebody covers neither the board nor a button")
    void botPlays(String game) {
        try (Visitor ada = Site.open().visitor(LOW.get(0)).named("Ada")) {
            String live = ",\"pace\":{\"kind\":\"live\",\"budgetMillis\":10000},\"standIn\":\"random\"";
            Page page = ada.page();
            page.navigate(ada.against(game, Math.max(2, BoardGames.seats(game)), live + BoardGames.untimed(game)));
            page.locator(BoardGames.tag(game)).waitFor();
            page.locator(NOTICE + " .button").waitFor();
            everywhere(page, game + ", a bot plays");
        }
    }

    private static void everywhere(Page page, String when) {
        Stream.concat(looks(), LOW.stream()).forEach(look -> {
            Evening.resize(page, look);
            covered(page, when + " in " + look);
            assertEquals(List.of(), page.evaluate(LOST), when + " in " + look);
        });
    }

    @ParameterizedTest
    @MethodSource("looks")
    @DisplayName("A message on another page pushes it down instead")
    void elsewhere(ScreenLook look) {
        try (Visitor ada = Site.open().visitor(look).named("Ada")) {
            Page page = ada.go("/account").page();
            page.getByLabel("Your name at the table").fill("Ada L.");
            press(page, "Save");
            page.locator(".toast").waitFor();
            covered(page, "account");
        }
    }

    private static void press(Page page, String name) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .click();
    }

    private static void covered(Page page, String when) {
        assertEquals(List.of(), page.evaluate(COVERED), when);
    }
}
