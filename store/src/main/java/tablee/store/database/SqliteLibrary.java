package tablee.store.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.sqlite.SQLiteJDBCLoader;
import tablee.core.BadInput;

/**
 * The part of SQLite that is not Java. It is unpacked into the temporary folder at each start and run from there, which some hosts forbid:
 * the driver then says that there was no library, and not why.
 */
final class SqliteLibrary {
    private static final Logger LOG = Logger.getLogger("org.sqlite");
    private static final String OWN_FOLDER = "org.sqlite.tmpdir";
    private static final String WAY_OUT =
            "Name another folder to Java, from which programs may run: -D" + OWN_FOLDER + "=FOLDER.";

    private SqliteLibrary() {}

    /** {@link BadInput} if it cannot be had; the second time nothing happens. */
    static void load() {
        Level before = LOG.getLevel();
        LOG.setLevel(Level.OFF); // a stack trace that the sentence below replaces
        try {
            SQLiteJDBCLoader.initialize();
        } catch (Exception | LinkageError e) {
            throw missing(Path.of(System.getProperty(OWN_FOLDER, System.getProperty("java.io.tmpdir", ""))), e);
        } finally {
            LOG.setLevel(before);
        }
    }

    static BadInput missing(Path folder, Throwable cause) {
        String what = "SQLite cannot start: its library is unpacked into the temporary folder " + folder;
        if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
            return new BadInput(what + ", which cannot be written to. " + WAY_OUT);
        }
        if (isNoexec(folder)) return new BadInput(what + " and run there, and that is mounted noexec. " + WAY_OUT);
        return new BadInput(what + ", and cannot be loaded: " + Database.cause(cause) + ". " + WAY_OUT);
    }

    /** What the system says of the mount that the folder is on: the longest of those above it. */
    private static boolean isNoexec(Path folder) {
        try (Stream<String> mounts = Files.lines(Path.of("/proc/self/mounts"))) {
            return mounts.map(line -> line.split(" "))
                    .filter(mount -> mount.length > 3 && folder.toAbsolutePath().startsWith(mount[1]))
                    .max(Comparator.comparingInt(mount -> mount[1].length()))
                    .map(mount -> List.of(mount[3].split(",")).contains("noexec"))
                    .orElse(false);
        } catch (IOException | UncheckedIOException notLinux) {
            return false;
        }
    }
}
