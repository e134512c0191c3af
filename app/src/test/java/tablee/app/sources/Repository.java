package tablee.app.sources;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** The files people write, for tests that read them; what a build leaves behind is passed over. */
public final class Repository {
    private static final Set<String> NOT_OURS = Set.of("target", "node_modules", ".git", ".idea", ".vscode");

    /** Walked once: some tests ask for it at every use of every class. */
    private static final List<Path> FILES = walk();

    private Repository() {}

    public static Path root() {
        return Path.of(Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"));
    }

    /** Paths from the root, in order. */
    public static List<Path> files() {
        return FILES;
    }

    private static List<Path> walk() {
        List<Path> files = new ArrayList<>();
        try {
            Files.walkFileTree(root(), new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    boolean ours = !NOT_OURS.contains(folder.getFileName().toString());
                    return ours || folder.equals(root()) ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    files.add(root().relativize(file));
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Collections.sort(files);
        return List.copyOf(files);
    }

    /** The text of every test, by its name. */
    public static Map<String, String> tests() {
        return files("Test.java").stream()
                .collect(Collectors.toMap(
                        file -> file.getFileName().toString().replace(".java", ""),
                        Repository::text,
                        (one, other) -> one + other));
    }

    public static List<Path> files(String... endings) {
        return files().stream()
                .filter(file -> List.of(endings).stream().anyMatch(file.toString()::endsWith))
                .toList();
    }

    public static String text(Path file) {
        try {
            return Files.readString(root().resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }

    public static List<String> lines(Path file) {
        return text(file).lines().toList();
    }

    /** Fails with one line for each thing found. */
    public static void assertNone(String what, Collection<?> found) {
        if (found.isEmpty()) return;
        throw new AssertionError(
                found.stream().map(Object::toString).collect(Collectors.joining("\n  ", what + ":\n  ", "")));
    }

    /** The games that are more than a plan: a module with code in it. */
    public static List<String> games() {
        return files("java").stream()
                .filter(file -> file.startsWith("games") && file.toString().contains("/src/main/"))
                .map(file -> file.getName(1).toString())
                .distinct()
                .toList();
    }
}
