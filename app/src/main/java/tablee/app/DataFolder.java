package tablee.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.store.database.OwnerOnly;

/** Where the data lies, unless it is said. */
final class DataFolder {
    private static final String FILE = "tablee.db";

    private DataFolder() {}

    /** The folder that this platform keeps such data in; that of a service, where systemd made one. */
    static Path usual(String system, Map<String, String> environment, Path home) {
        Optional<Path> service = folder(environment, "STATE_DIRECTORY");
        if (service.isPresent()) return service.get();
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("mac")) return home.resolve("Library/Application Support/Tablee");
        if (name.contains("windows")) {
            return folder(environment, "LOCALAPPDATA")
                    .orElse(home.resolve("AppData/Local"))
                    .resolve("Tablee");
        }
        return folder(environment, "XDG_DATA_HOME")
                .orElse(home.resolve(".local/share"))
                .resolve("tablee");
    }

    private static Optional<Path> folder(Map<String, String> environment, String variable) {
        return read(environment.getOrDefault(variable, "")).filter(Path::isAbsolute);
    }

    static Optional<Path> read(String text) {
        try {
            return Optional.of(text).filter(given -> !given.isEmpty()).map(Path::of);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** The file with the data in a folder that is there, or is made now; {@link BadInput} if it cannot be used. */
    static Path file(Path folder) {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new BadInput("The data cannot lie in " + folder + ": that is not a folder.");
        }
        try {
            OwnerOnly.folder(folder);
        } catch (IOException e) {
            throw new BadInput("The folder " + folder + " for the data cannot be made.");
        }
        if (!Files.isWritable(folder)) throw new BadInput("The folder " + folder + " cannot be written to.");
        return fileIn(folder);
    }

    static Path fileIn(Path folder) {
        return folder.resolve(FILE);
    }
}
