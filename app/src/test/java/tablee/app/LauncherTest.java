package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.app.sources.Repository;

/**
 * {@code tablee.cmd} hands everything to {@code build/Launcher.java}, and that does what the script does: both tell Java and
 * Maven the same, which are stand-ins here that write down what they are told.
 */
class LauncherTest {
    private static final String STAND_IN = """
            #!/bin/sh
            case "$*" in *AOTCacheOutput*|*ArchiveClassesAtExit*) exit 1 ;; esac
            [ "$1 $2" = "-B -v" ] && echo "Apache Maven 3.9.9" && exit
            [ "$1 $2" = "-m venv" ] && mkdir -p "$3/bin" && cp "$0" "$3/bin/python"
            echo "${0##*/} $*" >>told
            for made in app/target/tablee bench/target/bench release/target/release fuzz/target/fuzz; do
                mkdir -p "${made%/*}" && [ -f "$made.jar" ] || echo jar >"$made.jar"
            done
            case "$*" in *"-pl release "*) touch app/target/tablee.jar ;; esac
            """;

    private static final Path HELP = Path.of("app/src/main/resources/tablee/app/help.txt");

    private static final Path SOURCE = Repository.root().resolve("build/Launcher.java");

    @TempDir
    static Path compiled;

    @TempDir
    Path folder;

    private Path root;
    private Path jdk;

