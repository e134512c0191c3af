package tablee.lab.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.Game;
import tablee.core.Games;
import tablee.lab.game.Arrangement;
import tablee.lab.game.Played;

class LadderTest {
    private static final Plan SMALL = new Plan(4, true, 1, 1, List.of(3L, 6L), 4, List.of("rando", "flow"));
    private static final PrintStream NOWHERE =
            new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);

    @TempDir
    Path folder;

    private static Bout duel(String upper, String lower, int seats, int most) {
        Game<?> rando = Games.find("rando");
        List<String> bots = seats == 2 ? List.of(upper, lower) : List.of(upper, lower, upper, lower);
        Arrangement arrangement = new Arrangement(rando, rando.card().setup(seats, Map.of()), bots, true, 20);
        return new Bout("duel", arrangement, upper, most, 0.6, 0.7, 0.65);
    }

    private static Played ranked(int number, Integer... ranks) {
        return new Played(number, List.of(ranks), List.of(ranks), 1, 0, new TreeMap<>());
    }

    @Test
    @DisplayName("Points are the share of the others left behind, from whatever seat")
    void points() {
        Bout two = duel("casual", "novice", 2, 10);
        assertEquals(1, two.points(ranked(0, 1, 2)));
        assertEquals(0, two.points(ranked(1, 1, 2)));
        assertEquals(0.5, two.points(ranked(0, 1, 1)));
        Bout four = duel("casual", "novice", 4, 10);
        assertEquals(0.75, four.points(ranked(0, 1, 2, 3, 4)));
        assertEquals(0.25, four.points(ranked(1, 1, 2, 3, 4)));
    }

    @Test
    @DisplayName("Both sides play every deal from every seat")
    void deals() {
        Arrangement four = duel("casual", "novice", 4, 10).arrangement();
        assertEquals(2, four.period());
        assertEquals(List.of("casual", "novice", "casual", "novice"), four.seated(2));
        assertEquals(List.of("novice", "casual", "novice", "casual"), four.seated(3));
        assertEquals(four.deal(2), four.deal(3));
        assertTrue(four.deal(1) != four.deal(2));
    }

    @Test
    @DisplayName("A clear bout stops early, at the same game on any number of cores, and stays stopped")
    void stops() throws IOException {
        Bout bout = duel("novice", "random", 2, 400);
        Bout.Score once = bout.play(Files.createDirectory(folder.resolve("a")), 3, 1, NOWHERE);
        Bout.Score again = bout.play(Files.createDirectory(folder.resolve("b")), 3, 3, NOWHERE);
        assertTrue(once.games().size() < 200, "clear after " + once.games().size());
        assertEquals(once.games(), again.games());
        assertEquals(once.games(), bout.play(folder.resolve("a"), 3, 2, NOWHERE).games());
        assertEquals(
                once.verdict(), bout.recall(folder.resolve("b")).orElseThrow().verdict());
    }

    @Test
    @DisplayName("A small ladder plays all it has to, and its page holds tables, ratings and plots")
    void page() throws IOException {
        for (Bout bout : SMALL.bouts()) bout.play(folder, 1, 2, NOWHERE);
        Files.writeString(folder.resolve("bots.md"), "# Bots\n<!-- ladder -->\n<!-- /ladder -->\nend\n");
        new LadderPage(SMALL, folder).write(folder);
        String page = Files.readString(folder.resolve("bots.md"));
        assertTrue(page.contains("### Flip' Rando, 4 seats, at most 4 iterations a decision"), page);
        assertTrue(
                page.contains("| expert – strong | 4 |") && page.contains("Ratings: random 0 (0 to 0), novice"), page);
        assertTrue(page.contains("| inconceivable |") && page.endsWith("end\n"), page);
        assertTrue(Files.readString(folder.resolve("bots/flow-3-12.svg")).startsWith("<svg"));
        assertTrue(Files.readString(folder.resolve("bots/flow-climb.svg")).contains(">6</text>"));
    }

    @Test
    @DisplayName(
            "Where no game of a chapter is at hand the page keeps what stood there, and written twice it is the same")
    void keeps() throws IOException {
        for (Bout bout : SMALL.bouts()) bout.play(folder, 1, 2, NOWHERE);
        Path page = folder.resolve("bots.md");
        Files.writeString(page, "# Bots\n<!-- ladder -->\n<!-- /ladder -->\nend\n");
        new LadderPage(SMALL, folder).write(folder);
        String whole = Files.readString(page);
        new LadderPage(SMALL, folder).write(folder);
        assertEquals(whole, Files.readString(page));
        new LadderPage(SMALL, Files.createDirectory(folder.resolve("none"))).write(folder);
        assertEquals(whole, Files.readString(page), "nothing at hand, nothing lost");
        String one = "rando-2-novice-random-4.csv";
        Files.copy(folder.resolve(one), folder.resolve("none").resolve(one));
        new LadderPage(SMALL, folder.resolve("none")).write(folder);
        String some = Files.readString(page);
        String other = "### Flip' Rando, 4";
        assertEquals(whole.substring(whole.indexOf(other)), some.substring(some.indexOf(other)));
        assertTrue(some.length() < whole.length() && some.contains("| novice – random | 4 |"), some);
    }

    @Test
    @DisplayName("What the command does not know it refuses in one sentence")
    void refused() {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(said, true, StandardCharsets.UTF_8);
        assertEquals(2, LadderCommand.run(List.of("--only", "chess"), print, print));
        assertTrue(said.toString(StandardCharsets.UTF_8).contains("--only takes some of"));
    }
}
