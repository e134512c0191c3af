package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tablee.wire.json.Json;

/** Walks on a board with the arrow keys alone: whatever has a key can be reached from wherever the focus is. */
final class Arrows {
    private static final Map<String, int[]> WAYS = Map.of(
            "ArrowLeft", new int[] {-1, 0},
            "ArrowRight", new int[] {1, 0},
            "ArrowUp", new int[] {0, -1},
            "ArrowDown", new int[] {0, 1});

    private static final String THINGS = """
            board => JSON.stringify([...board.shadowRoot.querySelectorAll('[data-key]')].map(each => {
              const box = each.getBoundingClientRect();
              const slider = each.getAttribute('role') === 'slider';
              const ways = board.spot?.(each.dataset.key)?.ways ?? {};
              return { key: each.dataset.key, x: box.x + box.width / 2, y: box.y + box.height / 2, slider, ways };
            }))""";
    private static final String FOCUSED = "board => board.shadowRoot.activeElement?.dataset.key ?? ''";

    private final BoardPlay play;

    Arrows(BoardPlay play) {
        this.play = play;
    }

    Locator thing(String key) {
        return play.board().locator("[data-key=\"" + key + "\"]");
    }

    String focused() {
        return (String) play.board().evaluate(FOCUSED);
    }

    /** Presses Enter on the thing with this key, after walking there. */
    void enter(String key) {
        walk(key);
        play.page().keyboard().press("Enter");
    }

    void walk(String key) {
        if (focused().isEmpty()) play.board().evaluate("board => board.focus()");
        for (String arrow : route(focused(), key)) play.page().keyboard().press(arrow);
        assertEquals(key, focused(), "where the arrows lead");
    }

    /** The shortest way by arrows, found on the board as it is drawn. */
    private List<String> route(String from, String goal) {
        JsonNode things = Json.parse((String) play.board().evaluate(THINGS));
        Map<String, List<String>> ways = new HashMap<>(Map.of(from, List.of()));
        Deque<String> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty() && !ways.containsKey(goal)) {
            String at = open.removeFirst();
            WAYS.keySet().stream().sorted().forEach(arrow -> {
                int[] to = WAYS.get(arrow);
                // Left and right change what a slider holds.
                JsonNode here = find(things, at);
                String told = here.get("ways").path(arrow).asText();
                String near = told.isEmpty() ? nearest(things, at, to) : told;
                String next = to[0] != 0 && here.get("slider").asBoolean() ? "" : near;
                if (next.isEmpty() || ways.containsKey(next)) return;
                List<String> way = new ArrayList<>(ways.get(at));
                way.add(arrow);
                ways.put(next, way);
                open.addLast(next);
            });
        }
        return ways.getOrDefault(goal, List.of());
    }

    /** As the board itself does it: near, and rather straight ahead than aside. */
    private static String nearest(JsonNode things, String key, int[] way) {
        JsonNode from = find(things, key);
        String best = "";
        double least = Double.MAX_VALUE;
        for (JsonNode each : things) {
            double x = each.get("x").asDouble() - from.get("x").asDouble();
            double y = each.get("y").asDouble() - from.get("y").asDouble();
            double ahead = x * way[0] + y * way[1];
            double cost = Math.hypot(x, y) + Math.abs(x * way[1]) + Math.abs(y * way[0]);
            if (ahead > 3 && cost < least) {
                least = cost;
                best = each.get("key").asText();
            }
        }
        return best;
    }

    private static JsonNode find(JsonNode things, String key) {
        for (JsonNode each : things) if (each.get("key").asText().equals(key)) return each;
        throw new AssertionError("nothing has the key " + key);
    }
}
