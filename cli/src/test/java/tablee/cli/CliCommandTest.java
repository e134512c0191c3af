package tablee.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.core.BadInput;

class CliCommandTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private static CliCommand dance() {
        return CliCommand.named("dance", "dances, 100 % of the time")
                .option("steps", "N", "how many steps")
                .repeated("partner", "NAME", "with whom")
                .flag("slow", "takes its time")
                .words("TUNE", "to what")
                .closing("Bring shoes.");
    }

    private static Arguments given(String... words) {
        return dance().parse(List.of(words));
    }

    private int run(CliCommand.Action action, String... words) {
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        return dance().run(List.of(words), print, new PrintStream(err, true, StandardCharsets.UTF_8), action);
    }

    @Test
    @DisplayName("Options, flags and words are found in any order, with = or without")
    void found() {
        Arguments arguments = given("waltz", "--steps=3", "--partner", "Ann", "--slow", "--partner", "Bob", "polka");
        assertEquals(List.of("waltz", "polka"), arguments.words());
        assertEquals(3, arguments.number("steps", 1, 9, 1));
        assertEquals(List.of("Ann", "Bob"), arguments.all("partner"));
        assertEquals(Optional.of("Bob"), arguments.last("partner"));
        assertTrue(arguments.has("slow"));
        assertEquals(List.of("twist", "twist"), given("twist", "twist").words());
    }

    @Test
    @DisplayName("What one reading found stays when the same command reads again")
    void readTwice() {
        CliCommand dance = dance();
        Arguments first = dance.parse(List.of("waltz", "--steps", "3"));
        Arguments second = dance.parse(List.of("polka"));
        assertEquals(Optional.of("3"), first.last("steps"));
        assertEquals(List.of("waltz"), first.words());
        assertEquals(Optional.empty(), second.last("steps"));
        assertEquals(1, second.number("steps", 1, 9, 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--step 1 | there is no flag --step; did you mean --steps?",
                "--sing | there is no flag --sing; \"dance --help\" lists those there are.",
                "-x | there is no flag -x; \"dance --help\" lists those there are.",
                "--steps | --steps needs a value.",
                "--steps= | --steps needs a value.",
                "--steps --slow | --steps needs a value.",
                "--steps 1 --steps 2 | --steps is given twice.",
                "--slow=yes | --slow takes no value.",
                "--steps many | --steps is to be a number from 1 to 9, not \"many\".",
                "--steps 10 | --steps is to be a number from 1 to 9, not \"10\".",
                "--steps 9999999999999999999 | --steps is to be a number from 1 to 9, not \"9999999999999999999\".",
            })
    @DisplayName("Whatever is wrong is one sentence and exit status 2")
    void wrong(String line, String sentence) {
        int status = run(arguments -> (int) arguments.number("steps", 1, 9, 1) * 0, line.split(" "));
        assertEquals("tablee: " + sentence + "\n", err.toString(StandardCharsets.UTF_8));
        assertEquals(CliCommand.MISUSED, status);
        assertEquals("", out.toString(StandardCharsets.UTF_8));
    }

    @Test
    @DisplayName("A command without words takes none")
    void noWords() {
        BadInput bad = assertThrows(
                BadInput.class, () -> CliCommand.named("sit", "sits").parse(List.of("down")));
        assertEquals("sit takes flags only, and \"down\" is none.", bad.sentence());
    }

    @Test
    @DisplayName("A file whose name begins with @ is a word and is not read")
    void atFiles() {
        assertEquals(List.of("@waltz"), given("@waltz").words());
    }

    @Test
    @DisplayName("--help, wherever it stands, lists everything and is fine")
    void help() {
        assertEquals(CliCommand.FINE, run(arguments -> CliCommand.FAILED, "waltz", "--help"));
        String help = out.toString(StandardCharsets.UTF_8);
        for (String each : List.of(
                "tablee dance",
                "100 % of the time",
                "--steps=N",
                "--partner=NAME",
                "--slow",
                "--help",
                "Bring shoes.")) {
            assertTrue(help.contains(each), help);
        }
    }

    @Test
    @DisplayName("Names that are none and files that break are said too")
    void files() {
        assertEquals(CliCommand.MISUSED, run(arguments -> Path.of("a\0b").getNameCount()));
        assertEquals(CliCommand.FAILED, run(arguments -> {
            throw new UncheckedIOException(new IOException("gone"));
        }));
        assertEquals(2, err.toString(StandardCharsets.UTF_8).lines().count());
    }
}
