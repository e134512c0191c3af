package tablee.simtest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.Dice;
import tablee.table.seats.Caller;
import tablee.wire.json.Json;

/**
 * Somebody who plays as people do: thinks, moves, talks, loses the connection, comes back, sends things twice, and never gives up
 * on a move that was not answered.
 */
final class Person {
    /** @param seat -1 if it is no move */
    record Asked(String id, String text, String match, int version, int seat, String word, long atMillis) {}

    private static final String REVEAL = ".reveal.";
    private static final int MOST_PAUSE_MILLIS = 12_000;
    private static final long PATIENCE_MILLIS = 8_000;
    private static final List<String> WISHES = List.of("undo", "undo", "undo", "pause", "abandon", "rematch");

    private final String name;
    private final String table;
    private final Cluster cluster;
    private final Agenda agenda;
    private final Dice dice;
    private final Auditor auditor;
    private final List<String> said = new ArrayList<>();
    private Optional<Connection> connection = Optional.empty();
    private Optional<Asked> pending = Optional.empty();
    private Optional<JsonNode> update = Optional.empty();
    private Optional<JsonNode> seating = Optional.empty();
    private final ShareOf share;
    private long startedAtMillis = -1;
    private int number;
    private boolean calm;
    private boolean resting;

    Person(String name, String table, Cluster cluster, Agenda agenda, Dice dice, Auditor auditor) {
        this.name = name;
        this.table = table;
        this.cluster = cluster;
        this.agenda = agenda;
        this.dice = dice;
        this.auditor = auditor;
        share = new ShareOf(name, dice, auditor.shares());
        agenda.in(dice.roll(2_000), this::live);
    }

    String name() {
        return name;
    }

    String table() {
        return table;
    }

    Optional<JsonNode> update() {
        return connection.filter(Connection::isOpen).flatMap(each -> update);
    }

    /** Who sits where, as this person was told. */
    JsonNode seating() {
        return seating.orElseThrow(() -> new Violation(name + " sees a match before the table"));
    }

    /** From now on this person only plays. */
    void calmDown() {
        calm = true;
    }

    /** From now on this person only looks on. */
    void rest() {
        resting = true;
    }

    private void live() {
        agenda.in(200 + dice.roll(calm ? 6_000 : MOST_PAUSE_MILLIS), this::live);
        if (connection.filter(Connection::isOpen).isEmpty()) comeBack();
        else if (pending.isPresent()) wait(pending.get());
        else if (resting) return;
        else if (!calm && dice.roll(60) == 0) connection.get().cut();
        else act();
    }

    private void wait(Asked asked) {
        if (agenda.nowMillis() - asked.atMillis < PATIENCE_MILLIS) return;
        connection.orElseThrow().cut();
    }

    // ---- Coming and going ------------------------------------------------------------------------------------------

    private void comeBack() {
        cluster.door().ifPresent(node -> {
            String id = name + "-" + number++;
            Connection next = new Connection(id, table, node, cluster, agenda, dice, text -> reads(id, text));
            connection = Optional.of(next);
            next.open(new Caller(name, name, false), match(), version());
            pending = pending.map(asked -> again(next, asked));
        });
    }

    /** Word for word: the table may have done it already. */
    private Asked again(Connection next, Asked asked) {
        next.say(asked.text);
        return new Asked(asked.id, asked.text, asked.match, asked.version, asked.seat, asked.word, agenda.nowMillis());
    }

    private String match() {
        return update.map(each -> each.path("match").asText()).orElse("");
    }

    private int version() {
        return update.map(each -> each.path("version").asInt()).orElse(-1);
    }

    private void reads(String from, String text) {
        JsonNode message = Json.parse(text);
        String event = message.path("event").asText();
        auditor.frame(this, text, message);
        if (event.equals("update")) {
            auditor.update(this, from, update, message);
            update = Optional.of(message);
        } else if (event.equals("seating")) {
            seating = Optional.of(message);
            share.hears(message, from, calm, this::sayOfShare);
            if (message.path("phase").asText().equals("playing")) hasStarted();
        } else if (event.equals("answer")) {
            if (isReveal(message)) share.shown();
            pending.filter(asked -> asked.id.equals(message.path("id").asText()))
                    .ifPresent(asked -> {
                        pending = Optional.empty();
                        auditor.answer(this, asked, message);
                    });
        }
    }

