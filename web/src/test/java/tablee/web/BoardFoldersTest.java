package tablee.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.web.ClientSources.assertNone;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The boards have one shape: the same cast of files in each folder, drawn by one engine, and no rules in any of them. */
class BoardFoldersTest {
    /** What each file of the cast gives to the engine or to the table. */
    private static final Map<String, String> CAST = Map.ofEntries(
            Map.entry("index.ts", "export default client"),
            Map.entry("house.ts", "^export "),
            Map.entry("board.ts", "boardOf\\(\\{"),
            Map.entry("view.ts", "export interface \\w*View\\b"),
            Map.entry("step.ts", "export function step\\("),
            Map.entry("motion.ts", "export (async )?function show\\("),
            Map.entry("spots.ts", "export function spots\\("),
            Map.entry("layout.ts", "^export "),
            Map.entry("places.ts", "export const places\\b"),
            Map.entry("draw.ts", "export function draw\\("),
            Map.entry("art.ts", "svg`"),
            Map.entry("say.ts", "(?s)export function prompt\\(.*\\btell\\("),
            Map.entry("lesson.ts", "export const LESSON\\b"),
            Map.entry("sounds.ts", "export const SOUNDS\\b"),
            Map.entry("story.ts", "export function story\\("),
            Map.entry("style.ts", "export const STYLE\\b"));

    /** Parts of the cast whose numbers are those of a picture, a motion, a sound or a position to learn from. */
    private static final Set<String> WITH_FIGURES =
            Set.of("layout.ts", "draw.ts", "art.ts", "motion.ts", "style.ts", "sounds.ts", "lesson.ts", "house.ts");

    /** What draws; its numbers say where and how large. */
    private static final Pattern DRAWING = Pattern.compile("svg`");

    /** Other files with numbers, each with the reason why they are none of the rules; names are those of one folder each. */
    private static final Map<String, String> MAY_COUNT = Map.of(
            "aim.ts", "how a finger pulls, and what is near; what a hand can do is read from the game's own file",
            "cells.ts", "where cells lie, in millimetres of the box",
            "centre.ts", "the frame of a small picture",
            "frames.ts", "milliseconds and the height of a flight",
            "space.ts", "the eye that looks into the box",
            "timer.ts", "how often the clock is drawn",
            "track.ts", "how a flight is packed into bytes, as docs/physics.md says",
            "tray.ts", "the frame of a small picture",
            "turn.ts", "the turns of a die, by the axes of docs/physics.md");

    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.#$])\\d+(?:\\.\\d+)?\\b");
    private static final Set<String> COUNTING = Set.of("0", "1");

    /** The files of each folder that draws a board, by name; a game without one is drawn from its words. */
    static Map<String, Set<String>> folders() {
        Map<String, Set<String>> folders = new TreeMap<>();
        for (String game : ClientSources.boards()) {
            Path folder = ClientSources.board(game);
            Set<String> files = new TreeSet<>();
            for (Path file : ClientSources.files(folder, ".ts"))
                files.add(folder.relativize(file).toString());
            folders.put(game, files);
        }
        folders.values().removeIf(files -> !files.contains("board.ts"));
        return folders;
    }

    static String text(String game, String file) {
        return ClientSources.text(ClientSources.board(game).resolve(file));
    }

    @Test
    @DisplayName("Each game's folder has the whole cast, and each of it plays its part")
    void cast() {
        List<String> missing = new ArrayList<>();
        folders()
                .forEach((game, files) -> CAST.forEach((file, part) -> {
                    if (!files.contains(file)) missing.add(game + "/" + file + " is not there");
                    else if (!Pattern.compile(part, Pattern.MULTILINE)
                            .matcher(text(game, file))
                            .find()) missing.add(game + "/" + file + " has no " + part);
                }));
        assertNone("parts of the cast that are missing", missing);
    }

