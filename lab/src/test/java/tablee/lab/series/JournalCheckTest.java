package tablee.lab.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.lab.game.Played;
import tablee.lab.ladder.JudgeCommand;

/** A journal that was kept can be played again, and games of other seeds or options never come into it. */
class JournalCheckTest {
    @TempDir
    private Path folder = Path.of("");

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private int judge(String... more) {
        List<String> words = new ArrayList<>(List.of("judge", "flow", "--seats", "1", "--bots", "novice"));
        words.addAll(List.of("--games", "4", "--out", folder.toString()));
        words.addAll(List.of(more));
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        return JudgeCommand.run(words.subList(1, words.size()), out, out);
    }

    private String said() {
        return said.toString(StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("Games go the same way again; a journal in which one went otherwise is found out, with its number")
    void again() throws IOException {
        assertEquals(0, judge("--seed", "7"), said());
        Path journal = folder.resolve("flow-1-novice-seed-7-1000.csv");
        assertEquals(0, judge("--seed", "7", "--check", journal.toString()), said());
        assertTrue(said().contains("flow-1-novice-seed-7: all 4 games went the same way again."), said());
        List<String> lines = new ArrayList<>(Files.readAllLines(journal));
        Played third = Played.read(lines.get(3));
        lines.set(3, new Played(2, third.ranks(), third.scores(), 999, 0, third.kinds()).line());
        Files.write(journal, lines);
        assertEquals(1, judge("--seed", "7", "--check", journal.toString()), said());
        assertTrue(said().contains("1 of 4 games went another way: [2]."), said());
    }

    @Test
    @DisplayName("Other options and other seeds have journals of their own, and a journal that is not there is named")
    void names() throws IOException {
        assertEquals(0, judge("--seed", "7"), said());
        assertEquals(0, judge("--seed", "8"), said());
        assertEquals(0, judge("--seed", "7", "--option", "difficulty=medium", "--option", "turns=4"), said());
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(
                    List.of(
                            "flow-1-difficulty=medium-turns=4-novice-seed-7-1000.csv",
                            "flow-1-novice-seed-7-1000.csv",
                            "flow-1-novice-seed-8-1000.csv"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
        assertEquals(2, judge("--check", folder.resolve("none.csv").toString()), said());
        assertTrue(said().contains("There is no journal "), said());
    }
}
