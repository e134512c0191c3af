package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Game;
import tablee.core.Games;
import tablee.store.Store;
import tablee.store.matches.Journal;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;

/**
 * The data of every release is kept, with a match of each game that is over and one that is not. This release opens it, replays
 * every match to the same bytes, and plays on. {@code -Dtablee.record=true} writes the file of a release that has none.
 */
class GoldenJournalsTest {
    private static final Path ROOT = Path.of(System.getProperty("tablee.root", ".."));
    private static final Path FOLDER = ROOT.resolve("server/src/test/resources/golden");
    private static final int MOVES = 12;

    static Stream<Path> releases() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".sql")).sorted().toList().stream();
        }
    }

    private static Path database(Path golden) throws IOException, SQLException {
        return Golden.restore(golden, Running.folder().resolve("old.db"));
    }

    @Test
    @DisplayName("This release has its golden journal")
    void hasOne() throws IOException, SQLException {
        Matcher version =
                Pattern.compile("(?m)^  <version>(.*)</version>").matcher(Files.readString(ROOT.resolve("pom.xml")));
        assertTrue(version.find());
        Path golden = FOLDER.resolve(version.group(1).replaceFirst("-SNAPSHOT$", "") + ".sql");
        if (Boolean.getBoolean("tablee.record") && !Files.exists(golden)) record(golden);
        assertTrue(Files.exists(golden) || version.group(1).endsWith("-SNAPSHOT"), golden + " is missing");
    }

    @ParameterizedTest
    @MethodSource("releases")
    @DisplayName("Every match that a release has stored replays to the same bytes")
    void replays(Path golden) throws IOException, SQLException {
        try (Store store = Store.open(database(golden).toString())) {
            List<String> notes = Golden.notes(golden, "match");
            // A game that came later is in the journal of the release that brings it.
            int running = Golden.notes(golden, "running").size();
            assertTrue(running > 0);
            assertEquals(running, Golden.notes(golden, "over").size());
            assertEquals(2 * running, notes.size());
            for (String note : notes) {
                String match = note.split(" ")[0];
                Journal.Whole log =
                        assertInstanceOf(Journal.Whole.class, store.journal().load(match), note);
                assertEquals(note, note(match, log));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("releases")
    @DisplayName("People of that release come back, play on where they were, and verify what is over")
    void goesOn(Path golden) throws IOException, SQLException {
        ServerSettings settings =
                ServerSettings.local(0, database(golden).toString()).faster(1);
        try (Server server = Server.start(settings)) {
            Browser ann =
                    new Browser(server).with(Golden.notes(golden, "cookie").get(0));
            for (String table : Golden.notes(golden, "running")) {
                TestSocket line = ann.sit(table);
                int version = line.await("update").path("version").intValue();
                play(line, new Random(1));
                assertTrue(line.last("update").path("version").intValue() > version);
            }
            for (String table : Golden.notes(golden, "over")) {
                TestSocket line = ann.sit(table);
                line.await("update");
                assertTrue(line.ask("{'do':'download'}").path("ok").booleanValue());
                Verdict verdict =
                        Verifier.verify(MatchFile.read(line.await("file").path("file")));
                assertTrue(verdict.fair(), verdict.sentence());
            }
        }
    }

    // ---- Recording -------------------------------------------------------------------------------------------------

    private static void record(Path golden) throws IOException, SQLException {
        Path database = Running.folder().resolve("golden.db");
        List<String> notes = new ArrayList<>();
        List<String> matches = new ArrayList<>();
        try (Server server =
                Server.start(ServerSettings.local(0, database.toString()).faster(1))) {
            Browser ann = Browser.guest(server, "Ann");
            notes.add("cookie " + ann.cookie());
            for (Game<?> game : Games.all()) {
                for (boolean over : new boolean[] {false, true}) {
                    String table = play(ann, game.card().id(), over);
                    notes.add((over ? "over " : "running ") + table);
                    matches.add(table + ".1");
                }
            }
        }
        try (Store store = Store.open(database.toString())) {
            for (String match : matches) {
                notes.add("match " + note(match, (Journal.Whole) store.journal().load(match)));
            }
        }
        StringBuilder text = new StringBuilder();
        notes.forEach(note -> text.append("-- ").append(note).append('\n'));
        Files.createDirectories(FOLDER);
        Files.writeString(golden, text + Golden.dump(database));
    }

    private static String note(String match, Journal.Whole log) {
        return match + " " + log.entries().size() + " " + Golden.hash(log);
    }

    private static String play(Browser ann, String game, boolean over) {
        String table = ann.table(NewTableJson.begun(game, NewTableJson.ME))
                .path("table")
                .textValue();
        Robot robot = new Robot(ann, table, 7);
        robot.line().await("update");
        if (over) robot.playToTheEnd();
        else for (int move = 0; move < MOVES; move++) play(robot.line(), new Random(move));
        return table;
    }

    /** One move that is allowed. */
    private static void play(TestSocket line, Random random) {
        JsonNode update = line.awaitNow(GoldenJournalsTest::isSomebodysTurn);
        for (JsonNode sight : update.path("sights")) {
            JsonNode moves = sight.path("moves");
            if (moves.isEmpty()) continue;
            JsonNode answer = line.ask(Browser.ask("play")
                    .put("version", update.path("version").intValue())
                    .put("seat", Integer.parseInt(sight.path("viewer").textValue()))
                    .put(
                            "move",
                            moves.get(random.nextInt(moves.size())).path("word").textValue()));
            assertTrue(answer.path("ok").booleanValue(), answer.toString());
            return;
        }
    }

    private static boolean isSomebodysTurn(JsonNode update) {
        for (JsonNode sight : update.path("sights")) if (!sight.path("moves").isEmpty()) return true;
        return false;
    }
}
