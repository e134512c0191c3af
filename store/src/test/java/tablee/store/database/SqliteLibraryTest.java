package tablee.store.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.BadInput;
import tablee.store.Store;

/** SQLite's library is unpacked and run from the temporary folder. */
class SqliteLibraryTest {
    @TempDir
    Path folder;

    /** Opens a store in a process of its own, and prints the sentence. */
    static final class Opening {
        private Opening() {}

        public static void main(String[] arguments) {
            try {
                Store.open(arguments[0]).close();
                System.out.println("opened");
            } catch (BadInput bad) {
                System.out.println(bad.sentence());
            }
        }
    }

    private static String output(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() == 0 ? said.strip() : "failed";
    }

    private String opened(String before, String flag) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String line = before + "exec " + java + " " + flag + " -cp " + System.getProperty("java.class.path") + " " + "'"
                + Opening.class.getName() + "' " + folder.resolve("tablee.db");
        return output(List.of("unshare", "--mount", "sh", "-c", line));
    }

    private static boolean canMount() throws InterruptedException {
        try {
            return output(List.of("unshare", "--mount", "true")).isEmpty();
        } catch (IOException noSuchProgram) {
            return false;
        }
    }

    @Test
    @DisplayName("A temporary folder that is mounted noexec is named, with the way out")
    void noexec() throws IOException, InterruptedException {
        assumeTrue(canMount(), "mounting a folder takes rights that are missing here");
        Path mounted = folder.resolve("mounted");
        String mount = "mkdir -p " + mounted + " && mount -t tmpfs -o noexec none " + mounted + " && ";
        String said = opened(mount, "-Djava.io.tmpdir=" + mounted);
        assertEquals(
                "SQLite cannot start: its library is unpacked into the temporary folder " + mounted
                        + " and run there, and that is mounted noexec. Name another folder to Java, from which programs"
                        + " may run: -Dorg.sqlite.tmpdir=FOLDER.",
                said);
        String other = opened(mount, "-Djava.io.tmpdir=" + mounted + " -Dorg.sqlite.tmpdir=" + folder);
        assertEquals("opened", other, "the way out leads out");
    }

    @Test
    @DisplayName("A temporary folder that is not there is named too")
    void missing() {
        Path nowhere = folder.resolve("nowhere");
        assertEquals(
                "SQLite cannot start: its library is unpacked into the temporary folder " + nowhere
                        + ", which cannot be written to. Name another folder to Java, from which programs may run:"
                        + " -Dorg.sqlite.tmpdir=FOLDER.",
                SqliteLibrary.missing(nowhere, new IllegalStateException("x")).sentence());
    }
}
