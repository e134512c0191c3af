package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.app.sources.Repository;
import tablee.core.Game;
import tablee.core.Games;
import tablee.wire.match.MatchFile;

/** The reference in Python is written by docs/engine/verify.md alone, and finds what {@code tablee verify} finds. */
class PythonVerifierTest {
    private static final Path PROGRAM = Repository.root().resolve("examples/verify/verify.py");
    private static final String OTHER = "0".repeat(64);

    /** What a program said, and its exit status. */
    private record Said(int status, String out) {}

    @TempDir
    Path folder;

    private final EngineMatches matches = new EngineMatches();
    private final List<String> files = new ArrayList<>();

    @BeforeAll
    static void needsPython() {
        boolean there = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(each -> Path.of(each, "python3").toFile().canExecute());
        assumeTrue(there, "there is no python3 here");
    }

    private String write(String name, String text) throws IOException {
        String file = Files.writeString(folder.resolve(name), text).toString();
        files.add(file);
        return file;
    }

    private static Said ours(List<String> arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<String> words = new ArrayList<>(List.of("verify"));
        words.addAll(arguments);
        int status = new Main(InputStream.nullInputStream(), out, out, Map.of()).run(words);
        return new Said(status, out.toString(StandardCharsets.UTF_8));
    }

    private static Said python(List<String> arguments) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String engine = "'" + java + "' -cp '" + System.getProperty("java.class.path") + "' tablee.app.Main engine";
        List<String> command = new ArrayList<>(List.of("python3", "-B", PROGRAM.toString(), "--engine", engine));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(process.waitFor(), said);
    }

    @Test
    @DisplayName("Every game by both versions, with and without shares, fair, forged and changed: both say the same")
    void theSame() throws IOException, InterruptedException {
        for (Game<?> game : Games.all()) {
            String id = game.card().id();
            for (int version = 1; version <= 2; version++) {
                write(id + version, matches.play(game, version, "5e").toString());
                write(id + version + "-forged", matches.forged(game, version).toString());
            }
            MatchFile shared = matches.shared(game);
            write(id + "-shared", shared.text());
            write(id + "-exchanged", shared.text().replace(EngineMatches.ANNS.hex(), OTHER));
            write(id + "-unfinished", cut(shared).text());
        }
        Said said = python(files);
        assertEquals(ours(files), said);
        assertEquals(
                3L * Games.all().size(),
                said.out.lines().filter(line -> line.contains(": Fair: ")).count());
    }

    /** The last entry, which ended the match, has not happened. */
    private static MatchFile cut(MatchFile file) {
        return new MatchFile(
                file.head(),
                file.commitment(),
                file.entries().subList(0, file.entries().size() - 1),
                file.seed());
    }

    @Test
    @DisplayName("Files of 0.1.0 are fair; of those with thrown dice, all is that can be known without them")
    void old() throws IOException, InterruptedException {
        List<String> old = VerifyVersionsTest.oldFiles()
                .map(file -> Repository.root().resolve(file).toString())
                .toList();
        List<String> said = python(old).out.lines().toList();
        List<String> ours = ours(old).out.lines().toList();
        assertEquals(ours.size(), said.size());
        for (int i = 0; i < said.size(); i++) {
            boolean thrown = !Repository.text(Path.of(old.get(i))).contains("\"sources\":{}");
            if (thrown)
                assertTrue(said.get(i).endsWith("were thrown, which only Tablée can repeat; all else is fair."));
            else assertEquals(ours.get(i), said.get(i));
        }
    }

    @Test
    @DisplayName("One's own share and the commitment that was shown are found, and missed")
    void own() throws IOException, InterruptedException {
        MatchFile match = matches.shared(Games.all().get(0));
        String file = write("match", match.text());
        String shown = match.commitment().orElseThrow();
        for (List<String> asked : List.of(
                List.of("--share", EngineMatches.BENS.hex(), "--commitment", shown, file),
                List.of("--share", OTHER, file),
                List.of("--commitment", OTHER, file))) {
            assertEquals(ours(asked), python(asked));
        }
        Said promises = python(List.of("--promises", "--share", EngineMatches.ANNS.hex(), file));
        assertEquals(0, promises.status);
        assertTrue(promises.out.endsWith(" Your share went into the seed.\n"), promises.out);
    }

    @Test
    @DisplayName("An illegal entry is named, and what is no match file is said to be none")
    void changed() throws IOException, InterruptedException {
        String text = matches.shared(Games.all().get(0)).text();
        String illegal = text.replaceFirst("\\[\"table\",", "[0,");
        Said said = python(List.of(write("illegal", illegal)));
        assertEquals(1, said.status, said.out);
        assertTrue(said.out.startsWith("Entry ") && said.out.contains("is refused by "), said.out);
        for (String broken : List.of(
                text.substring(1),
                text.replace("\"format\":2", "\"format\":3"),
                text.replace("\"format\":2", "\"format\":1"),
                text.replace("\"data\":", "\"date\":"),
                text.replaceFirst("\"format\":2", "\"format\":2,\"format\":2"),
                text.replace("\"kind\":\"shares\"", "\"kind\":2"))) {
            String file = write("broken", broken);
            assertEquals(2, ours(List.of(file)).status, broken);
            assertEquals(2, python(List.of(file)).status, broken);
        }
    }
}