    @Test
    @DisplayName("A name that two folders have belongs to the cast: it means the same in each")
    void oneMeaning() {
        Map<String, Set<String>> games = new TreeMap<>();
        folders()
                .forEach((game, files) -> files.forEach(file ->
                        games.computeIfAbsent(file, name -> new TreeSet<>()).add(game)));
        assertNone(
                "names outside the cast that several folders have",
                games.entrySet().stream()
                        .filter(each -> each.getValue().size() > 1 && !CAST.containsKey(each.getKey()))
                        .map(each -> each.getKey() + " in " + each.getValue())
                        .toList());
    }

    @Test
    @DisplayName("One engine: no board listens to pointers and keys, or keeps elements, by itself")
    void oneEngine() {
        Pattern own =
                Pattern.compile("addEventListener|@(?:pointer|touch|click|keydown|focus|wheel)|setPointerCapture");
        List<String> found = new ArrayList<>();
        folders().forEach((game, files) -> files.stream()
                .filter(file -> own.matcher(text(game, file)).find())
                .forEach(file -> found.add(game + "/" + file)));
        assertNone("boards that go about the engine", found);
    }

    @Test
    @DisplayName("No figure of the rules: what does not draw counts by nothing but 0 and 1")
    void noFigures() {
        List<String> found = new ArrayList<>();
        Set<String> counting = new TreeSet<>();
        folders().forEach((game, files) -> files.stream()
                .filter(file -> !WITH_FIGURES.contains(file))
                .filter(file -> !DRAWING.matcher(text(game, file)).find())
                .forEach(file -> {
                    List<String> figures = figures(game, file).toList();
                    if (!figures.isEmpty()) counting.add(file);
                    if (!MAY_COUNT.containsKey(file)) found.addAll(figures);
                }));
        assertNone("figures that belong to the rules, and come with the view or by a trial", found);
        assertEquals(new TreeSet<>(MAY_COUNT.keySet()), counting, "files with numbers; those without need no reason");
    }

    /** What no board may work out by itself, and how it was once written. */
    private static final Map<String, Pattern> RULES = Map.of(
            "a file of figures that does not say how a hand is drawn",
            Pattern.compile("from '@games/(?!pluvionautes/\\S*/(?:aims|hand)-1\\.txt')"),
            "the side or the turn of a seat",
            Pattern.compile("(?i)\\bseat\\w*\\)*(?: [+-] 1\\)?)? % "),
            "the side that another plays against",
            Pattern.compile("(?i)1 - \\w*side\\b|!== side\\b"));

    @Test
    @DisplayName("No reckoning of the rules: neither odds nor sides of seats, which come with the view or by a trial")
    void noReckoning() {
        List<String> found = new ArrayList<>();
        folders()
                .forEach((game, files) -> files.forEach(file -> RULES.forEach((what, pattern) -> pattern.matcher(
                                text(game, file))
                        .results()
                        .forEach(each -> found.add(game + "/" + file + " has " + what + ": " + each.group())))));
        assertNone("reckonings that belong to the rules", found);
    }

    @Test
    @DisplayName("No table of figures: lists of numbers are pictures")
    void noTables() {
        Pattern table = Pattern.compile("\\[(?:\\s*-?\\d+,){11,}\\s*-?\\d+,?\\s*]");
        List<String> found = new ArrayList<>();
        folders().forEach((game, files) -> files.stream()
                .filter(file -> !WITH_FIGURES.contains(file))
                .filter(file -> table.matcher(text(game, file)).find())
                .forEach(file -> found.add(game + "/" + file)));
        assertNone("tables of figures, which belong into a file of the game", found);
    }

    /** Without comments and texts, which may name numbers. */
    static String code(String game, String file) {
        return text(game, file)
                .replaceAll("(?s)/\\*.*?\\*/", "")
                .replaceAll("(?m)(^|\\s)//.*$", "")
                .replaceAll("'[^'\\n]*'", "''");
    }

    private static Stream<String> figures(String game, String file) {
        Matcher number = NUMBER.matcher(code(game, file));
        return number.results()
                .map(each -> each.group())
                .filter(each -> !COUNTING.contains(each))
                .map(each -> game + "/" + file + ": " + each);
    }
}
