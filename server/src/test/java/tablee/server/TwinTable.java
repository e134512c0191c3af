package tablee.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Collectors;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Setup;
import tablee.core.State;
import tablee.table.seats.Chair;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;

/** A table that starts from a position, with people in all seats, one of whom listens to every channel there is. */
final class TwinTable {
    private static final int MOVES = 6;

    private record Played(int seat, String word) {}

    private final Server server;
    private final int viewer;
    private final List<Browser> people = new ArrayList<>();
    private final List<TestSocket> lines = new ArrayList<>();
    private final Browser eve;
    private final TestSocket spectator;
    private final String table;
    private final String invite;

    private final List<Played> played = new ArrayList<>();
    private final List<String> heard = new ArrayList<>();
    private final List<Integer> versions = new ArrayList<>();
    private List<Entry> entries = List.of();
    private int readByViewer;
    private int readBySpectator;

    TwinTable(Server server, Setup setup, String game, int viewer, State<?> position, List<String> chance) {
        this.server = server;
        this.viewer = viewer;
        eve = Browser.guest(server, "Eve");
        for (int seat = 0; seat < setup.seats(); seat++) people.add(Browser.guest(server, "P" + seat));
        TableRecord record = record(setup, game, position, chance);
        table = record.id();
        invite = "/join/" + record.invite();
        server.cluster().make(record).toCompletableFuture().join();
        // One after the other: who is there already is seen by all who come later.
        for (Browser each : people) {
            lines.add(each.sit(table));
            lines.get(lines.size() - 1).await("seating");
        }
        eve.join(invite);
        spectator = eve.sit(table);
        spectator.await("seating");
        lines.get(0).ask("{'do':'start'}");
    }

    /** By no door: people with a script between them are what no door lets in (TABLE-36). */
    private TableRecord record(Setup setup, String game, State<?> position, List<String> chance) {
        ObjectNode terms = (ObjectNode)
                Json.tree(TableTerms.of(game, setup.seats(), setup.options().asMap()));
        terms.put("takeOverAfterMillis", 0);
        ObjectNode lesson = terms.putObject("lesson");
        lesson.set("start", Json.tree(position.position()));
        var script = lesson.putArray("script");
        chance.forEach(move -> script.addObject().put("actor", "chance").put("move", move));
        // With a script there is no commitment, which would differ.
        script.addObject().put("actor", "table").put("move", "nothing");
        String id = UUID.randomUUID().toString();
        TableRecord record = TableRecord.of(
                TableLabel.of(id, "", "i" + id),
                Json.read(terms, TableTerms.class),
                people.get(0).person(),
                0);
        for (int seat = 0; seat < setup.seats(); seat++)
            record = record.with(seat, Chair.person(people.get(seat).person(), "P" + seat));
        return record;
    }

    // ---- Playing ---------------------------------------------------------------------------------------------------

    void play(long seed) {
        Random random = new Random(seed);
        collect();
        for (int i = 0; i < MOVES && !isOver(); i++) {
            List<Played> offered = offered();
            if (offered.isEmpty()) break;
            one(offered.get(random.nextInt(offered.size())));
        }
        end();
    }

    void playAgain(TwinTable other) {
        collect();
        for (Played each : other.played) {
            if (isOver()) break;
            offered();
            one(each);
        }
        end();
    }

    private List<Played> offered() {
        List<Played> offered = new ArrayList<>();
        for (int seat = 0; seat < lines.size(); seat++) {
            lines.get(seat).ask("{'do':'sync'}");
            for (JsonNode move : lines.get(seat).last("update").at("/sights/0/moves")) {
                offered.add(new Played(seat, move.path("word").textValue()));
            }
        }
        return offered;
    }

    private void one(Played move) {
        TestSocket line = lines.get(move.seat);
        line.ask("{'do':'sync'}");
        line.ask(Browser.ask("play")
                .put("version", line.last("update").path("version").intValue())
                .put("seat", move.seat)
                .put("move", move.word));
        played.add(move);
        collect();
    }

