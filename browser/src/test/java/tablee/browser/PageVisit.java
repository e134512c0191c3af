package tablee.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.Deque;
import tablee.wire.json.Json;

/** Somebody at a table of a page, who always takes the first move offered; the page's script is played by this class. */
final class PageVisit {
    private static final String TABLE = "here-1";
    private static final String SECRET = "5e".repeat(32);
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private PageHouse house = new PageHouse();
    private JsonNode kept = NODES.nullNode();
    private JsonNode update = NODES.nullNode();
    private JsonNode file = NODES.nullNode();
    private long millis;
    private long wakeAt = Long.MAX_VALUE;
    private final Deque<JsonNode> thoughts = new ArrayDeque<>();

    PageVisit(String game, String level) {
        ObjectNode wanted = NODES.objectNode();
        wanted.putObject("terms").put("game", game).put("seats", 2);
        ArrayNode seats = wanted.putArray("seats");
        seats.addObject().put("kind", "me");
        seats.addObject().put("kind", "bot").put("level", level);
        wanted.put("start", true);
        ObjectNode make = request("make").put("table", TABLE).put("secret", SECRET);
        make.putObject("host").put("person", "here").put("name", "Zoé");
        make.set("wanted", wanted);
        take(make);
        connect();
    }

    private ObjectNode request(String word) {
        ObjectNode request = NODES.objectNode().put("do", word);
        if (!word.equals("think"))
            request.putObject("now").put("upMillis", millis).put("wallMillis", millis);
        return request;
    }

    private JsonNode ask(ObjectNode request) {
        JsonNode answer = Json.parse(house.answer(Json.text(request)));
        if (answer.has("failed")) throw new AssertionError(answer.path("failed").textValue());
        return answer;
    }

    private void take(ObjectNode request) {
        JsonNode outcome = ask(request);
        if (outcome.has("keep")) kept = outcome.get("keep");
        outcome.path("sends").forEach(send -> hear(Json.parse(send.path("text").textValue())));
        outcome.path("thoughts").forEach(thoughts::add);
        wakeAt = outcome.has("wakeInMillis")
                ? millis + outcome.path("wakeInMillis").longValue()
                : Long.MAX_VALUE;
    }

    private void hear(JsonNode message) {
        if (message.path("event").textValue().equals("update")) update = message;
        if (message.path("event").textValue().equals("file")) file = message.path("file");
    }

    private void command(ObjectNode command) {
        ObjectNode take = request("take").put("table", TABLE).put("secret", SECRET);
        take.set("command", command);
        take(take);
    }

    private static ObjectNode command(String kind) {
        return NODES.objectNode().put("kind", kind);
    }

    private void connect() {
        ObjectNode connect = command("connect").put("connection", "c").put("language", "en");
        connect.putObject("caller").put("person", "here").put("name", "Zoé");
        command(connect);
    }

    /** The page is loaded again, and has what it kept. */
    void reopen() {
        house = new PageHouse();
        reopenHere();
    }

    /** Nobody looks at the table any more. */
    void close() {
        ask(NODES.objectNode().put("do", "close").put("table", TABLE));
    }

    /** Somebody comes back to a table that was closed. */
    void reopenHere() {
        thoughts.clear();
        ObjectNode open = request("open").put("secret", SECRET);
        open.set("kept", kept);
        ask(open);
        connect();
    }

    void play(int most) {
        for (int i = 0; i < most && !isOver(); i++) step();
    }

    private void step() {
        millis += 500;
        if (!thoughts.isEmpty()) {
            think(thoughts.remove());
            return;
        }
        JsonNode moves = sight().path("moves");
        if (moves.isEmpty()) {
            millis = Math.max(millis, wakeAt == Long.MAX_VALUE ? millis : wakeAt);
            command(command("wake"));
            return;
        }
        ObjectNode move = NODES.objectNode().put("do", "play").put("id", "m" + millis);
        move.set("version", update.path("version"));
        move.set("match", update.path("match"));
        move.put("seat", 0).set("move", moves.get(0).path("word"));
        say(move);
    }

    private void say(ObjectNode line) {
        command(command("ask").put("connection", "c").put("text", Json.text(line)));
    }

    private void think(JsonNode thought) {
        ObjectNode think = request("think").put("dice", millis);
        for (String each : new String[] {"match", "seat", "level", "file"}) think.set(each, thought.get(each));
        ObjectNode moved = ((ObjectNode) ask(think)).put("kind", "bot-moved");
        command(moved);
    }

    JsonNode sight() {
        return update.path("sights").path(0);
    }

    boolean isOver() {
        return update.has("result");
    }

    JsonNode download() {
        say(NODES.objectNode().put("do", "download").put("id", "d"));
        return file;
    }
}
