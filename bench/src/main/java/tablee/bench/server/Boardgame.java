package tablee.bench.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** boardgame.io, fetched by npm into a folder that a build may throw away. */
final class Boardgame {
    static final String VERSION = "0.50.2";

    static final String SCRIPT = "boardgameio.js";

    private Boardgame() {}

    /** The folder in which its script starts; nothing where there is no Node, or no network to fetch it by. */
    static Optional<Path> install(Path folder) throws IOException {
        Files.createDirectories(folder);
        try (InputStream script = Objects.requireNonNull(Boardgame.class.getResourceAsStream(SCRIPT))) {
            Files.copy(script, folder.resolve(SCRIPT), StandardCopyOption.REPLACE_EXISTING);
        }
        boolean fetched = Files.isDirectory(folder.resolve("node_modules/boardgame.io")) || fetch(folder);
        return fetched ? Optional.of(folder) : Optional.empty();
    }

    private static boolean fetch(Path folder) {
        List<String> command = List.of(
                "npm",
                "install",
                "--no-save",
                "--no-package-lock",
                "--no-audit",
                "--no-fund",
                "boardgame.io@" + VERSION);
        try {
            Process npm = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("npm.log").toFile())
                    .start();
            return npm.onExit().join().exitValue() == 0;
        } catch (IOException noNode) {
            return false;
        }
    }
}
