package tablee.app.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files of {@code ops/} under the linters of the programs that read them, where those are installed. */
class OpsLintersTest {
    private static final Path OPS = Repository.root().resolve("ops");

    @TempDir
    Path folder;

    private static boolean has(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(each -> Path.of(each, program).toFile().canExecute());
    }

    private static String finds(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() == 0 ? "" : said;
    }

    @Test
    @DisplayName("systemd finds nothing wrong in the unit, and something in a broken one")
    void unit() throws IOException, InterruptedException {
        assumeTrue(has("systemd-analyze"), "systemd is not installed here");
        // It also looks for the program, which here is that of the tests.
        String text = Files.readString(OPS.resolve("tablee.service"))
                .replace(
                        "/usr/bin/java",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString());
        Path unit = Files.writeString(folder.resolve("tablee.service"), text);
        assertEquals("", finds("systemd-analyze", "verify", "--man=no", unit.toString()));
        Files.writeString(unit, text.replaceAll("(?m)^ExecStart=.*$", ""));
        assertEquals(
                false,
                finds("systemd-analyze", "verify", "--man=no", unit.toString()).isEmpty());
    }

    @Test
    @DisplayName("Prometheus finds nothing wrong in its configuration and in the alert rules")
    void prometheus() throws IOException, InterruptedException {
        assumeTrue(has("promtool"), "promtool is not installed here (on Debian: prometheus)");
        String config = OPS.resolve("prometheus/prometheus.yml").toString();
        String rules = OPS.resolve("prometheus/tablee.rules.yml").toString();
        assertEquals("", finds("promtool", "check", "config", config));
        assertEquals("", finds("promtool", "check", "rules", rules));
    }
}
