package tablee.lab.selfplay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.Encoder;
import tablee.core.Encoders;
import tablee.core.Games;
import tablee.lab.experiment.LabCommand;

/** What self-play keeps for training, and what the judge says. */
class SelfplayTest {
    @TempDir
    private Path folder = Path.of("");

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private int lab(String... words) {
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        return LabCommand.run(List.of(words), out, out);
    }

    private byte[] played(String name, String seed, String... more) throws IOException {
        String out = folder.resolve(name).toString();
        List<String> words = new ArrayList<>(
                List.of("selfplay", "rando", "--bot", "random", "--games", "50", "--seed", seed, "--out", out));
        words.addAll(List.of(more));
        assertEquals(0, lab(words.toArray(String[]::new)), said());
        byte[] file = Files.readAllBytes(Path.of(out, "part-00000.gz"));
        return new GZIPInputStream(new ByteArrayInputStream(file)).readAllBytes();
    }

    private String said() {
        return said.toString(StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("Who strays as usual plays the usual games; who never does plays others, and the file says so")
    void strays() throws IOException {
        byte[] usual = played("usual", "7");
        assertArrayEquals(usual, played("four", "7", "--strays", "4"));
        byte[] never = played("never", "7", "--strays", "0");
        String head =
                new String(never, StandardCharsets.UTF_8).lines().findFirst().orElseThrow();
        assertTrue(head.endsWith(" games=50 strays=0"), head);
        int start = new String(usual, StandardCharsets.UTF_8).indexOf('\n') + 1;
        assertTrue(
                !Arrays.equals(
                        Arrays.copyOfRange(usual, start, usual.length),
                        Arrays.copyOfRange(never, head.length() + 1, never.length)),
                "other games");
    }

    @Test
    @DisplayName("A file says what it holds, its moments have one length, and the same seed gives the same moments")
    void sameSeed() throws IOException {
        byte[] first = played("one", "7");
        assertArrayEquals(first, played("two", "7"));
        assertTrue(!Arrays.equals(first, played("three", "8")), "another seed, other games");
        String head =
                new String(first, StandardCharsets.UTF_8).lines().findFirst().orElseThrow();
        Encoder<?> encoder = Encoders.find(Games.find("rando")).orElseThrow();
        assertEquals(
                "tablee-selfplay 2 game=rando encoding=1 inputs=" + encoder.length() + " actions="
                        + encoder.actionCount() + " seats=2 sides=0,1 bot=random seed=7 first=0 games=50",
                head);
        int size = encoder.length() + encoder.actionCount() + 8;
        int body = first.length - head.length() - 1;
        assertEquals(0, body % size);
        for (int end = head.length() + 1 + size; end <= first.length; end += size) {
            int reward = ByteBuffer.wrap(first).getShort(end - 8);
            assertTrue(reward == 0 || reward == 500 || reward == 1000, "a reward of " + reward);
        }
    }

    @Test
    @DisplayName("The judge stops when it is clear, and says how much both thought")
    void judge() {
        String out = folder.resolve("judge").toString();
        assertEquals(0, lab("judge", "rando", "--bots", "casual@30,random", "--games", "100", "--out", out), said());
        assertTrue(said().contains("rando-2-casual@30-random-seed-1: 60 games (60 won, 0 lost), "), said());
        assertTrue(said().contains("HIGH") && said().contains("a decision took "), said());
    }

    @Test
    @DisplayName(
            "What learned players are measured by plays too, and one bot alone is judged by how often it wins with its like")
    void yardsticks() {
        String out = folder.resolve("judge").toString();
        String[] two = {"judge", "rando", "--bots", "written@20,plain@20", "--games", "2", "--out", out};
        assertEquals(0, lab(two), said());
        assertTrue(said().contains("rando-2-written@20-plain@20-seed-1: 2 games ("), said());
        String[] one = {"judge", "flow", "--seats", "1", "--bots", "plain@5", "--games", "2", "--option", "turns=4"};
        assertEquals(
                0, lab(Stream.concat(Stream.of(one), Stream.of("--out", out)).toArray(String[]::new)), said());
        assertTrue(said().contains("flow-1-turns=4-plain@5-seed-1: 2 games (0 won, 2 lost), 0.0 %"), said());
    }

    @Test
    @DisplayName("A file of weights that is missing or damaged is refused in a sentence")
    void badWeights() throws IOException {
        String out = folder.toString();
        String missing = folder.resolve("none.weights").toString();
        assertEquals(2, lab("judge", "rando", "--bots", missing + "@10,random", "--out", out));
        assertTrue(said().contains("cannot be read."), said());
        Path damaged = Files.writeString(folder.resolve("bad.weights"), "hello");
        assertEquals(2, lab("judge", "rando", "--bots", damaged + "@10,random", "--out", out));
        assertTrue(said().contains("This is no file of weights."), said());
    }
}