    private boolean isOver() {
        return lines.get(0).last("update").has("result");
    }

    /** Everybody gives up, so that the whole log can be had. */
    private void end() {
        if (!isOver()) {
            lines.get(0).ask("{'do':'propose','what':'abandon'}");
            for (TestSocket line : lines.subList(1, lines.size())) line.ask("{'do':'agree'}");
            lines.get(0).awaitNow(update -> update.has("result"));
        }
        lines.get(0).ask("{'do':'download'}");
        entries = MatchFile.read(lines.get(0).await("file").path("file")).entries();
        lines.forEach(TestSocket::hangUp);
        spectator.hangUp();
    }

    // ---- Listening -------------------------------------------------------------------------------------------------

    /** All that the viewer and the spectator have been sent since, and what they get when they ask. */
    private void collect() {
        // Budgets are no part of the comparison: a quick machine would use them up at one table and not at the other.
        server.limits().pass(60_000);
        TestSocket own = lines.get(viewer);
        own.ask("{'do':'sync'}");
        own.ask("{'do':'sync','version':0}");
        for (String word : strangeWords()) {
            own.ask(Browser.ask("why").put("seat", viewer).put("move", word));
            own.ask(Browser.ask("why").put("seat", (viewer + 1) % lines.size()).put("move", word));
        }
        int version = own.last("update").path("version").intValue();
        own.ask(Browser.ask("play").put("version", version).put("seat", viewer).put("move", "nonsense"));
        own.ask("{'do':'hint','seat':" + viewer + "}");
        own.ask("{'do':'replay','viewer':'all','from':0,'count':1}");
        own.ask("{'do':'propose','what':'undo'}");
        own.ask("{'do':'decline'}");
        spectator.ask("{'do':'sync'}");
        spectator.ask("{'do':'sync','version':0}");
        versions.add(version);
        Browser browser = people.get(viewer);
        heard.add(plain(since(own, readByViewer)
                + since(spectator, readBySpectator)
                + browser.get("/api/tables/" + table).body()
                + browser.json("/api/lobby").path("mine")));
        readByViewer = own.frames().size();
        readBySpectator = spectator.frames().size();
    }

    private List<String> strangeWords() {
        List<String> words = new ArrayList<>(List.of("x", ""));
        played.stream().map(Played::word).limit(3).forEach(words::add);
        return words;
    }

    private static String since(TestSocket line, int read) {
        List<String> frames = line.frames();
        return frames.subList(read, frames.size()).stream()
                .map(TwinTable::withoutShow)
                .collect(Collectors.joining("\n"));
    }

    /** How a die flew is seen where it was really thrown; what a script says has no flight. */
    private static String withoutShow(String frame) {
        JsonNode tree = Json.parse(frame);
        tree.findParents("show").forEach(line -> ((ObjectNode) line).remove("show"));
        return tree.toString();
    }

    /** Names that are drawn, and the time of day, differ between any two tables. */
    private String plain(String text) {
        String same = text.replace(table, "TABLE").replace(eve.person(), "EVE").replace(invite, "INVITE");
        for (int i = 0; i < people.size(); i++)
            same = same.replace(people.get(i).person(), "P" + i);
        return same.replaceAll("\"(at|dueAt|updatedMillis|createdMillis)\":\\d+", "\"$1\":0")
                .replaceAll("\"id\":\"r\\d+\"", "\"id\":\"r\"");
    }

    List<String> heard() {
        return heard;
    }

    /** How many entries there were at each collection. */
    List<Integer> versions() {
        return versions;
    }

    List<Entry> entries() {
        return entries;
    }

    /** What chance brought, in words. */
    List<String> chance(State<?> state) {
        return entries.stream()
                .filter(entry -> entry.actor() == Actor.CHANCE)
                .map(entry -> state.write(Actor.CHANCE, entry.move()))
                .toList();
    }
}
