package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.AriaRole;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two people in two browsers at one table, one screen for two, and somebody who only looks on. */
class TogetherTest {
    private static final Pattern A_TABLE = Pattern.compile(".*/t/[\\w-]+$");

    @Test
    @DisplayName("A table is made, its link sent, a seat taken: the match begins in both browsers and both can move")
    void byLink() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor(ScreenLook.PHONE).named("Ben")) {
            Page page = ada.go("/new/circus").page();
            page.getByLabel("Friends, by link").check();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Make the table"))
                    .click();
            assertThat(page).hasURL(A_TABLE);
            String link = page.getByLabel("Invitation link").inputValue();
            ben.page().navigate(link);
            ben.page()
                    .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Sit here"))
                    .click();
            assertThat(page.locator("circus-board")).isVisible();
            assertThat(ben.page().locator("circus-board")).isVisible();
            moveOnce(ada, ben);
            moveOnce(ben, ada);
        }
    }

    /** The one of the two who may move does; the other's page follows. */
    private static void moveOnce(Visitor one, Visitor other) {
        BoardPlay mine = BoardPlay.at(one, "circus");
        BoardPlay theirs = BoardPlay.at(other, "circus");
        BoardPlay mover = mine.moves().isEmpty() ? theirs : mine;
        BoardPlay watcher = mine.moves().isEmpty() ? mine : theirs;
        mover.choose(mover.moves().get(0));
        watcher.until(mover.version());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @DisplayName("The line breaks in the middle of a move, heals by itself, and the move is made once")
    void brokenLine(boolean moveArrived) {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            AtomicBoolean cut = new AtomicBoolean();
            ada.page().routeWebSocket(Pattern.compile(".*/ws/table/.*"), line -> {
                WebSocketRoute server = line.connectToServer();
                line.onMessage(frame -> {
                    boolean move = frame.text().contains("\"do\":\"play\"") && cut.compareAndSet(false, true);
                    if (!move || moveArrived) server.send(frame.text());
                    if (move) line.close();
                });
            });
            BoardPlay play = new BoardPlay(ada, "circus", ada.against("circus", 2, ""));
            assertTrue(play.mine());
            int before = play.movesOf(0);
            play.choose(play.moves().get(0));
            assertTrue(cut.get(), "the line was cut");
            assertThat(ada.page().getByText("Connection lost. Reconnecting …")).isHidden();
            assertEquals(before + 1, play.movesOf(0));
        }
    }

    @Test
    @DisplayName("Two people at one screen play a whole game; a curtain falls where they may not see the same")
    void oneScreen() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.go("/new/rando").page();
            page.getByLabel("All on this screen").check();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Start playing"))
                    .click();
            assertThat(page.locator(".curtain")).containsText("Hand the screen to");
            page.locator(".curtain button").click();
            BoardPlay play = BoardPlay.at(ada, "rando");
            int curtains = 0;
            while (play.mine()) {
                if (page.locator(".curtain").isVisible()) {
                    assertThat(page.locator(".curtain")).containsText("Hand the screen to");
                    page.locator(".curtain button").click();
                    if (curtains++ == 0) comeBack(page);
                }
                play.choose(play.moves().get(0));
            }
            assertTrue(curtains > 0, "cards in hand are hidden from each other");
        }
    }

    /** A page that is opened again does not know who sits before it. */
    private static void comeBack(Page page) {
        page.reload();
        assertThat(page.locator(".curtain")).containsText("Hand the screen to");
        assertThat(page.locator("rando-board")).hasCount(0);
        page.locator(".curtain button").click();
        assertThat(page.locator("rando-board")).isVisible();
    }

    @Test
    @DisplayName(
            "A spectator follows the match and cannot move; where spectators are not wanted there is no such table")
    void spectator() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor eve = Site.open().visitor().named("Eve")) {
            String open = ada.against("circus", 2, ",\"visibility\":\"listed\"");
            BoardPlay watched = new BoardPlay(eve, "circus", open);
            assertThat(eve.page().locator("h1")).containsText("You are watching");
            BoardPlay play = new BoardPlay(ada, "circus", open);
            assertTrue(play.mine());
            play.choose(play.moves().get(0));
            watched.until(play.version());
            assertTrue(watched.moves().isEmpty());
            String closed = ada.against("circus", 2, ",\"spectators\":false");
            eve.page().navigate(closed);
            assertThat(eve.page().locator("h1")).hasText("There is no such table");
            eve.forgiven();
        }
    }
}
