package tablee.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.cli.CliCommand;

/** {@code tablee puzzles}. */
class PuzzlesCommandTest {
    @TempDir
    private Path folder;

    private int run(String... words) {
        PrintStream nobody = new PrintStream(new ByteArrayOutputStream());
        return PuzzlesCommand.run(List.of(words), nobody, nobody);
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

    @Test
    @DisplayName("What cannot be is one sentence")
    void misused() {
        assertEquals(CliCommand.MISUSED, run());
        assertEquals(CliCommand.MISUSED, run("--game", "chess"));
        assertEquals(CliCommand.MISUSED, run("--game", "circus", "--count", "0"));
    }
}
