package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tablee.app.sources.Repository;

/**
 * The package for Python is installed as a stranger would, into a folder of its own, and its tests are run with the engine of these classes: they hold
 * others' suites against every game. What it needs is fetched by pip; where that cannot be, the tests say so and are skipped.
 */
class PythonPackageTest {
    private static final Path ROOT = Repository.root();
    private static final Path PYTHON = ROOT.resolve("target/python/bin/python");

    private record Ran(int status, String said) {}

    @TempDir
    Path folder;

    @BeforeAll
    static void install() throws IOException, InterruptedException {
        boolean there = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(each -> Path.of(each, "python3").toFile().canExecute());
        assumeTrue(there, "there is no python3 here, so the package for Python is not tried");
        if (!Files.isExecutable(PYTHON)) {
            Ran made = run(
                    ROOT, "python3", "-m", "venv", ROOT.resolve("target/python").toString());
            assumeTrue(made.status == 0, "python3 has no venv here (on Debian: python3-venv): " + made.said);
        }
        Ran installed = pip(
                "install",
                "--force-reinstall",
                "--no-deps",
                ROOT.resolve("python").toString());
        assumeTrue(
                installed.status == 0, "the package could not be built, as pip gets no setuptools: " + installed.said);
        boolean numpy =
                run(ROOT, PYTHON.toString(), "-c", "import numpy").status == 0 || pip("install", "numpy").status == 0;
        assumeTrue(numpy, "pip cannot fetch numpy here, so the package is not tried");
    }

    private static Ran pip(String... words) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(PYTHON.toString(), "-m", "pip", "-q", "--retries", "0", "--timeout", "15"));
        command.addAll(List.of(words));
        return run(ROOT, command.toArray(String[]::new));
    }

    private static Ran run(Path where, String... command) throws IOException, InterruptedException {
        ProcessBuilder start =
                new ProcessBuilder(command).directory(where.toFile()).redirectErrorStream(true);
        start.environment().put("TABLEE_ENGINE", engine());
        start.environment().remove("PYTHONPATH");
        Process process = start.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ran(process.waitFor(), said);
    }

    private static String engine() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return "'" + java + "' -cp '" + System.getProperty("java.class.path") + "' tablee.app.Main engine";
    }

    /** The tests themselves lie beside the package; what they import is what was installed. */
    private Ran tests(String name) throws IOException, InterruptedException {
        Path beside = Files.createDirectories(folder.resolve("tests"));
        try (Stream<Path> files = Files.list(ROOT.resolve("python/tests"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, beside.resolve(file.getFileName()));
            }
        }
        return run(folder, PYTHON.toString(), "-B", "-m", "unittest", name);
    }

    @Test
    @DisplayName("The package does what its page says: arenas, forks, refusals, rewards, a line that breaks")
    void own() throws IOException, InterruptedException {
        for (String name : List.of("tests.test_package", "tests.test_client")) {
            Ran ran = tests(name);
            assertEquals(0, ran.status, ran.said);
            try (Stream<Path> files = Files.list(folder.resolve("tests"))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) Files.delete(file);
            }
        }
    }

    @Test
    @DisplayName("PettingZoo's and Gymnasium's own suites pass for every game, seat count and option")
    void suites() throws IOException, InterruptedException {
        boolean there = run(ROOT, PYTHON.toString(), "-c", "import pettingzoo").status == 0
                || pip("install", "pettingzoo==1.27.*", "gymnasium==1.3.*").status == 0;
        assumeTrue(there, "pip cannot fetch PettingZoo here, so its suites are not run");
        Ran ran = tests("tests.test_suites");
        assertEquals(0, ran.status, ran.said);
    }

    @Test
    @DisplayName("The example that trains a player of Flip Circus learns for a moment, says how it plays and keeps its"
            + " weights")
    void trains() throws IOException, InterruptedException {
        Path weights = folder.resolve("weights.npz");
        String example = ROOT.resolve("python/examples/train_circus.py").toString();
        Ran ran = run(folder, PYTHON.toString(), "-B", example, "--minutes", "0.02", "--out", weights.toString());
        assertEquals(0, ran.status, ran.said);
        assertTrue(ran.said.contains("untaught: of a hundred matches against random moves it wins "), ran.said);
        assertTrue(
                Pattern.compile("after [\\d,]{5,} moves, in ").matcher(ran.said).find(), ran.said);
        assertTrue(Files.size(weights) > 0);
    }

    @Test
    @EnabledIfSystemProperty(named = "tablee.full", matches = "true", disabledReason = "it learns for four minutes")
    @DisplayName(
            "In the four minutes of its page it learns: untaught it wins about fifteen matches of a hundred, taught at"
                    + " least thirty")
    void learns() throws IOException, InterruptedException {
        String example = ROOT.resolve("python/examples/train_circus.py").toString();
        Ran ran = run(folder, PYTHON.toString(), "-B", example, "--minutes", "4");
        assertEquals(0, ran.status, ran.said);
        List<Integer> won = Pattern.compile("it wins (\\d+),")
                .matcher(ran.said)
                .results()
                .map(found -> Integer.parseInt(found.group(1)))
                .toList();
        assertTrue(won.size() >= 2 && won.get(0) < 30 && won.get(won.size() - 1) >= 30, ran.said);
    }

    @Test
    @DisplayName("Installed from the repository, it finds the repository's engine by itself")
    void finds() throws IOException, InterruptedException {
        Ran found = run(
                folder,
                PYTHON.toString(),
                "-c",
                "import os; del os.environ['TABLEE_ENGINE']; import tablee; print(tablee.find_engine())");
        assertEquals("['" + ROOT.toRealPath().resolve("tablee") + "', 'engine']", found.said.strip());
    }
}
