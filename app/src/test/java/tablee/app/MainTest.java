package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.app.sources.Repository;
import tablee.core.Games;
import tablee.store.admin.AuditLog;
import tablee.wire.json.Json;

class MainTest {
    @TempDir
    Path folder;

    /** What a command said, and its exit status. */
    private record Said(int status, String out, String err) {}

    private static Said run(String input, String... arguments) {
        return run(Map.of(), input, arguments);
    }

    private static Said runLine(String line) {
        return run("", line.split(" "));
    }

    private static Said run(Map<String, String> environment, String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int status = new Main(in, out, err, environment).run(List.of(arguments));
        return new Said(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dance | there is no command \"dance\"; \"tablee help\" lists those there are.",
                "engine now | engine takes flags only, and \"now\" is none.",
                "version 2 | version takes flags only, and \"2\" is none.",
                "verify | verify takes a match file, or several; - is standard input.",
                "verify --share mine a | A seed is 64 hex digits, 0 to 9 and a to f.",
                "verify --commitment mine a | A commitment is 64 hex digits, 0 to 9 and a to f.",
                "verify - | - cannot be checked: The text is empty and not JSON.",
                "ruleset | ruleset takes the id of one game.",
                "ruleset circus rando | ruleset takes the id of one game.",
                "ruleset circus --version 9 | There is no version 9 of its numbers; there are [1, 2].",
                "ruleset circus --version new | --version is to be a number, not \"new\".",
                "verify no-such-file | no-such-file cannot be checked: There is no such file to read.",
                "verify . | . cannot be checked: There is no such file to read.",
            })
    @DisplayName("What cannot be done is said in one sentence, with exit status 2")
    void misuse(String line, String sentence) {
        assertEquals(new Said(2, "", "tablee: " + sentence + "\n"), run("", line.split(" ")));
    }

    @Test
    @DisplayName("Warming up says nothing")
    void warmUp() {
        assertEquals(new Said(0, "", ""), run("", "warm-up"));
    }

    /** The first part of the page of commands, which is what the jar does by itself, and what it does unsaid. */
    static Stream<String> commands() {
        List<String> page = Repository.lines(Path.of("app/src/main/resources/tablee/app/help.txt"));
        Stream<String> listed = page.subList(0, page.indexOf("and with the sources at hand:")).stream()
                .filter(line -> line.matches("  [a-z].*"))
                .map(line -> line.strip().split(" ")[0]);
        return Stream.concat(listed, Stream.of("lab join", "lab selfplay", "lab judge", "ladder", "scatter", "throws"));
    }

    @ParameterizedTest
    @MethodSource("commands")
    @DisplayName("Every command has --help, which is fine, and refuses a flag that is none in the same way")
    void everyCommand(String command) {
        Said help = runLine(command + " --help");
        assertEquals(0, help.status(), help.err());
        assertEquals("", help.err());
        assertTrue(
                help.out().startsWith("Usage: tablee " + command) && help.out().contains("--help"), help.out());
        assertTrue(help.out().lines().allMatch(line -> line.length() <= 120), help.out());
        assertTrue(run("", "help").out().contains("\n  " + command.split(" ")[0]), "the list of commands has it");
        String sentence = "tablee: there is no flag --dance; \"" + command + " --help\" lists those there are.\n";
        assertEquals(new Said(2, "", sentence), runLine(command + " --dance"));
    }

    @Test
    @DisplayName("Every act of an administrator is on the page of admin, and has --help too")
    void everyAct() {
        String page = run("", "admin", "--help").out();
        for (AuditLog.Act act : AuditLog.Act.values()) {
            String word = act.name().toLowerCase(Locale.ROOT).replace('_', '-');
            assertTrue(
                    Pattern.compile("[\\s:]" + word + "[ ,.\\n]").matcher(page).find(), word + " is not on\n" + page);
            assertEquals(new Said(0, page, ""), run("", "admin", word, "--help"));
        }
    }

    @Test
    @DisplayName("Started with no words at all, it says what it does now and what else there is")
    void bare() throws IOException {
        Path taken = Files.writeString(folder.resolve("taken"), "not a folder");
        // Told to keep its data in what is no folder, it ends here instead of serving.
        Said said = run(Map.of("TABLEE_DATA", taken.toString()), "");
        assertEquals("Starting the server, as \"serve\" does; \"help\" lists the other commands.\n", said.out());
        assertTrue(said.status() != 0 && !said.err().isEmpty(), said.toString());
    }

    @Test
    @DisplayName("ruleset prints the file of every game, which can be played by")
    void rulesets() {
        for (var game : Games.all()) {
            Said said = run("", "ruleset", game.card().id());
            assertEquals(0, said.status(), said.err());
            boolean named = game.card().options().stream()
                    .anyMatch(option -> option.id().equals("ruleset"));
            Map<String, String> options = named ? Map.of("ruleset", "mine") : Map.of();
            int seats = game.card().seatCounts().get(0);
            var setup = game.card().setup(seats, game.card().newestRuleset(), options, said.out());
            assertEquals(seats, game.open(setup).seats());
        }
        assertTrue(!run("", "ruleset", "circus", "--version", "1")
                .out()
                .equals(run("", "ruleset", "circus").out()));
    }

    @Test
    @DisplayName("help and version say something and are fine")
    void says() {
        assertTrue(run("", "help").out().contains("engine"));
        assertTrue(run("", "version").out().startsWith("tablee "));
    }

    @Test
    @DisplayName("engine answers each line, and the end of input ends it with exit status 0")
    void engine() {
        Said said = run("{\"do\":\"games\"}\nnonsense\n", "engine");
        assertEquals(0, said.status());
        assertEquals("", said.err());
        List<JsonNode> answers = said.out().lines().map(Json::parse).toList();
        assertEquals(Games.all().size(), answers.get(0).get("games").size());
        assertEquals("bad-request", answers.get(1).get("error").asText());
    }

    @Test
    @DisplayName("Without a seed every match is another one")
    void seedsAreDrawn() {
        String request = newMatch() + "\n" + newMatch() + "\n";
        List<JsonNode> answers =
                run(request, "engine").out().lines().map(Json::parse).toList();
        assertTrue(!answers.get(0).get("seed").equals(answers.get(1).get("seed")));
    }

    private static String newMatch() {
        var card = Games.all().get(0).card();
        return "{\"do\":\"new\",\"game\":\"" + card.id() + "\",\"seats\":"
                + card.seatCounts().get(0) + "}";
    }
}
