package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.Games;
import tablee.wire.match.MatchFile;

/** {@code tablee verify}, as somebody calls it. */
class VerifyTest {
    private static final String OTHER = "0".repeat(64);

    private record Said(int status, String out, String err) {}

    @TempDir
    Path folder;

    private final MatchFile match = new EngineMatches().shared(Games.all().get(0));

    private static Said run(String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int status = new Main(in, out, err, Map.of()).run(List.of(arguments));
        return new Said(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String reseeded() {
        return match.text().replaceFirst("\"seed\":\"5e5e", "\"seed\":\"0000");
    }

    @Test
    @DisplayName("verify tells fair from unfair and both from unreadable")
    void kinds() throws IOException {
        Said fair = run("", "verify", write("fair", match.text()));
        assertEquals(0, fair.status(), fair.toString());
        assertTrue(fair.out().startsWith("Fair: "));
        assertEquals(
                new Said(1, "The commitment is not that of this seed and header.\n", ""),
                run("", "verify", write("other", reseeded())));
        assertEquals(
                2, run("", "verify", write("cut", match.text().substring(1))).status());
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff});
        assertTrue(run("", "verify", binary.toString()).err().endsWith("It is not UTF-8.\n"));
    }

    @Test
    @DisplayName("The commitment that somebody was shown must be that of the match")
    void commitment() throws IOException {
        String file = write("match", match.text());
        assertEquals(
                0,
                run("", "verify", "--commitment", match.commitment().orElseThrow(), file)
                        .status());
        assertEquals(
                new Said(1, "This is not the match whose commitment you were shown.\n", ""),
                run("", "verify", "--commitment", OTHER, file));
    }

    @Test
    @DisplayName("One's own share must have gone in")
    void share() throws IOException {
        String file = write("match", match.text());
        Said mine = run("", "verify", "--share", EngineMatches.ANNS.hex(), file);
        assertEquals(0, mine.status(), mine.toString());
        assertTrue(mine.out().endsWith(" Your share went into the seed.\n"), mine.out());
        assertEquals(
                new Said(1, "Your share did not go into the seed of this match.\n", ""),
                run("", "verify", "--share", OTHER, file));
    }

    @Test
    @DisplayName("Several files have a sentence each, the worst counts, and - is standard input")
    void several() throws IOException {
        String fair = write("fair", match.text());
        String other = write("other", reseeded());
        Said two = run(match.text(), "verify", fair, other, "-");
        List<String> lines = two.out().lines().toList();
        assertEquals(1, two.status(), two.toString());
        assertTrue(lines.get(0).startsWith(fair + ": Fair: "), lines.get(0));
        assertEquals(other + ": The commitment is not that of this seed and header.", lines.get(1));
        assertTrue(lines.get(2).startsWith("-: Fair: "), lines.get(2));
        assertEquals(2, run("", "verify", fair, "no-such-file", other).status());
        assertEquals(0, run(match.text(), "verify", "-").status());
        assertEquals(
                "tablee: --share and --commitment are of one match: give one file with them.\n",
                run("", "verify", "--share", OTHER, fair, other).err());
    }

    @Test
    @DisplayName("A match comes through a pipe")
    void piped() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        Process writer = new ProcessBuilder("cp", write("match", match.text()), pipe.toString()).start();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (InputStream in = new FileInputStream(pipe.toFile())) {
            assertEquals(
                    0,
                    new Main(in, out, out, Map.of()).run(List.of("verify", "-")),
                    out.toString(StandardCharsets.UTF_8));
        }
        assertEquals(0, writer.waitFor());
    }
}
