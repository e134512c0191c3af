package tablee.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tablee.core.Dice;
import tablee.core.Entry;
import tablee.live.connection.ConnectionOutput;
import tablee.live.connection.TableConnection;
import tablee.store.matches.Journal;
import tablee.table.message.Command;
import tablee.table.seats.Caller;
import tablee.wire.json.Json;

/** Plays at random at one table, comes back when the line is cut, and asks again word for word what was not answered. */
final class StormGuest {
    /** A move that was answered with yes, and where it has to be in the log. */
    private record Promise(String match, int version, int seat, String word, int move) {}

    private record Asked(String id, String text, Optional<Promise> play) {}

    private final String name;
    private final String table;
    private final Dice dice;
    private final Journal journal;
    private final Map<Promise, Entry> kept = new HashMap<>();
    private Optional<Line> line = Optional.empty();
    private Optional<JsonNode> update = Optional.empty();
    private Optional<Asked> pending = Optional.empty();
    private int number;

    StormGuest(String name, String table, Dice dice, Journal journal) {
        this.name = name;
        this.table = table;
        this.dice = dice;
        this.journal = journal;
    }

    String table() {
        return table;
    }

    boolean waits() {
        return pending.isPresent() || line.isEmpty();
    }

    int promises() {
        return kept.size();
    }

    /** The process at the other end is gone, or the line is cut. */
    void lose() {
        line = Optional.empty();
    }

    void hangUp() {
        line.ifPresent(each -> each.connection.hangUp());
        lose();
    }

    /** @param calm plays, and does nothing else */
    void act(LocalTables tables, boolean calm) {
        if (line.isEmpty()) comeBack(tables);
        else if (!calm && dice.roll(30) == 0) hangUp();
        else if (pending.isPresent()) return;
        else if (!calm && dice.roll(6) == 0) askTwice();
        else play();
    }

    private void comeBack(LocalTables tables) {
        Line next = new Line();
        line = Optional.of(next);
        String match = update.map(each -> each.path("match").asText()).orElse("");
        int version = update.map(each -> each.path("version").asInt()).orElse(-1);
        String id = name + "-" + number++;
        Command.Connect connect = new Command.Connect(id, new Caller(name, name, false), "en", match, version);
        next.connection = tables.connect(table, connect, next);
        pending.ifPresent(asked -> next.say(asked.id, asked.text));
    }

    /** Two questions at once: their answers come in this order. */
    private void askTwice() {
        for (int i = 0; i < 2; i++) {
            String id = name + "." + number++;
            String text = "{\"do\":\"sync\",\"id\":\"" + id + "\"}";
            pending = Optional.of(new Asked(id, text, Optional.empty()));
            line.orElseThrow().say(id, text);
        }
    }

    private void play() {
        for (JsonNode sight : update.map(each -> each.path("sights")).orElse(Json.parse("[]"))) {
            if (sight.path("moves").isEmpty()) continue;
            JsonNode moves = sight.path("moves");
            JsonNode move = moves.get(dice.roll(moves.size()));
            int seat = Integer.parseInt(sight.path("viewer").asText());
            ask(new Promise(
                    update.get().path("match").asText(),
                    update.get().path("version").asInt(),
                    seat,
                    move.path("word").asText(),
                    move.path("move").intValue()));
            return;
        }
    }

    private void ask(Promise play) {
        String id = name + "." + number++;
        String text = Json.text(Map.of(
                "do",
                "play",
                "id",
                id,
                "match",
                play.match,
                "version",
                play.version,
                "seat",
                play.seat,
                "move",
                play.word));
        pending = Optional.of(new Asked(id, text, Optional.of(play)));
        line.orElseThrow().say(id, text);
    }

    private void reads(JsonNode message) {
        String event = message.path("event").asText();
        if (event.equals("update")) update = Optional.of(message);
        if (!event.equals("answer")) return;
        String id = message.path("id").asText();
        Optional<Asked> asked = pending.filter(each -> each.id.equals(id));
        if (asked.isEmpty()) return;
        pending = Optional.empty();
        if (message.path("ok").asBoolean())
            asked.get().play.ifPresent(play -> kept.put(play, entry(play).orElseThrow()));
    }

    /** What the log has at that place, read from the store. */
    private Optional<Entry> entry(Promise play) {
        return journal.load(play.match) instanceof Journal.Whole whole
                        && whole.entries().size() > play.version
                ? Optional.of(whole.entries().get(play.version))
                : Optional.empty();
    }

    void assertKept() {
        kept.forEach((play, entry) -> {
            assertEquals(Optional.of(entry), entry(play), play::toString);
            assertEquals(play.seat, entry.actor(), play::toString);
            assertEquals(play.move, entry.move(), play::toString);
        });
    }

    /** One connection, and what was asked by it. */
    private final class Line implements ConnectionOutput {
        private final Deque<String> asked = new ArrayDeque<>();
        private TableConnection connection;

        void say(String id, String text) {
            asked.add(id);
            connection.say(text);
        }

        @Override
        public boolean offer(String text) {
            JsonNode message = Json.parse(text);
            if (message.path("event").asText().equals("answer")) {
                assertTrue(
                        message.path("id").asText().equals(asked.poll()),
                        () -> name + " is answered out of order or twice: " + text);
            }
            if (line.filter(each -> each == this).isPresent()) reads(message);
            return true;
        }

        @Override
        public void close() {
            if (line.filter(each -> each == this).isPresent()) lose();
        }
    }
}
