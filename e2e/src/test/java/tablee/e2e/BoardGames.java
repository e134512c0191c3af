package tablee.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import tablee.core.Games;
import tablee.wire.json.Json;

/** The games that the site offers, and what a browser has to know of each. */
final class BoardGames {
    private static final Path BOARDS = Path.of(
                    Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"))
            .resolve("web/src/main/ts/games");

    private BoardGames() {}

    static List<String> all() {
        return Games.all().stream().map(game -> game.card().id()).toList();
    }

    /** All in a long run, otherwise the one asked for, or that of the day, so that none goes untested for long. */
    static List<String> some() {
        if (Scale.FULL) return all();
        String wanted = System.getProperty("tablee.game");
        return List.of(wanted == null ? ofToday() : wanted);
    }

    /** The same of those that a folder of the client draws; where the one asked for has no board yet, that of the day. */
    static List<String> someBoards() {
        List<String> boards = all().stream().filter(BoardGames::hasBoard).toList();
        if (Scale.FULL) return boards;
        String wanted = System.getProperty("tablee.game");
        return List.of(wanted != null && boards.contains(wanted) ? wanted : ofToday(boards));
    }

    /** All, or the one asked for. */
    static List<String> asked() {
        String wanted = System.getProperty("tablee.game");
        return wanted == null ? all() : List.of(wanted);
    }

    static String ofToday() {
        return ofToday(all());
    }

    private static String ofToday(List<String> all) {
        return all.get((int) Math.floorMod(LocalDate.now(ZoneOffset.UTC).toEpochDay(), (long) all.size()));
    }

    /** As few seats as people can play with. */
    static int seats(String game) {
        return Games.find(game).card().fewestSeats();
    }

    /** Further terms: no clock of the game's own runs. */
    static String untimed(String game) {
        return ",\"options\":" + Json.text(Games.find(game).card().untimed());
    }

    /** Whether a folder of the client draws it; otherwise the plain board does. */
    static boolean hasBoard(String game) {
        return Files.exists(BOARDS.resolve(game).resolve("index.ts"));
    }

    /** Whether its board weaves patterns into colours. */
    static boolean hasPatterns(String game) {
        return hasText(game, "weave");
    }

    private static boolean hasText(String game, String text) {
        if (!hasBoard(game)) return false;
        try (Stream<Path> files = Files.walk(BOARDS.resolve(game))) {
            return files.filter(Files::isRegularFile).anyMatch(file -> hasText(file, text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean hasText(Path file, String text) {
        try {
            return Files.readString(file).contains(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The element that draws it. */
    static String tag(String game) {
        return hasBoard(game) ? game + "-board" : "plain-board";
    }
}