    @BeforeEach
    void standIns() throws IOException {
        root = Files.createDirectories(folder.resolve("sources")).toRealPath();
        jdk = Files.createDirectories(folder.resolve("jdk")).toRealPath();
        for (String file : List.of("tablee", "pom.xml", HELP.toString())) {
            Files.createDirectories(root.resolve(file).getParent());
            Files.copy(Repository.root().resolve(file), root.resolve(file));
        }
        executable(root.resolve("tablee"));
        for (String module : List.of("core", "games/circus", "games/flow"))
            Files.copy(
                    Repository.root().resolve(module).resolve("pom.xml"),
                    Files.createDirectories(root.resolve(module)).resolve("pom.xml"));
        for (String program : List.of("jdk/bin/java", "jdk/bin/javac", "bin/mvn", "bin/python3")) {
            Path file = folder.resolve(program);
            Files.createDirectories(file.getParent());
            executable(Files.writeString(file, STAND_IN));
        }
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25.0.1\"\n");
    }

    /** Compiled once for all commands; {@code tablee.cmd} runs the source, and {@link #exception} does so too. */
    @BeforeAll
    static void compile() {
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-nowarn", "-d", compiled.toString(), SOURCE.toString());
        assertEquals(0, status);
    }

    private List<String> launcher(String... how) {
        String java =
                Path.of(System.getProperty("java.home", ""), "bin", "java").toString();
        List<String> program = how.length > 0
                ? List.of(how)
                : List.of("-XX:TieredStopAtLevel=1", "-cp", compiled.toString(), "Launcher");
        return Stream.of(List.of(java), program, List.of(root.toString(), jdk.toString()))
                .flatMap(List::stream)
                .toList();
    }

    private static void executable(Path file) {
        assertTrue(file.toFile().setExecutable(true));
    }

    /** Every command of the page, and some with words behind them; a new game has to have a name. */
    static Stream<String> commands() {
        return Stream.concat(
                ofThePage(),
                Stream.of(
                        "",
                        "serve --lan",
                        "engine --frames",
                        "admin people",
                        "scatter 1",
                        "ruleset flow",
                        "lab circus --games 5",
                        "ladder --report",
                        "test --full -pl core",
                        "test -Dtest=SomeTest",
                        "test --help",
                        "bench -h",
                        "fuzz --minutes 1 --help",
                        "mutants games/circus",
                        "mutants nonsense",
                        "fuzz --minutes 1 --keep --only words",
                        "bench",
                        "bench rules --quick",
                        "bench lines --quick",
                        "new-game name",
                        "screens play-circus",
                        "nonsense"));
    }

    private static Stream<String> ofThePage() {
        return Repository.lines(HELP).stream()
                .filter(line -> line.matches("  [a-z].*"))
                .map(line -> line.strip().split(" ")[0]
                        + (line.startsWith("  bench ") ? " " + line.strip().split(" ")[1] : ""))
                .filter(command -> !command.matches("outdated|new-game"))
                .distinct();
    }

    @ParameterizedTest
    @MethodSource("commands")
    @DisplayName("Both tell Java and Maven the same, print the same and end with the same status")
    void same(String command) throws Exception {
        List<String> words = command.isEmpty() ? List.of() : List.of(command.split(" "));
        Ran script = ran(List.of(root.resolve("tablee").toString()), words);
        deleteAll(root.resolve("target/python"));
        for (String module : List.of("app", "bench", "release", "fuzz")) {
            Files.deleteIfExists(root.resolve(
                    module + "/target/" + Map.of("app", "tablee").getOrDefault(module, module) + ".jar.made-from"));
        }
        Ran launcher = ran(launcher(), words);
        assertEquals(script, launcher);
    }

    private static void deleteAll(Path folder) throws IOException {
        if (!Files.exists(folder)) return;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }

    @Test
    @DisplayName("The one command that Windows does not have is named on the page for hosts, and says where it is")
    void exception() throws Exception {
        Ran ran = ran(launcher(SOURCE.toString()), List.of("outdated"));
        assertEquals(new Ran(1, "", List.of()), ran);
        String sentence = "\"outdated\" needs the script tablee, on Linux, macOS or WSL.";
        assertEquals("tablee: " + sentence + "\n", Files.readString(folder.resolve("said")));
        assertTrue(Repository.text(Path.of("docs/hosting.md")).contains(sentence));
    }

    @Test
    @DisplayName("The script starts whatever the page of commands says that the jar does")
    void everyCommand() throws Exception {
        List<String> strange = new ArrayList<>();
        List<String> page = Repository.lines(HELP);
        for (String line : page.subList(0, page.indexOf("and with the sources at hand:"))) {
            if (!line.matches("  [a-z].*")) continue;
            String command = line.strip().split(" ")[0];
            if (ran(List.of(root.resolve("tablee").toString()), List.of(command)).status != 0) strange.add(command);
        }
        Repository.assertNone("commands that the script does not know", strange);
    }

    @Test
    @DisplayName("Every command of the page has --help and ends well, those that only the script has too")
    void everyHelp() throws Exception {
        List<String> strange = new ArrayList<>();
        for (String line : Repository.lines(HELP)) {
            if (!line.matches("  [a-z].*")) continue;
            String command = line.strip().split(" ")[0];
            Ran ran = ran(List.of(root.resolve("tablee").toString()), List.of(command, "--help"));
            boolean asked = ran.told.stream().anyMatch(told -> told.startsWith("java ") && told.endsWith(" --help"));
            if (ran.status != 0 || ran.out.isEmpty() != asked) strange.add(command + ": " + ran);
        }
        Repository.assertNone("commands without a page of help", strange);
    }

    @ParameterizedTest
    @ValueSource(strings = {"test", "format", "mutants", "bench", "fuzz", "outdated", "screens", "new-game"})
    @DisplayName("A command that needs the sources answers --help with a page of its own, and nothing is built for it")
    void ownPage(String command) throws Exception {
        for (List<String> call : List.of(List.of(root.resolve("tablee").toString()), launcher())) {
            Ran ran = ran(call, List.of(command, "--help"));
            List<String> lines = ran.out().lines().toList();
            assertEquals("usage: ./tablee " + command + " [arguments]", lines.get(0));
            assertTrue(lines.get(2).startsWith("  " + command + " "), ran.out());
            List<String> others = lines.stream()
                    .filter(line -> line.matches("  [a-z].*") && !line.startsWith("  " + command + " "))
                    .toList();
            assertEquals(List.of(), others);
            assertEquals(0, ran.status() + ran.told().size());
        }
    }

    @Test
    @DisplayName("What did not change is not built again; what changed is")
    void once() throws Exception {
        List<String> call = launcher();
        assertEquals(2, ran(call, List.of("engine")).told.size());
        assertEquals(1, ran(call, List.of("engine")).told.size());
        Files.createDirectories(root.resolve("core/src/main/java"));
        Files.writeString(root.resolve("core/src/main/java/New.java"), "class New {}");
        assertEquals(2, ran(call, List.of("engine")).told.size());
    }

    @Test
    @DisplayName("The script reads no source again as long as none was touched, and builds one that was dated back")
    void dates() throws Exception {
        List<String> call = List.of(root.resolve("tablee").toString());
        Path source =
                Files.createDirectories(root.resolve("core/src/main/java")).resolve("New.java");
        Files.writeString(source, "class New {}");
        FileTime then = Files.getLastModifiedTime(source);
        assertEquals(2, ran(call, List.of("engine")).told.size());
        assertEquals(1, ran(call, List.of("engine")).told.size());
        assertTrue(Files.exists(root.resolve("app/target/tablee.jar.compared")));
        Thread.sleep(50);
        Files.writeString(source, "class Old {}");
        Files.setLastModifiedTime(source, then);
        assertEquals(2, ran(call, List.of("engine")).told.size());
    }

    @Test
    @DisplayName("What a release has made once more, of the same sources, is not built again")
    void afterARelease() throws Exception {
        for (List<String> call : List.of(List.of(root.resolve("tablee").toString()), launcher())) {
            ran(call, List.of("engine"));
            assertEquals(2, ran(call, List.of("release")).told.size());
            assertEquals(1, ran(call, List.of("engine")).told.size());
        }
    }

    /** @param told what Java and Maven heard, line by line */
    private record Ran(int status, String out, List<String> told) {}

    private Ran ran(List<String> program, List<String> words) throws IOException, InterruptedException {
        Path told = root.resolve("told");
        Files.deleteIfExists(told);
        List<String> command = new ArrayList<>(program);
        command.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(root.toFile())
                .redirectError(folder.resolve("said").toFile());
        builder.environment().put("TABLEE_JDK", jdk.toString());
        builder.environment().put("MAVEN_ARGS", "-o");
        builder.environment().put("TABLEE_MAVEN_FLAGS", "-Pextra -Dmore=yes");
        builder.environment().put("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = process.waitFor();
        List<String> lines = Files.exists(told) ? Files.readAllLines(told) : List.of();
        return new Ran(status, out, lines.stream().map(LauncherTest::withOneJdk).toList());
    }

    /** The script also looks for a second JDK, to run some tests on, and to measure its start. */
    private static String withOneJdk(String line) {
        return line.replaceAll("-Dtablee\\.otherJdk=\\S+ ", "")
                .replaceAll("(bench\\.jar start \\S+) \\S+ (\\S+ \\S+/docs/benchmarks\\.md)", "$1 $2");
    }
}
