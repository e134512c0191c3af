package tablee.app.dataset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.puzzle.PeoplesPlay;
import tablee.puzzle.PuzzlesCommand;
import tablee.store.Change;
import tablee.store.Store;
import tablee.store.matches.History;
import tablee.store.matches.Journal;
import tablee.store.people.People;
import tablee.store.tables.Tables;
import tablee.table.clock.TimeControl;
import tablee.table.seats.TableRecord;
import tablee.table.terms.CountingTerms;
import tablee.table.terms.MeetingTerms;
import tablee.table.terms.SameDeal;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;

/** {@code tablee dataset --people}, over a store in which somebody's matches lie. */
class PeoplesMatchesTest {
    private static final String SEED = "11".repeat(32);

    @TempDir
    Path folder;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private String run(String... words) {
        said.reset();
        PrintStream both = new PrintStream(said, true, StandardCharsets.UTF_8);
        new DatasetCommand(both, both, given -> folder.resolve("tablee.db").toString()).run(List.of(words));
        return said.toString(StandardCharsets.UTF_8);
    }

    private List<JsonNode> lines(String... words) throws IOException {
        Path file = folder.resolve("out.jsonl");
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--out", file.toString()));
        run(all.toArray(new String[0]));
        return Files.readAllLines(file).stream().map(Json::parse).toList();
    }

    /** A match that bots have played, put into the store as if people had. */
    private MatchFile store(Store store, String table, String seed, String... people) throws IOException {
        JsonNode line = lines("--game", "circus", "--matches", "1", "--iterations", "8", "--seed", seed)
                .get(0);
        MatchFile file = MatchFile.read(line.path("match"));
        // Its own table has been deleted since, as those are at which nobody plays any more.
        String match = "gone-" + table + ".1";
        Journal.MatchStart start = new Journal.MatchStart(
                match,
                Json.text(file.head()),
                file.commitment().orElseThrow(),
                file.seed().orElseThrow().bytes());
        List<History.Result> results = new ArrayList<>();
        for (int seat = 0; seat < people.length; seat++)
            results.add(new History.Result(match, "circus", people[seat], seat, 1, true, false, List.of()));
        Tables.Document none = new Tables.Document("{}", "circus", "over", false, "code-" + table, List.of());
        store.write(Change.of(1, new Tables.Revision(table, 0, Optional.of(none), 0, 0, 1, Tables.NEVER, 0))
                        .begin(start))
                .join();
        store.write(Change.of(
                                2,
                                new Tables.Revision(
                                        table,
                                        1,
                                        Optional.empty(),
                                        file.entries().size(),
                                        0,
                                        1,
                                        Tables.NEVER,
                                        0))
                        .append(new Journal.Append(match, start.tail(), file.entries(), true))
                        .ended(results))
                .join();
        return file;
    }

    @Test
    @DisplayName("Matches of people come without names, verify like all others, and only where each of them agreed")
    void agreed() throws IOException {
        try (Store store = Store.open(folder.resolve("tablee.db").toString())) {
            for (String each : List.of("ann-id", "bob-id"))
                store.people()
                        .add(
                                new People.Person(each, "Name of " + each, "en", false, false),
                                each.getBytes(StandardCharsets.UTF_8),
                                1)
                        .join();
            MatchFile file = store(store, "table-one", SEED, "ann-id", "bob-id");
            assertEquals(List.of(), lines("--people"));
            store.people().studies().give("ann-id", 1).join();
            assertEquals(List.of(), lines("--people"), "one of two is not enough");
            store.people().studies().give("bob-id", 1).join();
            List<JsonNode> lines = lines("--people");
            assertEquals(1, lines.size(), said.toString(StandardCharsets.UTF_8));
            JsonNode line = lines.get(0);
            assertEquals(file.text(), MatchFile.read(line.path("match")).text());
            assertEquals(
                    "[{\"kind\":\"person\",\"level\":\"\"},{\"kind\":\"person\",\"level\":\"\"}]",
                    line.path("players").toString().toLowerCase(Locale.ROOT));
            assertFalse(line.toString().contains("ann-id") || line.toString().contains("Name of"));
            assertEquals(List.of(), lines("--people", "--game", "flow"));
        }
    }

