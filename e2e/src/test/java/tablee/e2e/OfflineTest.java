package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Refusal;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.wire.words.Words;

/** The server is stopped, and the house goes on: what a browser has kept is enough for games, lessons, rules and replays. */
class OfflineTest {
    private static final int PATIENCE_MILLIS = 60_000;

    @TempDir
    Path folder;

    private String database = "";
    private Server server;
    private Visitor visitor;

    @BeforeEach
    void keepTheHouse() throws IOException {
        database =
                Files.createDirectories(folder.resolve("data")).resolve("t.db").toString();
        server = Server.start(ServerSettings.local(0, database));
        visitor = Site.at(server.port()).visitorWithWorkers().named("Ann").go("/");
        KeptHouse.keep(visitor.page());
    }

    @AfterEach
    void leave() {
        visitor.close();
        server.close();
    }

    /** No server, and no network either. */
    private void cut() {
        server.close();
        visitor.context().setOffline(true);
        visitor.forgiven();
    }

    private BoardPlay start(String game) {
        return KeptHouse.playNow(visitor, game);
    }

    private void level(String level) {
        visitor.go("/");
        visitor.page().locator("select.narrow").selectOption(level);
    }

    @Test
    @DisplayName(
            "Play now begins a game of each kind in the page; a reload in the middle loses nothing, and it comes to its end against each level, which a phone shows as it shows the replay")
    void wholeGames() {
        cut();
        List<String> levels = Scale.FULL ? Bots.all().stream().map(Bot::level).toList() : List.of("casual");
        for (String level : levels) {
            level(level);
            for (String game : games()) whole(game);
        }
    }

    /** All of them in the full run, otherwise the one of the day. */
    private static List<String> games() {
        List<String> all =
                BoardGames.all().stream().filter(BoardGames::hasBoard).toList();
        return Scale.FULL
                ? all
                : List.of(all.get((int) (LocalDate.now(ZoneOffset.UTC).toEpochDay() % all.size())));
    }

    private void whole(String game) {
        BoardPlay play = start(game);
        assertTrue(play.mine());
        play.choose(play.moves().get(0));
        int version = play.version();
        visitor.page().reload();
        play = BoardPlay.at(visitor, game);
        if (play.mine()) assertTrue(play.version() >= version, "the move is kept");
        play.finish(22);
        assertTrue(play.over(), game);
        onAPhone(game);
    }

    /** The end of a match and its replay, as wide as a small phone. */
    private void onAPhone(String game) {
        Page page = visitor.page();
        page.setViewportSize(ScreenLook.SMALL_PHONE.width(), ScreenLook.SMALL_PHONE.height());
        page.locator("table-end").waitFor();
        for (String shown : List.of("table-page ", "table-replay ")) {
            page.locator(shown + BoardGames.tag(game)).waitFor();
            assertEquals(List.of(), AxeTest.findings(page), shown + game);
            assertEquals(
                    true,
                    page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
                    shown + game);
            if (shown.startsWith("table-page")) page.navigate(page.url() + "/replay");
        }
        page.setViewportSize(ScreenLook.DESK.width(), ScreenLook.DESK.height());
    }

    @Test
    @DisplayName("Rules are read with their diagrams drawn by the page's own house, and a lesson is taken to its end")
    void rulesAndLesson() {
        cut();
        for (String game : games()) {
            visitor.go("/rules/" + game);
            visitor.page().locator("rule-diagram .drawing > *").first().waitFor();
            assertEquals(List.of(), AxeTest.findings(visitor.page()), game);
            visitor.go("/learn/" + game);
            visitor.page().locator("main button.main").first().click();
            BoardPlay.at(visitor, game);
            assertTrue(visitor.page().url().contains("/t/here-"));
            LessonTest.toTheEnd(visitor.page(), game);
        }
    }

    @Test
    @DisplayName("The language is changed with neither server nor network, for pages, rules and a game begun then")
    void otherLanguage() {
        cut();
        Page page = visitor.go("/settings").page();
        page.getByLabel("Polski").check();
        assertThat(page.locator("h1")).hasText("Ustawienia");
        for (String game : games()) {
            visitor.go("/rules/" + game);
            assertEquals("pl", page.evaluate("document.documentElement.lang"));
            page.locator("rule-diagram .drawing > *").first().waitFor();
            BoardPlay play = start(game);
            assertTrue(play.mine());
            String refused = (String)
                    page.evaluate("tag => document.querySelector(tag).stage.why('nonsense')", BoardGames.tag(game));
            assertEquals(inPolish(Games.find(game)), refused);
            assertEquals(List.of(), AxeTest.findings(page), game);
        }
    }

