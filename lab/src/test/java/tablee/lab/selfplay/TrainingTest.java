package tablee.lab.selfplay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.lab.experiment.LabCommand;

/** From self-play to weights that play, by the processor alone: the steps of docs/training.md, made small. */
class TrainingTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @TempDir
    private Path folder = Path.of("");

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private void lab(String... words) {
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        assertEquals(0, LabCommand.run(List.of(words), out, out), said());
    }

    private String said() {
        return said.toString(StandardCharsets.UTF_8);
    }

    private int python(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("python3", "-B"));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getInputStream().transferTo(said);
        return process.waitFor();
    }

    private byte[] learned(String name, String seed) throws IOException, InterruptedException {
        String program = ROOT.resolve("training/train.py").toString();
        String data = folder.resolve("games").toString();
        String out = folder.resolve(name).toString();
        String[] sizes = {"--first", "8", "--second", "4", "--batch", "256", "--epochs", "1"};
        String[] rest = {program, "--numpy", "--data", data, "--out", out, "--seed", seed};
        assertEquals(0, python(Stream.concat(Stream.of(rest), Stream.of(sizes)).toArray(String[]::new)), said());
        return Files.readAllBytes(Path.of(out));
    }

    @Test
    @DisplayName("Weights follow from their seeds to the bit, in another process too, and they play")
    void sameSeedsSameWeights() throws IOException, InterruptedException {
        boolean there = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(each -> Path.of(each, "python3").toFile().canExecute());
        assumeTrue(there, "there is no python3 here, so nothing is learned");
        assumeTrue(python("-c", "import numpy") == 0, "the python3 here has no numpy, so nothing is learned");
        String games = folder.resolve("games").toString();
        lab("selfplay", "circus", "--bot", "novice@4", "--games", "50", "--seed", "141", "--out", games);
        byte[] once = learned("once.weights", "1");
        assertArrayEquals(once, learned("again.weights", "1"));
        assertFalse(Arrays.equals(once, learned("other.weights", "2")), "another seed, other weights");
        String bots = folder.resolve("once.weights") + "@4,random";
        lab("judge", "circus", "--bots", bots, "--games", "2", "--out", games);
        assertTrue(said().contains("circus-2-once.weights@4-random-seed-1: 2 games ("), said());
    }
}
