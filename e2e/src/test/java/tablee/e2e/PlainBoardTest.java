package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A game that nobody has drawn a board for is drawn from words. */
class PlainBoardTest {
    private static final String GAME = "liar";

    @Test
    @DisplayName("A whole game is played by its buttons, and the log says it in sentences")
    void wholeGame() {
        assertFalse(BoardGames.hasBoard(GAME));
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(visitor, GAME, visitor.against(GAME, 2, ",\"options\":{\"dice\":\"1\"}"));
            assertTrue(play.mine());
            assertThat(play.board()).containsText("Under your cup");
            while (play.mine()) play.act(() -> moves(play).first().click());
            Page page = visitor.page();
            page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Log"))
                    .click();
            assertThat(page.locator(".log").first()).containsText("bids one die of face");
        }
    }

    @Test
    @DisplayName("A move is a button with its words, and the keyboard presses it")
    void keyboard() {
        try (Visitor visitor = Site.open().visitor(ScreenLook.PHONE).named("Ada")) {
            BoardPlay play = new BoardPlay(visitor, GAME, visitor.against(GAME, 2, ",\"options\":{\"dice\":\"2\"}"));
            assertTrue(play.mine());
            Locator highest = moves(play).last();
            assertThat(highest).hasText("Bid 4 dice of face 6");
            play.act(() -> {
                highest.focus();
                visitor.page().keyboard().press("Enter");
            });
        }
    }

    @Test
    @DisplayName("At home it has a picture, its line and its rules, and no lesson")
    void atHome() {
        try (Visitor visitor = Site.open().visitor()) {
            Page page = visitor.go("/").page();
            Locator card = page.locator(".game").filter(new Locator.FilterOptions().setHasText("Liar's Dice"));
            assertThat(card).containsText("Roll in secret, bid boldly, and doubt in time.");
            assertThat(card.locator("svg.picture > *").first()).isAttached();
            assertThat(card.locator("a[href='/rules/liar']")).isVisible();
            assertThat(card.locator("a[href='/learn/liar']")).hasCount(0);
            assertThat(visitor.go("/about").page().locator("main"))
                    .containsText("Liar's Dice is in the public domain.");
        }
    }

    private static Locator moves(BoardPlay play) {
        return play.board().locator("[data-move]");
    }
}
