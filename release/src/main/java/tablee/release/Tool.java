package tablee.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import tablee.core.BadInput;

/** Another program, run to its end. */
final class Tool {
    private Tool() {}

    static String output(String... command) throws IOException {
        return output(Path.of("."), List.of(command));
    }

    /** What it printed; where it fails, its own words are the sentence. */
    static String output(Path folder, List<String> command) throws IOException {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (process.waitFor() == 0) return said;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        throw new BadInput(String.join(" ", command) + " failed: " + said.strip());
    }
}