    private String puzzles() throws IOException {
        Path file = folder.resolve("puzzles.txt");
        PrintStream both = new PrintStream(said, true, StandardCharsets.UTF_8);
        PeoplesPlay people =
                new ConsentedPlay(given -> folder.resolve("tablee.db").toString());
        new PuzzlesCommand(both, both, people).run(List.of("--game", "circus", "--people", "--out", file.toString()));
        return Files.readString(file);
    }

    /** The table of a match has a deal that others play too, until this time by the calendar. */
    private static void sealed(Store store, String table, int revision, long untilMillis) {
        MeetingTerms apart = new MeetingTerms(TableTerms.Visibility.LINK, TimeControl.RELAXED, false, false);
        TableTerms terms = TableTerms.of("circus", 2, Map.of())
                .with(apart)
                .with(CountingTerms.of(SameDeal.daily("2026-11-18", untilMillis)));
        String text = Json.text(TableRecord.of(table, terms, "ann-id", 0));
        Tables.Document daily = new Tables.Document(text, "circus", "over", false, "code-" + table, List.of());
        store.write(Change.of(3, new Tables.Revision(table, revision, Optional.of(daily), 0, 0, 1, Tables.NEVER, 0)))
                .join();
    }

    @Test
    @DisplayName(
            "Puzzles come from matches of people who agreed, with nothing in them that says who or when, and none once one takes it back")
    void puzzlesOfPeople() throws IOException {
        try (Store store = Store.open(folder.resolve("tablee.db").toString())) {
            for (String each : List.of("ann-id", "bob-id"))
                store.people()
                        .add(
                                new People.Person(each, "Name of " + each, "en", false, false),
                                each.getBytes(StandardCharsets.UTF_8),
                                1)
                        .join();
            List<MatchFile> files = new ArrayList<>();
            for (int number = 1; number <= 12; number++)
                files.add(store(
                        store, "table-" + number, String.format("%02x", number).repeat(32), "ann-id", "bob-id"));
            store.people().studies().give("ann-id", 1).join();
            assertEquals("", puzzles(), "one of two is not enough");
            store.people().studies().give("bob-id", 1).join();
            String found = puzzles();
            assertFalse(found.isEmpty(), "something was found");
            for (String trace : List.of("ann", "bob", "Name", "table-", "gone-", "person"))
                assertFalse(found.contains(trace), trace);
            for (MatchFile file : files) {
                assertFalse(found.contains(file.seed().orElseThrow().hex()), "the seed leads to the match");
                assertFalse(found.contains(file.commitment().orElseThrow()), "so does its promise");
            }
            store.people().studies().takeBack("bob-id").join();
            assertEquals("", puzzles());
        }
    }

    @Test
    @DisplayName(
            "TABLE-62: A match whose deal others still play is in no data set, and in the next one once they cannot")
    void sealed() throws IOException {
        try (Store store = Store.open(folder.resolve("tablee.db").toString())) {
            for (String each : List.of("ann-id", "bob-id")) {
                People.Person person = new People.Person(each, each, "en", false, false);
                store.people()
                        .add(person, each.getBytes(StandardCharsets.UTF_8), 1)
                        .join();
                store.people().studies().give(each, 1).join();
            }
            store(store, "table-one", SEED, "ann-id", "bob-id");
            sealed(store, "gone-table-one", 0, System.currentTimeMillis() + 3_600_000);
            assertEquals(List.of(), lines("--people"));
            sealed(store, "gone-table-one", 1, System.currentTimeMillis() - 1);
            assertEquals(1, lines("--people").size());
        }
    }

    @Test
    @DisplayName("What belongs to bots and what belongs to people is not mixed")
    void mistakes() {
        assertTrue(run("--people", "--bots", "casual").contains("--bots is for bots"));
        assertTrue(run("--db", "x").contains("--db goes with --people."));
        assertTrue(run("--people", "--game", "chess").contains("chess"));
    }
}
