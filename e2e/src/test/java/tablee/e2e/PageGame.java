package tablee.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import tablee.wire.json.Json;

/**
 * A whole game of somebody who plays at random against bots, by the requests that a page's script makes of the page's house. Times and secrets are
 * made up, so nobody waits, and two houses that are one and the same give the same answers.
 */
final class PageGame {
    private static final String TABLE = "here-1";
    private static final int MOST_STEPS = 5_000;
    private static final int STEP_MILLIS = 500;
    /** Enough for a search to be one, and few, since there are many games. */
    private static final int ITERATIONS = 20;

    private final UnaryOperator<String> house;
    private final Random random;
    private final Deque<JsonNode> thoughts = new ArrayDeque<>();
    private JsonNode update = JsonNodeFactory.instance.objectNode();
    private JsonNode kept = JsonNodeFactory.instance.objectNode();
    private long millis;
    private long wakeAt = Long.MAX_VALUE;
    private int requests;

    PageGame(UnaryOperator<String> house, long seed) {
        this.house = house;
        random = new Random(seed);
    }

    /** Plays it to its end, and answers what is kept of the match. */
    JsonNode play(String game, int seats, Map<String, String> options, String level) {
        ObjectNode make = request("make").put("table", TABLE);
        make.putObject("host").put("person", "here").put("name", "Zoé");
        ObjectNode wanted = make.putObject("wanted").put("start", true);
        wanted.putObject("terms").put("game", game).put("seats", seats).set("options", Json.tree(options));
        ArrayNode chairs = wanted.putArray("seats");
        chairs.addObject().put("kind", "me");
        for (int seat = 1; seat < seats; seat++)
            chairs.addObject().put("kind", "bot").put("level", level);
        take(make);
        ObjectNode connect = command("connect").put("connection", "c").put("language", "en");
        connect.putObject("caller").put("person", "here").put("name", "Zoé");
        command(connect);
        for (int step = 0; step < MOST_STEPS && !update.has("result"); step++) step();
        take(request("close").put("table", TABLE));
        if (!update.has("result")) throw new AssertionError("no end after " + MOST_STEPS + " steps: " + update);
        return kept.path("match");
    }

    int requests() {
        return requests;
    }

    private void step() {
        millis += STEP_MILLIS;
        JsonNode moves = update.path("sights").path(0).path("moves");
        if (!thoughts.isEmpty()) think(thoughts.remove());
        else if (!moves.isEmpty() && millis < wakeAt) choose(moves);
        else {
            millis = Math.max(millis, wakeAt == Long.MAX_VALUE ? millis : wakeAt);
            command(command("wake"));
        }
    }

    private void think(JsonNode thought) {
        ObjectNode think =
                JsonNodeFactory.instance.objectNode().put("do", "think").put("dice", millis);
        for (String each : new String[] {"match", "seat", "level", "file"}) think.set(each, thought.get(each));
        JsonNode moved = ask(think.put("iterations", ITERATIONS));
        command(((ObjectNode) moved).put("kind", "bot-moved"));
    }

    private void choose(JsonNode moves) {
        ObjectNode move =
                JsonNodeFactory.instance.objectNode().put("do", "play").put("id", "m" + millis);
        move.set("version", update.path("version"));
        move.set("match", update.path("match"));
        move.put("seat", 0).set("move", moves.get(random.nextInt(moves.size())).path("word"));
        command(command("ask").put("connection", "c").put("text", Json.text(move)));
    }

    private void command(ObjectNode command) {
        ObjectNode take = request("take").put("table", TABLE);
        take.set("command", command);
        take(take);
    }

    private static ObjectNode command(String kind) {
        return JsonNodeFactory.instance.objectNode().put("kind", kind);
    }

    private ObjectNode request(String word) {
        ObjectNode request = JsonNodeFactory.instance.objectNode().put("do", word);
        if (word.equals("close")) return request;
        request.putObject("now").put("upMillis", millis).put("wallMillis", millis);
        return request.put("secret", String.format("%064x", 1 + requests));
    }

    private void take(ObjectNode request) {
        JsonNode outcome = ask(request);
        if (outcome.has("keep")) kept = outcome.get("keep");
        for (JsonNode send : outcome.path("sends")) {
            JsonNode message = Json.parse(send.path("text").textValue());
            if (message.path("event").textValue().equals("update")) update = message;
        }
        outcome.path("thoughts").forEach(thoughts::add);
        wakeAt = outcome.has("wakeInMillis")
                ? millis + outcome.path("wakeInMillis").longValue()
                : Long.MAX_VALUE;
    }

    private JsonNode ask(ObjectNode request) {
        requests++;
        JsonNode answer = Json.parse(house.apply(Json.text(request)));
        if (answer.has("failed")) throw new AssertionError(answer + " to " + request);
        return answer;
    }
}