    private static String inPolish(Game<?> game) {
        Card card = game.card();
        Refusal refusal =
                game.open(card.setup(card.fewestSeats(), card.untimed())).whyNot(0, "nonsense");
        return Words.of(game, "pl").refusal(refusal);
    }

    @Test
    @DisplayName(
            "Games that were begun without a server are on the list of one's own; given up they are in the history with their replays, and once the server is there again they are handed over, once")
    void ownGames() throws IOException {
        int port = server.port();
        cut();
        BoardPlay other = start("rando");
        assertTrue(other.mine());
        other.choose(other.moves().get(0));
        other.resign();
        BoardPlay play = start("circus");
        assertTrue(play.mine());
        play.choose(play.moves().get(0));
        String table = visitor.page().url().replaceFirst(".*/t/", "/t/");
        visitor.go("/");
        visitor.page().locator("a.entry[href='" + table + "']").click();
        play = BoardPlay.at(visitor, "circus");
        assertTrue(play.mine());
        play.resign();
        visitor.go("/history");
        visitor.page().locator("a.entry[href='" + table + "/replay']").click();
        visitor.page().locator("table-replay circus-board").waitFor();

        visitor.context().setOffline(false);
        server = Server.start(ServerSettings.local(port, database));
        for (int visit = 0; visit < 2; visit++) {
            visitor.go("/");
            visitor.page().waitForTimeout(1_500);
        }
        visitor.go("/history");
        assertThat(visitor.page().locator("a.entry"))
                .hasCount(2, new LocatorAssertions.HasCountOptions().setTimeout(PATIENCE_MILLIS));
        for (Locator each : visitor.page().locator("a.entry").all())
            assertFalse(each.getAttribute("href").contains("here-"), "the server has it");
        visitor.page().locator("a.entry").first().click();
        visitor.page().locator("table-replay circus-board").waitFor();
    }

    @Test
    @DisplayName(
            "With the house at hand a game against bots stands in the page though there is a server, and the server hears nothing of it")
    void aloneInThePage() {
        BoardPlay play = start("circus");
        assertTrue(play.mine());
        List<String> asked = new ArrayList<>();
        visitor.page().onWebSocket(line -> asked.add(line.url()));
        visitor.context().onResponse(answer -> {
            // Whether there is another service worker the browser itself asks, now and then.
            if (!answer.fromServiceWorker() && !answer.url().endsWith("/notices.js")) asked.add(answer.url());
        });
        for (int i = 0; i < 6 && play.mine(); i++) play.choose(play.moves().get(0));
        assertEquals(List.of(), asked, "what the server was asked while it was played");
        assertEquals(0, visitor.ask("GET", "/api/lobby", "").get("mine").size());
    }

    /** Gives up a game that stands in the page, and opens its review, which the page makes. */
    private Page reviewed() {
        BoardPlay play = start("circus");
        assertTrue(play.mine());
        play.choose(play.moves().get(0));
        play.resign();
        link("Review").click();
        Page page = visitor.page();
        page.locator("table-review dl.shares")
                .first()
                .waitFor(new Locator.WaitForOptions().setTimeout(PATIENCE_MILLIS));
        assertTrue(page.url().contains("here-"), "it is made where the game was played");
        return page;
    }

    @Test
    @DisplayName("A game of this page is reviewed by the page's own house, so that it needs no server")
    void reviewedAlone() {
        cut();
        Page page = reviewed();
        page.locator("table-review summary").click();
        assertThat(page.locator("table-review tbody tr").first()).isVisible();
        link("Analysis board").click();
        assertThat(page.locator("table-replay")).containsText("the analysis board need the server");
    }

    @Test
    @DisplayName("It is handed over when the analysis board is wanted, and what its moves cost is among the statistics")
    void reviewedHere() {
        Page page = reviewed();
        link("Analysis board").click();
        page.waitForURL("**/analysis?match=*");
        page.locator("analysis-page circus-board").waitFor();
        visitor.go("/statistics");
        assertThat(page.locator("statistics-page svg.course")).isVisible();
    }

    private Locator link(String name) {
        return visitor.page()
                .getByRole(
                        AriaRole.LINK, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    @Test
    @DisplayName("Settings say whether the house is kept, and forget it")
    void settings() {
        Page page = visitor.go("/settings").page();
        page.locator("keep-house button").click();
        assertThat(page.locator("keep-house")).containsText("Nothing is kept yet");
        page.locator("keep-house button").click();
        assertThat(page.locator("keep-house"))
                .containsText(
                        "This browser keeps the house",
                        new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE_MILLIS));
    }
}
