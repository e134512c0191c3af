package tablee.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The client's own files. */
final class ClientSources {
    static final List<String> LANGUAGES = List.of("en", "fr", "de", "pl");
    private static final String EXAMPLE = "skeleton";
    private static final Path ROOT =
            Path.of(Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"));
    static final Path MAIN = ROOT.resolve("web/src/main");

    private ClientSources() {}

    /** Every game there is: a folder with a POM under games. */
    static List<String> games() {
        try (Stream<Path> folders = Files.list(ROOT.resolve("games"))) {
            return folders.filter(folder -> Files.exists(folder.resolve("pom.xml")))
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The games that have a folder of the client, and the example that {@code ./tablee new-game NAME --board} copies. */
    static List<String> boards() {
        return Stream.concat(games().stream(), Stream.of(EXAMPLE))
                .filter(game -> Files.isDirectory(board(game)))
                .toList();
    }

    static Path board(String game) {
        return MAIN.resolve(game.equals(EXAMPLE) ? "ts/examples" : "ts/games").resolve(game);
    }

    static List<Path> scripts() {
        return files(MAIN.resolve("ts"), ".ts");
    }

    static List<Path> files(Path folder, String ending) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file as people call it. */
    static String name(Path file) {
        return MAIN.relativize(file).toString();
    }

    /** What a game brings itself, beside its class: words, and the rules for people. */
    static Path beside(String game, String file) {
        return module(game).resolve("src/main/resources/tablee/" + game).resolve(file);
    }

    /** What tests know of a game. */
    static Path ofTests(String game) {
        return module(game).resolve("src/test/resources");
    }

    private static Path module(String game) {
        return ROOT.resolve(game.equals(EXAMPLE) ? "examples" : "games").resolve(game);
    }

    static void assertNone(String what, List<String> found) {
        if (found.isEmpty()) return;
        throw new AssertionError(found.stream().distinct().collect(Collectors.joining("\n  ", what + ":\n  ", "")));
    }
}
