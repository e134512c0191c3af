package tablee.lab.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Ruleset;
import tablee.lab.game.Arrangement;
import tablee.lab.game.Observed;
import tablee.lab.series.QueuePlayers;

/** What a designer asks of the lab: a name for each arm, what changed, what it did, and every figure for every game. */
class DesignerTest {
    private static final List<String> RANDO =
            List.of("rando", "--bots", "random,random", "--games", "20", "--seed", "5", "--cores", "2");

    /** A game that counts at its end only has no course to tell. */
    private static final Pattern NOTHING_ON_THE_WAY =
            Pattern.compile("\nall,(?:rounds|turns),[^,]*,\\d+,0\\.000000,0\\.000000,0\\.000000,");

    @TempDir
    private Path folder = Path.of("");

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private int lab(List<String> words, String... more) {
        List<String> all = new ArrayList<>(words);
        all.addAll(List.of(more));
        all.addAll(List.of("--out", folder.resolve("out").toString()));
        PrintStream print = new PrintStream(said, true, StandardCharsets.UTF_8);
        return LabCommand.run(all, print, print);
    }

    private String file(String name) throws IOException {
        return Files.readString(folder.resolve("out").resolve(name));
    }

    private String said() {
        return said.toString(StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName(
            "Every game has figures by place in the order of play, leaders on the way, margin and sources of points")
    void everyGame() throws IOException {
        for (Game<?> game : Games.all()) {
            String id = game.card().id();
            Path out = folder.resolve(id);
            List<String> words =
                    new ArrayList<>(List.of(id, "--seats", "" + game.card().fewestSeats()));
            words.addAll(List.of("--bots", "novice", "--iterations", "2", "--games", "6", "--out", out.toString()));
            game.card().untimed().forEach((option, value) -> words.addAll(List.of("--option", option + "=" + value)));
            PrintStream print = new PrintStream(said, true, StandardCharsets.UTF_8);
            assertEquals(0, LabCommand.run(words, print, print), said());
            String measures = Files.readString(out.resolve("measures.csv"));
            boolean together = measures.contains("\nall,won,Games won");
            boolean onTheWay = !NOTHING_ON_THE_WAY.matcher(measures).find();
            assertTrue(together || measures.contains("won by place 2,"), measures);
            assertTrue(together || measures.contains("winner ahead of the second by,"), measures);
            assertTrue(together || !onTheWay || measures.contains("leader at half time,"), measures);
            assertTrue(
                    !onTheWay
                            || Pattern.compile("(?:leader|score) after (?:round|turn) \\d+,")
                                    .matcher(measures)
                                    .find(),
                    measures);
            assertTrue(together || measures.contains(",Points of a seat by source,"), measures);
            assertTrue(measures.contains(",Told in a game,") && measures.contains(",Decisions by kind,"), measures);
        }
    }

    @Test
    @DisplayName("The first player is drawn, so places are not seats: the first place is the one who is told to begin")
    void places() {
        Game<?> rando = Games.find("rando");
        Arrangement three =
                new Arrangement(rando, rando.card().setup(3, Map.of()), List.of("random", "random", "random"), true, 1);
        List<List<Integer>> orders = new ArrayList<>();
        for (int number = 0; number < 40; number++) {
            Observed game = three.observe(7, number);
            orders.add(game.course().order());
            assertEquals(10, game.course().rounds());
            assertEquals(game.played().scores(), game.course().scoresAfter(10));
        }
        assertTrue(orders.contains(List.of(1, 2, 0)) && orders.contains(List.of(2, 0, 1)), orders.toString());
    }

    @Test
    @DisplayName("A game notes figures of its own through a survey: what a hike brings, and who pays at Give")
    void survey() throws IOException {
        assertEquals(0, lab(RANDO), said());
        String measures = file("measures.csv");
        assertTrue(measures.contains("all,points and steps from a hike,Noted by the game,20,"), measures);
        assertTrue(measures.contains("all,pays at give,Noted by the game,"), measures);
    }

    @Test
    @DisplayName("A sweep tries each value of a line of the ruleset, and compares with the value that the game has")
    void sweep() throws IOException {
        assertEquals(0, lab(RANDO, "--vary", "stretches=2..5"), said());
        String page = file("report.html");
        assertTrue(page.contains("<tr><th>stretches=3</th><td>nothing: the game as it comes</td>"), page);
        assertTrue(page.contains("<code>stretches</code> <del>3</del> → <ins>5</ins>"), page);
        assertTrue(page.contains("stretches=5 against stretches=3: "), page);
        assertEquals(21, file("games-stretches-2.csv").lines().count());
        assertEquals(
                "4",
                Ruleset.parse(file("rulesets/stretches-4.ruleset")).settings().get("stretches"));
        assertFalse(Files.exists(folder.resolve("out/rulesets/stretches-3.ruleset")));
        assertTrue(page.contains("href=\"http://localhost:8080/new/rando?seats=2&amp;ruleset=stretches-4\""), page);
    }

    @Test
    @DisplayName("Two sweeps make all pairs, options are swept like lines, and what cannot be swept is said")
    void sweeps() throws IOException {
        List<String> flow = List.of("flow", "--bots", "random", "--games", "1", "--option", "round=untimed");
        assertEquals(0, lab(flow, "--vary", "turns=4,6", "--vary", "fishing=2,3"), said());
        assertTrue(Files.exists(folder.resolve("out/games-turns-6-fishing-3.csv")));
        assertTrue(file("report.html").contains("option.round=untimed"), file("report.html"));
        assertEquals(2, lab(RANDO, "--vary", "stretches"));
        assertEquals(2, lab(RANDO, "--vary", "strides=1..2"));
        assertEquals(2, lab(RANDO, "--vary", "stretches=1..99"));
        assertEquals(2, lab(RANDO, "--vary", "stretches=8..12"));
        assertEquals(2, lab(RANDO, "--vary", "stretches=2..3", "--versus", "--seats", "3"));
        assertTrue(said().contains("--vary takes setting=2..5"), said());
        assertTrue(said().contains("has no setting and no option \"strides\""), said());
        assertTrue(said().contains("stretches takes whole numbers from 1 to 9, not \"10\""), said());
        assertTrue(said().contains("leave out --versus"), said());
    }

    @Test
    @DisplayName(
            "Arms have names of their own, any number of them, and the report begins with what changed and what that did")
    void named() throws IOException {
        Path file = folder.resolve("wide.ruleset");
        String text = Ruleset.textOf(Games.find("rando"), 2).orElseThrow();
        Files.writeString(file, Ruleset.with(Ruleset.with(text, "stretches", "6"), "hand", "2"));
        List<String> words = new ArrayList<>(RANDO);
        words.addAll(List.of("--name", "today", "--versus", "--ruleset", file.toString(), "--versus"));
        words.addAll(List.of("--name", "Whole action", "--option", "stretches=per-action"));
        assertEquals(0, lab(words), said());
        String page = file("report.html");
        int changes = page.indexOf("<code>hand</code> <del>3</del> → <ins>2</ins>");
        int sentence = page.indexOf("wide against today: ");
        assertTrue(0 < changes && changes < sentence && sentence < page.indexOf("<section>"), page);
        assertTrue(page.contains("<code>option stretches</code> <del>per-repetition</del> → <ins>per-action</ins>"));
        assertTrue(Files.exists(folder.resolve("out/games-whole-action.csv")));
        assertEquals(2, lab(RANDO, "--name", "a", "--versus", "--name", "A", "--seats", "3"));
        assertTrue(said().contains("Two arms are named \"a\""), said());
    }

    @Test
    @DisplayName("Intervals are corrected for their number, and the page says how")
    void corrected() throws IOException {
        Experiment experiment = LabCommand.experiment(
                List.of("rando", "--bots", "random,random", "--versus", "--option", "stretches=per-action"));
        List<Results> results = new ArrayList<>();
        for (Arm arm : experiment.all()) {
            List<Observed> games = new ArrayList<>();
            for (int number = 0; number < 4; number++)
                games.add(arm.arrangement().observe(1, number));
            results.add(Results.of(arm, games));
        }
        ReportPart sheet = ReportPart.of(Measure.Part.RESULTS, 0, results);
        assertEquals(3 * sheet.rows().size(), sheet.intervals(), "one for each arm, and one for the difference");
        assertEquals(0.05 / sheet.intervals(), sheet.risk(), 1e-15);
        Measure measure = sheet.rows().get(0).any();
        assertTrue(measure.intervalAt(sheet.risk()).high()
                > measure.intervalAt(0.05).high());
        String page = new LabPage(experiment, results, false).html();
        assertTrue(page.contains("corrected\nfor their number") && page.contains("(Bonferroni)"), page);
    }

    @Test
    @DisplayName("Every bar has a name")
    void bars() throws IOException {
        assertEquals(0, lab(RANDO), said());
        String page = file("report.html");
        long bars =
                Pattern.compile("<rect class=\"bar ").matcher(page).results().count();
        long names = Pattern.compile("<text class=\"name\"[^>]*>[^<]+<")
                .matcher(page)
                .results()
                .count();
        assertTrue(bars > 20, "" + bars);
        assertEquals(bars, names);
        assertTrue(page.contains(">won by place 1<") && page.contains(">scales: ford<"), page);
    }

    @Test
    @DisplayName("There is a report while it runs, and it says so")
    void whileItRuns() throws IOException {
        List<String> words = new ArrayList<>(RANDO);
        words.addAll(List.of("--out", folder.resolve("out").toString()));
        Experiment experiment = LabCommand.experiment(words);
        List<String> seen = new ArrayList<>();
        experiment.run(
                0,
                queue -> {
                    while (!Files.exists(folder.resolve("out/report.html"))) Thread.onSpinWait();
                    try {
                        seen.add(file("report.html"));
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                    new QueuePlayers(experiment.arrangements(), experiment.seed(), queue).start(1);
                    return () -> {};
                },
                new PrintStream(said, true, StandardCharsets.UTF_8));
        assertTrue(seen.get(0).contains("Still running: 0 of 20 games"), seen.get(0));
        assertTrue(seen.get(0).contains("http-equiv=\"refresh\""));
        assertFalse(file("report.html").contains("Still running")
                || file("report.html").contains("http-equiv"));
    }
}
