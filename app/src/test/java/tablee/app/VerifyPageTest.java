package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.app.sources.Repository;
import tablee.core.Game;
import tablee.core.Games;
import tablee.wire.match.MatchFile;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.Verdict;
import tablee.wire.match.WrittenHeader;

/** docs/engine/verify.md is all that somebody needs who trusts no code of ours, so that it must be complete. */
class VerifyPageTest {
    private static final Path PAGE = Path.of("docs", "engine", "verify.md");
    private static final String TEXT = Repository.text(PAGE);

    @TempDir
    Path folder;

    private static List<String> components(Class<? extends Record> type) {
        return Stream.of(type.getRecordComponents()).map(each -> each.getName()).toList();
    }

    private static List<String> found(String pattern) {
        return Pattern.compile(pattern)
                .matcher(TEXT)
                .results()
                .map(each -> each.group(1))
                .toList();
    }

    @Test
    @DisplayName("Each field of a header is on the page, and those after the sources in their canonical order")
    void header() {
        Set<String> named = new TreeSet<>(found("`header\\.(\\w+)`"));
        assertTrue(named.containsAll(components(WrittenHeader.class)), named.toString());
        String order = found("\\(`game`, (.*)\\);").get(0);
        List<String> fields = Pattern.compile("`(\\w+)`")
                .matcher("`game`, " + order)
                .results()
                .map(each -> each.group(1))
                .toList();
        assertEquals(components(WrittenHeader.class), fields);
    }

    @Test
    @DisplayName("Where the seed comes from: all fields in their order, all kinds, and what a share is made of")
    void origin() {
        String section = TEXT.substring(TEXT.indexOf("### Where the seed"), TEXT.indexOf("## 1. The commitment"));
        List<String> rows = Pattern.compile("(?m)^\\| `(\\w+)` \\|")
                .matcher(section)
                .results()
                .map(each -> each.group(1))
                .toList();
        assertEquals(components(SeedOrigin.class), rows);
        for (SeedOrigin.Kind kind : SeedOrigin.Kind.values())
            assertTrue(section.contains("`" + kind.name().toLowerCase(Locale.ROOT) + "` ("), kind.name());
        assertEquals(List.of("seats", "commitment", "share"), components(SeedOrigin.Share.class));
        assertTrue(section.contains("{\"seats\":[…],\"commitment\":\"…\",\"share\":\"…\"}"));
    }

    @Test
    @DisplayName("Everything that can be found is in the list of findings, and nothing else")
    void findings() {
        String table = TEXT.substring(TEXT.indexOf("| finding | means |"), TEXT.indexOf("## What this proves"));
        Set<String> rows = new TreeSet<>();
        Matcher row = Pattern.compile("(?m)^\\| ([a-z ]+) \\|").matcher(table);
        while (row.find()) rows.add(row.group(1));
        rows.remove("finding");
        Set<String> kinds = new TreeSet<>(Arrays.stream(Verdict.Kind.values())
                .map(kind -> kind.name().toLowerCase(Locale.ROOT).replace('_', ' '))
                .toList());
        assertEquals(kinds, rows);
    }

    static Stream<Game<?>> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("What a game's outcomes are for is on the page, or on that of the game")
    void purposes(Game<?> game) {
        String row = TEXT.lines()
                .filter(line -> line.startsWith("| " + game.card().name() + " |"))
                .findFirst()
                .orElseGet(() -> Repository.text(PAGE.resolveSibling(game.card().id() + ".md")));
        for (JsonNode stream : new EngineMatches().streams(game)) {
            String stock = stream.path("stock").asText();
            if (!stock.isEmpty()) assertTrue(row.contains("`" + stock + "`"), stock);
            for (String purpose : stream.path("dice").findValuesAsText("purpose"))
                assertTrue(row.contains("`" + purpose + "`"), purpose);
        }
    }

    @Test
    @DisplayName("The commands of the page find the commitment of files of both formats, with shares and without")
    void standardTools() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/xxd")), "there is no xxd here");
        String commands = found("(?s)```sh\n(.*?)```").get(0);
        Game<?> game = Games.all().get(0);
        EngineMatches matches = new EngineMatches();
        for (MatchFile file : List.of(
                MatchFile.read(matches.play(game, 1, "5e")),
                MatchFile.read(matches.play(game, 2, "5e")),
                matches.shared(game))) {
            Files.writeString(folder.resolve("match.json"), file.text());
            Process shell = new ProcessBuilder("sh", "-c", commands)
                    .directory(folder.toFile())
                    .start();
            String said = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(file.commitment().orElseThrow() + "  -", said.strip());
        }
    }
}
