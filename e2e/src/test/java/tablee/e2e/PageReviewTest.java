package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.browser.PageHouse;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.TableMove;
import tablee.wire.json.Json;

/** A page reviews a match as this platform does. */
class PageReviewTest {
    private static final String REVIEW = """
            ([game, request]) => new Promise((done) => {
              window.house ??= new Worker('/house-worker.js', { type: 'module' });
              window.house.onmessage = ({ data }) => done(JSON.stringify(data.answer));
              window.house.postMessage({ kind: 'review', id: 1, game, language: 'en', request: JSON.parse(request) });
            })""";

    private static final long MATCH = 23;
    private static final int ENTRIES = 60;

    private final PageHouse house = new PageHouse();

    @Test
    @DisplayName(
            "The review of a match is the same in chromium and here, in every game, from the first point of its curve to the last turning point")
    void sameReviews() {
        int turns = 0;
        try (Visitor visitor = Site.open().visitor().go("/about")) {
            for (Game<?> game : Games.all()) {
                if (BoardGames.hasBoard(game.card().id())) turns += same(visitor, game);
            }
        }
        assertTrue(turns > 0, "nothing was blamed in games that were played at random");
    }

    /** How many turning points there are. */
    private int same(Visitor visitor, Game<?> game) {
        ObjectNode request = JsonNodeFactory.instance
                .objectNode()
                .put("do", "review")
                .put("seat", 0)
                .put("language", "en");
        request.set("file", ended(DealtMatch.usual(game, 2, MATCH).tree()));
        int known = 0;
        for (int asked = 0; ; asked++) {
            assertTrue(asked < 6 * ENTRIES, game.card().id() + " is never done");
            String text = Json.text(request.put("from", known));
            JsonNode here = Json.parse(house.answer(text));
            JsonNode there = Json.parse(
                    (String) visitor.page().evaluate(REVIEW, List.of(game.card().id(), text)));
            assertTrue(here.has("points"), here.toString());
            assertEquals(here, there, game.card().id());
            known += here.path("points").size();
            request.remove("file");
            if (here.has("review")) return here.at("/review/turningPoints").size();
        }
    }

    /** The match as far as this, and ended there: where all play together nobody can give up. */
    private static JsonNode ended(ObjectNode match) {
        match.remove(List.of("seed", "commitment"));
        ArrayNode all = (ArrayNode) match.remove("entries");
        ArrayNode some = match.putArray("entries");
        for (int i = 0; i < Math.min(ENTRIES, all.size() / 2); i++) some.add(all.get(i));
        JsonNode at = some.get(some.size() - 1).get(2);
        some.addArray()
                .add("table")
                .add(new TableMove(TableMove.Kind.ABANDON, 0).code())
                .add(at);
        return match;
    }
}
