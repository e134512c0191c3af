package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A finished match once more. */
class ReplayTest {
    @Test
    @DisplayName("A link to a moment shows that moment, from the eyes it names; the timeline goes on from there")
    void moment() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            String table = ada.against("rando", 2, "");
            new BoardPlay(ada, "rando", table).finish(3);
            Page page = ada.page();
            page.navigate(table + "/replay?at=7&eyes=0");
            assertThat(page.locator(".replay-bar")).containsText(Pattern.compile("8 / \\d+"));
            assertThat(page.getByLabel("Point of view")).hasValue("0");
            page.getByRole(
                            AriaRole.BUTTON,
                            new Page.GetByRoleOptions().setName("Next").setExact(true))
                    .click();
            assertThat(page.locator(".replay-bar")).containsText(Pattern.compile("9 / \\d+"));
            page.getByLabel("Timeline").press("End");
            assertThat(page).hasURL(Pattern.compile(".*at=\\d{2,}&eyes=0"));
            page.getByLabel("Point of view").selectOption("all");
            assertThat(page.locator("rando-board")).isVisible();
        }
    }

    /** How long the page waits for what, in milliseconds. */
    private static final String WAITS = """
            window.waits = [];
            const set = window.setTimeout;
            window.setTimeout = (act, millis, ...rest) => { window.waits.push(millis); return set(act, millis, ...rest); };
            """;

    @ParameterizedTest
    @MethodSource("tablee.e2e.BoardGames#some")
    @DisplayName("A replay of every game begins before the first decision, and hears the arrow keys before any click")
    void begins(String game) {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            String table = ada.against(game, BoardGames.seats(game), BoardGames.untimed(game));
            BoardPlay play = new BoardPlay(ada, game, table);
            for (int i = 0; i < 3 && play.mine(); i++) play.choose(play.moves().get(0));
            if (play.mine()) play.resign();
            Page page = ada.page();
            page.navigate(table + "/replay");
            page.waitForFunction("() => { const replay = document.querySelector('table-replay');"
                    + " return replay?.projector.shown && replay.sights.length === replay.entries; }");
            int first = (int) page.evaluate(FIRST);
            assertTrue(first > 0, "something is laid out before anybody decides: " + first);
            at(page, first);
            page.keyboard().press("ArrowRight");
            at(page, first + 1);
            page.keyboard().press("ArrowRight");
            at(page, first + 2);
            page.keyboard().press("ArrowLeft");
            at(page, first + 1);
        }
    }

    private static final String FIRST = "[...document.querySelector('table-replay').sights]"
            + ".map(each => typeof each.lines[0].actor).indexOf('number')";

    /** Which entry is shown, counted from 1. */
    private static void at(Page page, int entry) {
        assertThat(page.locator(".replay-bar .number")).containsText(Pattern.compile("^\\s*" + entry + " / "));
    }

    @Test
    @DisplayName("A replay lists the turns, and runs as fast as one likes")
    void turns() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            String table = ada.against("circus", 2, "");
            broken(new BoardPlay(ada, "circus", table));
            Page page = ada.page();
            page.addInitScript(WAITS);
            page.navigate(table + "/replay");
            page.locator(".turns .turn").nth(3).waitFor();
            page.locator(".turns .turn .head").nth(2).click();
            assertThat(page.locator(".turns .turn").nth(2).locator("li.now").first())
                    .isVisible();
            page.keyboard().press("PageDown");
            assertThat(page.locator(".turns .turn").nth(3).locator("li.now").first())
                    .isVisible();
            // In the list itself, which scrolls, these keys scroll.
            page.locator(".turns").focus();
            page.keyboard().press("PageUp");
            assertThat(page.locator(".turns .turn").nth(3).locator("li.now").first())
                    .isVisible();
            page.getByLabel("Speed").selectOption("4");
            page.evaluate("window.waits = []");
            page.getByRole(
                            AriaRole.BUTTON,
                            new Page.GetByRoleOptions().setName("Play").setExact(true))
                    .click();
            assertThat(page.locator(".turns .turn").nth(5).locator("li.now").first())
                    .isVisible();
            assertEquals(List.of(true, false), page.evaluate("[275, 1100].map(each => window.waits.includes(each))"));
        }
    }

    /** More than six turns, and given up. */
    private static void broken(BoardPlay play) {
        Random random = new Random(6);
        for (int i = 0; i < 24 && play.mine(); i++) {
            List<String> moves = play.moves();
            play.choose(moves.get(random.nextInt(moves.size())));
        }
        if (play.mine()) play.resign();
    }

    @Test
    @DisplayName("The end says who won and lets anybody check the promise about chance")
    void fairness() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            String table = ada.against("rando", 2, "");
            new BoardPlay(ada, "rando", table).finish(4);
            Page page = ada.page();
            assertThat(page.locator(".ranks")).isVisible();
            assertThat(page.locator(".ranks .items li").first()).isVisible();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Check fairness"))
                    .click();
            assertThat(page.locator(".toast")).containsText("The promise was kept");
            assertTrue(page.waitForDownload(
                            () -> page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Download"))
                                    .click())
                    .suggestedFilename()
                    .endsWith(".json"));
        }
    }
}
