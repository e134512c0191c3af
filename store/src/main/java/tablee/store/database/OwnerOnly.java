package tablee.store.database;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Files and folders that only their owner can read: what people said and played is nobody else's on the same machine. Where the
 * platform has no such permissions, those of the folder above hold.
 */
public final class OwnerOnly {
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");

    private OwnerOnly() {}

    private static FileAttribute<?>[] of(Set<PosixFilePermission> permissions) {
        return POSIX
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }

    /** The folder, made if it is not there. One that holds other things too is left as it is; files in it are shut anyway. */
    public static Path folder(Path folder) throws IOException {
        if (!Files.exists(folder)) return Files.createDirectories(folder, of(FOLDER));
        if (POSIX && isOurs(folder)) Files.setPosixFilePermissions(folder, FOLDER);
        return folder;
    }

    private static boolean isOurs(Path folder) throws IOException {
        if (!Files.isDirectory(folder) || !Files.isWritable(folder)) return false;
        try (Stream<Path> files = Files.list(folder)) {
            return files.allMatch(file -> file.getFileName().toString().startsWith("tablee."));
        }
    }

    /** Makes an empty file, or shuts the one that is there. */
    public static void file(Path file) throws IOException {
        if (!Files.exists(file)) Files.createFile(file, of(FILE));
        else if (POSIX) Files.setPosixFilePermissions(file, FILE);
    }

    /** The file of a database and those that SQLite keeps beside it, which it makes as readable as the file itself. */
    static void database(Path file) {
        try {
            file(file);
            for (String beside : new String[] {"-wal", "-shm"}) {
                Path log = file.resolveSibling(file.getFileName() + beside);
                if (Files.exists(log)) file(log);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Copies into a file that nobody else could ever read. */
    public static void copy(Path from, Path to) throws IOException {
        Files.deleteIfExists(to);
        file(to);
        try (OutputStream out = Files.newOutputStream(to)) {
            Files.copy(from, out);
        }
    }
}
