package tablee.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.cli.CliCommand;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.State;
import tablee.review.BotMatch;

/** {@code tablee puzzles}. */
class PuzzlesCommandTest {
    @TempDir
    private Path folder;

    private final List<Match<?>> people = new ArrayList<>();

    private int run(String... words) {
        PrintStream nobody = new PrintStream(new ByteArrayOutputStream());
        return new PuzzlesCommand(nobody, nobody, (arguments, game, to) -> people.forEach(to)).run(List.of(words));
    }

    private Path mine(String name, int matches) {
        Path file = folder.resolve(name);
        assertEquals(
                CliCommand.FINE,
                run("--game", "circus", "--seed", "7", "--matches", String.valueOf(matches), "--out", file.toString()));
        return file;
    }

    @Test
    @DisplayName("The same seed finds the same puzzles, also when it was stopped in between")
    void reproducible() throws IOException {
        String whole = Files.readString(mine("whole", 3));
        mine("parts", 1);
        assertEquals(whole, Files.readString(mine("parts", 3)));
        assertTrue(whole.contains("match 2"));
    }

    @Test
    @DisplayName("Several threads find what one finds, in the same order")
    void threads() throws IOException {
        Path file = folder.resolve("threads");
        assertEquals(
                CliCommand.FINE,
                run("--game", "circus", "--seed", "7", "--matches", "3", "--threads", "2", "--out", file.toString()));
        assertEquals(Files.readString(mine("one", 3)), Files.readString(file));
    }

    private static <S extends State<S>> Match<S> played(Game<S> game, Map<String, String> options, int seed) {
        return BotMatch.play(
                Match.open(game, Header.of(game.card().id(), game.card().setup(2, options))), "novice", 16, seed);
    }

    @Test
    @DisplayName(
            "Matches of people have puzzles too, whatever their options; each time anew, so that what was taken back is in no later file")
    void people() throws IOException {
        for (int seed = 0; seed < 12; seed++)
            people.add(played(Games.find("circus"), Map.of("notebook", seed % 2 == 0 ? "on" : "off"), seed));
        Path file = folder.resolve("people");
        String[] words = {"--game", "circus", "--people", "--out", file.toString()};
        assertEquals(CliCommand.FINE, run(words));
        List<String> found = Files.readAllLines(file);
        assertFalse(found.isEmpty());
        for (String line : found) {
            Puzzle puzzle = PuzzleLines.read("circus", line);
            assertTrue(puzzle.worth() - puzzle.next() >= Prover.CLEARLY, line);
            puzzle.match(Games.find("circus"));
        }
        people.clear();
        assertEquals(CliCommand.FINE, run(words));
        assertEquals(List.of(), Files.readAllLines(file));
        assertEquals(CliCommand.MISUSED, run("--game", "circus", "--people", "--seed", "1"));
    }

    @Test
    @DisplayName("What cannot be is one sentence")
    void misused() {
        assertEquals(CliCommand.MISUSED, run());
        assertEquals(CliCommand.MISUSED, run("--game", "chess"));
        assertEquals(CliCommand.MISUSED, run("--game", "circus", "--count", "0"));
    }
}