    // ---- Playing ---------------------------------------------------------------------------------------------------

    private void act() {
        String phase = seating.map(each -> each.path("phase").asText()).orElse("");
        boolean host =
                seating.map(each -> each.path("host").asText()).orElse("").equals(name);
        if (phase.equals("gathering")) {
            if (isStanding()) sitDown();
            else if (host) start();
        } else if (phase.equals("over")) {
            agreeOr(() -> ask("propose", "what", "rematch"));
        } else if (update.map(each -> each.path("paused").asBoolean()).orElse(false)) {
            agreeOr(() -> ask("propose", "what", "resume"));
        } else if (!calm && dice.roll(12) == 0) {
            beDifficult();
        } else {
            play();
        }
    }

    /** A person who lost the seat takes it again. */
    private boolean isStanding() {
        return seating().path("yours").isEmpty();
    }

    private void sitDown() {
        JsonNode chairs = seating().path("chairs");
        for (int seat = 0; seat < chairs.size(); seat++) {
            if (!chairs.path(seat).at("/chair/kind").asText().equals("open")) continue;
            ask("sit", "seat", seat);
            return;
        }
    }

    private void start() {
        ask("start");
        boolean allHere = true;
        for (JsonNode each : seating().path("chairs"))
            allHere &= each.path("present").asBoolean()
                    || !each.at("/chair/kind").asText().equals("person");
        startedAtMillis = allHere ? agenda.nowMillis() : -1;
    }

    private void hasStarted() {
        if (startedAtMillis >= 0) auditor.shares().started(agenda.nowMillis() - startedAtMillis);
        startedAtMillis = -1;
    }

    private static boolean isReveal(JsonNode answer) {
        return answer.path("ok").asBoolean() && answer.path("id").asText().contains(REVEAL);
    }

    /** What a page says by itself: nobody waits for the answer, and after a new line it is said again. */
    private void sayOfShare(String what, Map<String, Object> fields) {
        Map<String, Object> request = new LinkedHashMap<>(fields);
        request.put("do", what);
        request.put("id", name + (what.equals("reveal") ? REVEAL : ".ready.") + number++);
        connection.ifPresent(line -> line.say(Json.text(request)));
    }

    private void agreeOr(Runnable otherwise) {
        if (seating.filter(each -> each.hasNonNull("proposal")).isPresent()) ask("agree");
        else otherwise.run();
    }

    private void beDifficult() {
        switch (dice.roll(8)) {
            case 0 -> ask("say", "text", "hello " + number);
            case 1 -> ask("propose", "what", WISHES.get(dice.roll(WISHES.size())));
            case 2, 3 -> agreeOr(() -> ask("ready"));
            case 4 -> ask("sync");
            case 5 -> ask("back");
            case 6 -> connection.orElseThrow().say("{\"do\":" + number);
            default -> sayOldThing();
        }
    }

    /** Something that was said and answered before, once more. */
    private void sayOldThing() {
        if (!said.isEmpty()) connection.orElseThrow().say(said.get(dice.roll(said.size())));
    }

    private void play() {
        if (update.isEmpty()) return;
        List<JsonNode> able = new ArrayList<>();
        for (JsonNode sight : update.get().path("sights"))
            if (!sight.path("moves").isEmpty()) able.add(sight);
        if (able.isEmpty()) return;
        JsonNode sight = able.get(dice.roll(able.size()));
        JsonNode moves = sight.path("moves");
        String word = moves.get(dice.roll(moves.size())).path("word").asText();
        int seat = Integer.parseInt(sight.path("viewer").asText());
        ask("play", "match", match(), "version", version(), "seat", seat, "move", word);
    }

    private void ask(String what, Object... fields) {
        Map<String, Object> request = new LinkedHashMap<>();
        String id = name + "." + number++;
        request.put("do", what);
        request.put("id", id);
        for (int i = 0; i < fields.length; i += 2) request.put((String) fields[i], fields[i + 1]);
        String text = Json.text(request);
        int seat = what.equals("play") ? (Integer) request.get("seat") : -1;
        Asked asked =
                new Asked(id, text, match(), version(), seat, String.valueOf(request.get("move")), agenda.nowMillis());
        pending = Optional.of(asked);
        said.add(text);
        if (said.size() > 20) said.remove(0);
        Connection line = connection.orElseThrow();
        line.say(text);
        if (!calm && dice.roll(15) == 0) line.say(text);
    }
}
