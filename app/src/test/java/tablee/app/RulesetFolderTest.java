package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.core.Games;
import tablee.core.Ruleset;
import tablee.rando.Rando;
import tablee.wire.engine.Engine;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** A designer puts a changed ruleset file into a folder, and plays it by its name. */
class RulesetFolderTest {
    @TempDir
    Path home;

    private Path folder() throws IOException {
        return Files.createDirectories(home.resolve("mine"));
    }

    private void put(String file, String text) throws IOException {
        Files.writeString(folder().resolve(file), text);
    }

    private static String standard() throws IOException {
        try (InputStream in = Rando.class.getResourceAsStream("rules/rando-1.ruleset")) {
            assert in != null;
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String request(String name) {
        return "{\"do\":\"new\",\"game\":\"rando\",\"seats\":2,\"options\":{\"ruleset\":\"" + name + "\"}}";
    }

    private JsonNode answer(String name) throws IOException {
        return Json.parse(
                new Engine(() -> Seed.read("5e".repeat(32)), new RulesetFolder(folder())).answer(request(name)));
    }

    @Test
    @DisplayName("The named file is played, and its text is in the header, so that the match replays anywhere")
    void plays() throws IOException {
        put("wide.ruleset", standard().replace("terrain = 7 7", "terrain = 8 5"));
        Engine engine = new Engine(() -> Seed.read("5e".repeat(32)), new RulesetFolder(folder()));
        JsonNode opened = Json.parse(engine.answer(request("wide")));
        assertTrue(opened.path("ok").asBoolean(), opened.toString());
        JsonNode view =
                Json.parse(engine.answer("{\"do\":\"view\",\"viewer\":0}")).path("view");
        assertEquals(8, view.path("width").asInt(), view.toString());
        JsonNode log = Json.parse(engine.answer("{\"do\":\"log\"}")).path("log");
        Engine elsewhere = new Engine(() -> Seed.read("e5".repeat(32)));
        JsonNode loaded = Json.parse(elsewhere.answer("{\"do\":\"load\",\"log\":" + log + "}"));
        assertTrue(loaded.path("ok").asBoolean(), loaded.toString());
        assertEquals(
                view,
                Json.parse(elsewhere.answer("{\"do\":\"view\",\"viewer\":0}")).path("view"));
    }

    @Test
    @DisplayName("A file that is not there, or is invalid, is refused with the reason")
    void refuses() throws IOException {
        assertEquals(
                "There is no ruleset \"wide\" here.",
                answer("wide").path("message").asText());
        put("wide.ruleset", standard().replace("terrain = 7 7", "terrain = 7 70"));
        assertEquals(
                "Ruleset, line 4: terrain takes whole numbers from 3 to 8, not \"70\".",
                answer("wide").path("message").asText());
        put("long.ruleset", "#".repeat(100_000));
        assertEquals(
                "The file of the ruleset \"long\" is longer than 65536 bytes.",
                answer("long").path("message").asText());
        Files.write(folder().resolve("odd.ruleset"), new byte[] {(byte) 0xFF, (byte) 0xFE});
        assertEquals(
                "The file of the ruleset \"odd\" is not UTF-8.",
                answer("odd").path("message").asText());
    }

    @Test
    @DisplayName("ASVS 5.3.2: A table names a file, never a path")
    void noPaths() throws IOException {
        Files.writeString(home.resolve("secret.ruleset"), standard());
        RulesetFolder files = new RulesetFolder(folder());
        for (String path : List.of("../secret", "/etc/passwd", "a/b", "..", "", "A", "a\\b", "a.ruleset", "a\0")) {
            assertThrows(BadInput.class, () -> files.text(path), path);
        }
        assertEquals("bad-request", answer("../secret").path("error").asText());
        assertEquals(Optional.empty(), files.text("secret"));
    }

    @Test
    @DisplayName(
            "At start every file is tried: one that cannot be played is named with its line, whichever game it is of")
    void checked() throws IOException {
        put("wide.ruleset", standard().replace("terrain = 7 7", "terrain = 8 5"));
        assertEquals(List.of("wide"), RulesetFolder.checked(folder()).names());
        assertEquals("rando", RulesetFolder.checked(folder()).find("wide").game());
        String posters = Ruleset.textOf(Games.find("circus"), 2).orElseThrow();
        put("show.ruleset", Ruleset.with(posters, "winning-posters", "9"));
        BadInput wrong = assertThrows(BadInput.class, () -> RulesetFolder.checked(folder()));
        assertEquals(
                "--rulesets: show.ruleset, line 18: winning-posters takes whole numbers from 1 to 5, not \"9\".",
                wrong.sentence());
        put("show.ruleset", "colour = red\n");
        assertTrue(assertThrows(BadInput.class, () -> RulesetFolder.checked(folder()))
                .sentence()
                .contains("show.ruleset: its settings are those of no game here."));
        Files.delete(folder().resolve("show.ruleset"));
        put("My Rules.ruleset", standard());
        assertTrue(assertThrows(BadInput.class, () -> RulesetFolder.checked(folder()))
                .sentence()
                .contains("small letters, digits and hyphens"));
    }

    @Test
    @DisplayName("The folder is given at start-up: engine --rulesets FOLDER")
    void commandLine() throws IOException {
        put("wide.ruleset", standard().replace("terrain = 7 7", "terrain = 8 5"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Main main = new Main(
                new ByteArrayInputStream((request("wide") + "\n").getBytes(StandardCharsets.UTF_8)),
                out,
                new ByteArrayOutputStream(),
                Map.of());
        assertEquals(CliCommand.FINE, main.run(List.of("engine", "--rulesets", folder().toString())));
        assertTrue(
                Json.parse(out.toString(StandardCharsets.UTF_8)).path("ok").asBoolean(),
                out.toString(StandardCharsets.UTF_8));
        assertEquals(CliCommand.MISUSED, main.run(List.of("engine", "--rulesets")));
        assertEquals(CliCommand.MISUSED, main.run(List.of("engine", "--rulesets", folder() + "/none")));
    }
}
