package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Game;
import tablee.core.Games;
import tablee.wire.json.Json;

/** What a bot thinks on the analysis board is found out in the page where it keeps the house, and is what the server finds. */
class PageLinesTest {
    private static final String LINES = """
            ([game, request]) => new Promise((done) => {
              window.house ??= new Worker('/house-worker.js', { type: 'module' });
              window.house.onmessage = ({ data }) => done(JSON.stringify(data.answer));
              window.house.postMessage({ kind: 'lines', id: 1, game, language: 'en', request: JSON.parse(request) });
            })""";

    private static final int ITERATIONS = Scale.FULL ? 1_000 : 125;

    @Test
    @DisplayName(
            "From each game's beginning and from a position of a match the page's lines are the server's, to the last share")
    void sameLines() {
        try (Visitor visitor = Site.open().visitor().named("Ada").go("/about")) {
            for (Game<?> game : Games.all()) {
                if (!BoardGames.hasBoard(game.card().id())) continue;
                ObjectNode wish = moved(visitor, game);
                JsonNode server =
                        visitor.ask("POST", "/api/analysis", Json.text(wish)).path("lines");
                ObjectNode request =
                        JsonNodeFactory.instance.objectNode().put("do", "lines").put("language", "en");
                request.set("wish", wish);
                Object here = visitor.page().evaluate(LINES, List.of(game.card().id(), Json.text(request)));
                assertTrue(server.size() > 0, game.card().id());
                assertEquals(
                        server,
                        Json.parse((String) here).path("lines"),
                        game.card().id() + ": " + here);
            }
        }
    }

    /** A moment at which a seat is to act, after what chance does at the beginning; with its position for a start. */
    private static ObjectNode moved(Visitor visitor, Game<?> game) {
        ObjectNode wish = JsonNodeFactory.instance
                .objectNode()
                .put("game", game.card().id())
                .put("seats", 2)
                .put("viewer", "all");
        wish.set("options", Json.tree(game.card().untimed()));
        JsonNode moment =
                visitor.ask("POST", "/api/analysis", Json.text(wish.set("line", JsonNodeFactory.instance.arrayNode())));
        while (!moment.at("/turns/0/actor").asText().matches("\\d")) {
            JsonNode turn = moment.at("/turns/0");
            wish.withArray("line")
                    .add(turn.path("actor").asText() + " "
                            + turn.at("/moves/0/word").asText());
            moment = visitor.ask("POST", "/api/analysis", Json.text(wish));
        }
        wish.withArray("line").removeAll();
        wish.set("position", moment.get("position"));
        return wish.put("iterations", ITERATIONS);
    }

    static List<Boolean> kept() {
        return Scale.FULL ? List.of(true, false) : List.of(true);
    }

    @ParameterizedTest
    @MethodSource("kept")
    @DisplayName(
            "Where the house is kept, no thinking is asked of the server, for a match that this browser has and for a position; otherwise it is")
    void withoutTheServer(boolean kept) {
        try (Visitor ada = Site.open().visitorWithWorkers().named("Ada").go("/")) {
            Page page = ada.page();
            if (kept) KeptHouse.keep(page);
            String table = ada.against("circus", 2, "");
            BoardPlay play = new BoardPlay(ada, "circus", table);
            assertTrue(play.mine());
            play.choose(play.moves().get(0));
            play.resign();
            page.navigate(table + "/replay");
            if (kept) page.waitForCondition(() -> !KeptHouse.rows(page).isEmpty());
            page.locator("a[href^='/analysis?match=']").first().click();
            List<String> thought = new ArrayList<>();
            page.onRequest(request -> {
                if (request.url().endsWith("/api/analysis")
                        && request.postData().contains("\"iterations\"")) thought.add(request.postData());
            });
            think(page);
            page.navigate(page.url().replaceFirst("/analysis.*", "") + AnalysisByHandTest.dealt(Games.find("circus")));
            think(page);
            assertEquals(kept, thought.isEmpty(), thought.toString());
        }
    }

    private static void think(Page page) {
        page.locator("analysis-page circus-board").waitFor();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Let a bot think"))
                .click();
        Locator said = page.locator("analysis-page [role=status]").last();
        PlaywrightAssertions.assertThat(said)
                .containsText("the bot stops", new LocatorAssertions.ContainsTextOptions().setTimeout(120_000));
        PlaywrightAssertions.assertThat(page.locator("analysis-page tbody tr").first())
                .isVisible();
    }
}
