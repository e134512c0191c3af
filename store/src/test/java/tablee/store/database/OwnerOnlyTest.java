package tablee.store.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tablee.store.Backup;
import tablee.store.Store;
import tablee.store.people.People;

/** Who on the same machine can read what is kept. */
@DisabledOnOs(OS.WINDOWS)
class OwnerOnlyTest {
    private static final String FILE = "rw-------";
    private static final String FOLDER = "rwx------";

    @TempDir
    Path folder;

    private static String of(Path file) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Map<String, String> in(Path folder) throws IOException {
        Map<String, String> all = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.forEach(file -> all.put(file.getFileName().toString(), of(file)));
        }
        return all;
    }

    private static void open(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    }

    @Test
    @DisplayName(
            "ASVS 14.2.4: The database, its log, its lock and backups of it are their owner's only, also where they were not")
    void files() throws IOException {
        Path file = folder.resolve("tablee.db");
        Map<String, String> running =
                Map.of("tablee.db", FILE, "tablee.db-wal", FILE, "tablee.db-shm", FILE, "tablee.db.lock", FILE);
        try (WriteLock lock = WriteLock.of(file.toString());
                Store store = Store.open(file.toString())) {
            store.people()
                    .add(new People.Person("ann", "Ann", "en", false, false), new byte[] {1}, 0)
                    .join();
            assertEquals(new TreeMap<>(running), in(folder));
            for (String name : running.keySet()) open(folder.resolve(name));
        }
        try (Store store = Store.open(file.toString())) {
            store.people()
                    .add(new People.Person("bob", "Bob", "en", false, false), new byte[] {2}, 0)
                    .join();
            assertEquals(FILE, of(file));
            assertEquals(FILE, of(folder.resolve("tablee.db-wal")));
        }
        Path backup = folder.resolve("backup.db");
        Backup.write(file.toString(), backup);
        assertEquals(FILE, of(backup));
        open(backup);
        Path again = folder.resolve("again.db");
        Backup.restore(backup, again.toString(), false);
        assertEquals(FILE, of(again));
    }

    @Test
    @DisplayName("The data's folder is its owner's only, made so or shut; one with other things in it is left as it is")
    void folders() throws IOException {
        Path made = OwnerOnly.folder(folder.resolve("one/two"));
        assertEquals(FOLDER, of(made));
        Path before = Files.createDirectory(folder.resolve("before"));
        Files.setPosixFilePermissions(before, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.createFile(before.resolve("tablee.db"));
        assertEquals(FOLDER, of(OwnerOnly.folder(before)));
        Path shared = Files.createDirectory(folder.resolve("shared"));
        Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.createFile(shared.resolve("letter.txt"));
        assertEquals("rwxr-xr-x", of(OwnerOnly.folder(shared)));
        assertTrue(Files.exists(shared.resolve("letter.txt")));
    }
}
