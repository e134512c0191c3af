package tablee.app.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./tablee new-game NAME} makes a game that is green at once. */
class NewGameTest {
    private static final String NAME = "harbour";
    private static final String TESTS = "games/" + NAME + "/src/test/java";
    private static final Pattern NEEDED =
            Pattern.compile("examples/.*|docs/(rules|engine)/.*|games/pom\\.xml|web/src/main/ts/(games|examples)/.*");

    @TempDir
    Path root;

    private record Ran(int status, String said) {}

    private void makeGame() throws IOException, InterruptedException {
        for (Path file : Repository.files()) {
            if (!NEEDED.matcher(file.toString()).matches()) continue;
            Files.createDirectories(root.resolve(file).getParent());
            Files.copy(Repository.root().resolve(file), root.resolve(file));
        }
        Ran made = newGame(NAME);
        assertEquals(0, made.status, made.said);
    }

    private Ran newGame(String... words) throws IOException, InterruptedException {
        List<String> arguments =
                new ArrayList<>(List.of(root.resolve("examples/NewGame.java").toString(), root.toString()));
        arguments.addAll(List.of(words));
        return java(root, arguments);
    }

    private static Ran java(Path folder, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home", ""), "bin", "java").toString(), "-XX:+UseSerialGC"));
        command.addAll(arguments);
        Process child = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ran(child.waitFor(), said);
    }

    private List<Path> files(String folder) throws IOException {
        try (Stream<Path> all = Files.walk(root.resolve(folder))) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private List<Path> tests() throws IOException {
        return files(TESTS).stream()
                .filter(file -> file.toString().endsWith("Test.java"))
                .toList();
    }

    /** Compiles the module's sources, and lays its resources beside them. */
    private Path compile() throws IOException {
        Path classes = Files.createDirectories(root.resolve("classes"));
        List<String> arguments = new ArrayList<>(
                List.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path", ""), "-parameters"));
        for (Path file : files("games/" + NAME)) if (file.toString().endsWith(".java")) arguments.add(file.toString());
        int status = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        assertEquals(0, status, "it does not compile");
        Path resources = root.resolve("games/" + NAME + "/src/main/resources");
        for (Path file : files("games/" + NAME + "/src/main/resources")) {
            Path to = classes.resolve(resources.relativize(file));
            Files.createDirectories(to.getParent());
            Files.copy(file, to);
        }
        return classes;
    }

    @Test
    @DisplayName("A new game compiles, conforms, replays what is written down about it, and has a test for each rule")
    void greenAtOnce() throws IOException, InterruptedException {
        makeGame();
        Path classes = compile();
        List<String> arguments = new ArrayList<>(List.of(
                "-Dtablee.root=" + root,
                "-Dtablee.games=30",
                "-cp",
                classes + File.pathSeparator + System.getProperty("java.class.path", ""),
                MiniRunner.class.getName()));
        StringBuilder rules = new StringBuilder();
        for (Path test : tests()) {
            String name = root.resolve(TESTS).relativize(test).toString();
            arguments.add(name.replaceFirst("\\.java$", "").replace(File.separatorChar, '.'));
            rules.append(Files.readString(test));
        }
        Ran ran = java(root.resolve("games/" + NAME), arguments);
        assertEquals(0, ran.status, ran.said);
        Matcher id = Pattern.compile("\\*\\*(HARB-\\d+)\\*\\*")
                .matcher(Files.readString(root.resolve("docs/rules/harbour.md")));
        assertTrue(id.find());
        do assertTrue(rules.indexOf(id.group(1) + ":") >= 0, id.group(1));
        while (id.find());
    }

    @Test
    @DisplayName(
            "It touches four files outside its module and its folder of the client, and no trace of the skeleton is"
                    + " left")
    void fourFiles() throws IOException, InterruptedException {
        makeGame();
        List<String> outside = new ArrayList<>();
        for (Path file : files("")) {
            String path = root.relativize(file).toString();
            boolean own =
                    path.startsWith("games/" + NAME + "/") || path.startsWith("web/src/main/ts/games/" + NAME + "/");
            Path before = Repository.root().resolve(path);
            boolean changed = !Files.exists(before) || Files.mismatch(before, file) >= 0;
            if (changed && !own) outside.add(path);
            if (own) assertTrue(!Files.readString(file).matches("(?s).*(?i:skeleton|SKEL-).*"), path);
        }
        assertEquals(
                List.of("docs/engine/harbour.md", "docs/rules/README.md", "docs/rules/harbour.md", "games/pom.xml"),
                outside);
        assertTrue(Files.exists(root.resolve("web/src/main/ts/games/harbour/house.ts")));
        String list = Files.readString(root.resolve("docs/rules/README.md"));
        assertTrue(list.matches("(?s).*\n\\| \\[\\w+\\.md].*\n\\| \\[harbour\\.md][^\n]*\n\n.*"), list);
        String hashes = Files.readString(root.resolve("games/harbour/src/test/resources/replay-hashes.txt"));
        assertTrue(hashes.startsWith("harbour/"), hashes);
    }

    @Test
    @DisplayName("A game gets the skeleton's board when it is asked for, once, and keeps its own picture")
    void board() throws IOException, InterruptedException {
        makeGame();
        Path folder = root.resolve("web/src/main/ts/games/harbour");
        Files.writeString(folder.resolve("house.ts"), "// a picture of its own");
        Ran made = newGame(NAME, "--board");
        assertEquals(0, made.status, made.said);
        assertEquals("// a picture of its own", Files.readString(folder.resolve("house.ts")));
        assertTrue(Files.readString(folder.resolve("index.ts")).contains("'harbour-board'"));
        for (Path file : files("web/src/main/ts/examples/skeleton")) {
            Path copy = folder.resolve(file.getFileName());
            assertTrue(!Files.readString(copy).matches("(?s).*(?i:skeleton).*"), copy.toString());
        }
        Ran again = newGame(NAME, "--board");
        assertEquals(2, again.status, again.said);
    }

    @Test
    @DisplayName("A name that is taken or that cannot be one is refused in a sentence")
    void refused() throws IOException, InterruptedException {
        makeGame();
        for (String name : List.of(NAME, "Harbour", "class", "two-words", "docs", "liar")) {
            Ran ran = newGame(name);
            assertEquals(2, ran.status, name);
            assertTrue(ran.said.startsWith("tablee: "), ran.said);
        }
    }
}
