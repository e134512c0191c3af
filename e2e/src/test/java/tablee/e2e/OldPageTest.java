package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A page that was opened before the server became today's: code, words and pictures are those of 0.1.0, which its jar gives out, and all
 * that is asked and told goes to today's server. {@code -Dtablee.released=JAR} names that jar; without it, it is built from its commit.
 */
@EnabledIfSystemProperty(
        named = "tablee.full",
        matches = "true",
        disabledReason = "builds an older release: some minutes")
class OldPageTest {
    private static final String RELEASE = "1cac9ca3d066125eed2784f5fdfea268a37f3835";
    private static final Path ROOT = Path.of(System.getProperty("tablee.root", ".."));
    private static final int MOVES = 5;

    @TempDir
    static Path folder;

    private static Optional<Process> server = Optional.empty();
    private static Optional<SplitServer> door = Optional.empty();

    static Stream<String> games() {
        return BoardGames.all().stream().filter(BoardGames::hasBoard);
    }

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        Path jar = Optional.ofNullable(System.getProperty("tablee.released"))
                .map(Path::of)
                .orElse(folder.resolve("app/target/tablee.jar"));
        if (!Files.exists(jar)) build();
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String data = folder.resolve("data").toString();
        Process process = new ProcessBuilder(java, "-jar", jar.toString(), "serve", "--port", "0", "--data", data)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        server = Optional.of(process);
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        assertTrue(line != null && line.contains(" is at "), () -> "it did not start: " + line);
        int pages = port(line.replaceAll(".* is at ", "").strip());
        door = Optional.of(new SplitServer(pages, port(Site.open().address())));
    }

    private static int port(String address) {
        return URI.create(address).getPort();
    }

    private static void build() throws IOException, InterruptedException {
        assumeTrue(Files.exists(ROOT.resolve(".git")), "the sources of 0.1.0 are in the repository's history");
        String sources = ROOT.toRealPath().toString();
        run("git", "clone", "-q", sources, folder.toString());
        run("git", "-C", folder.toString(), "checkout", "-q", RELEASE);
        run("mvn", "-B", "-q", "-f", folder.toString(), "-Dmaven.test.skip=true", "-pl", "app", "-am", "package");
    }

    private static void run(String... command) throws IOException, InterruptedException {
        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor(), () -> String.join(" ", command));
    }

    @AfterAll
    static void stop() throws IOException {
        server.ifPresent(Process::destroyForcibly);
        if (door.isPresent()) door.get().close();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("A page of 0.1.0 shows a table of today's server, plays there, and makes no error")
    void plays(String game) {
        Site site = Site.at(door.orElseThrow().port());
        try (Visitor ada = site.visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(ada, game, site.address() + ada.against(game, 2, ""));
            assertFalse(ada.page().content().contains(todaysCode(ada)), "the page is today's");
            Random random = new Random(1);
            int before = play.version();
            for (int move = 0; move < MOVES && play.mine(); move++) {
                List<String> moves = play.moves();
                play.choose(moves.get(random.nextInt(moves.size())));
            }
            assertTrue(play.version() >= before + MOVES, "the page is told of what it played");
        }
    }

    /** The first script of today's pages, whose name follows from what is in it. */
    private static String todaysCode(Visitor visitor) {
        String page = visitor.context().request().get(Site.open().address()).text();
        return page.replaceFirst("(?s).*?(/assets/main-\\w+\\.js).*", "$1");
    }
}
