package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.lab.page.Section;
import tablee.wire.json.Json;

/** How long an answer about a move takes in the page, beside the server's. {@code ./tablee bench house} writes the figures into docs/benchmarks.md. */
class PageDelayTest {
    private static final boolean NOTE = Boolean.getBoolean("tablee.note");
    private static final int ASKED = NOTE ? 200 : 10;

    /** The way to a server of a house near by, there and back, which this machine has not. */
    private static final int USUAL_WAY_MILLIS = 30;

    private static final String ASK = """
            async ([tag, word, tries, times]) => {
              const { stage } = document.querySelector(tag);
              const micros = [];
              for (let i = 0; i < times; i++) {
                const begin = performance.now();
                await (tries ? stage.try(word) : stage.why(word));
                micros.push(Math.round(1000 * (performance.now() - begin)));
              }
              return JSON.stringify(micros);
            }""";

    @Test
    @DisplayName(
            "In each game the page answers \"why not?\" and what a move would bring by itself; how soon, and how soon the server, is said and not judged")
    void delays() throws IOException {
        StringBuilder rows = new StringBuilder();
        for (String game : NOTE ? AskedInThePageTest.games() : BoardGames.someBoards()) {
            List<List<Long>> server = asked(game, false);
            List<List<Long>> page = asked(game, true);
            rows.append(String.format(
                    Locale.ROOT,
                    "| %s | %s | %s | %s | %s |%n",
                    game,
                    told(page.get(0)),
                    told(server.get(0)),
                    told(page.get(1)),
                    told(server.get(1))));
        }
        System.out.println(rows);
        if (NOTE) note(rows.toString());
    }

    /** In microseconds, sorted: why a word is refused, and what a move would bring. */
    private static List<List<Long>> asked(String game, boolean kept) {
        try (Visitor visitor = Site.open().visitorWithWorkers().named("Ann").go("/")) {
            Page page = visitor.page();
            if (kept) KeptHouse.keep(page);
            List<String> sent = new ArrayList<>();
            page.onWebSocket(line -> line.onFrameSent(frame -> sent.add(frame.text())));
            BoardPlay play = new BoardPlay(
                    visitor, game, visitor.against(game, BoardGames.seats(game), BoardGames.untimed(game)));
            assertTrue(play.mine());
            if (kept) assertTrue(AskedInThePageTest.untilThePage(page, game, sent), "the page answers by itself");
            sent.clear();
            List<List<Long>> micros = List.of(
                    micros(page, game, "nonsense", false),
                    micros(page, game, play.moves().get(0), true));
            long questions =
                    sent.stream().filter(AskedInThePageTest::isQuestion).count();
            assertEquals(kept ? 0 : 2 * ASKED, questions, game);
            return micros;
        }
    }

    private static List<Long> micros(Page page, String game, String word, boolean tries) {
        JsonNode all = Json.parse((String) page.evaluate(ASK, List.of(BoardGames.tag(game), word, tries, ASKED)));
        List<Long> micros = new ArrayList<>();
        all.forEach(each -> micros.add(each.longValue()));
        return micros.stream().sorted().toList();
    }

    private static String told(List<Long> micros) {
        return String.format(
                Locale.ROOT,
                "%.1f (%.1f)",
                micros.get(micros.size() / 2) / 1000.0,
                micros.get(micros.size() * 95 / 100) / 1000.0);
    }

    private static void note(String rows) throws IOException {
        String report = String.format(
                        "%nMeasured on %s by `./tablee bench house` in chromium, %d questions of each kind, one after the other, with the server on the"
                                + " same machine: milliseconds, the median and in brackets what 95 of a hundred stay below. To a server elsewhere its"
                                + " way comes on top, %d ms there and back where it is near.%n%n",
                        LocalDate.now(), ASKED, USUAL_WAY_MILLIS)
                + "| game | \"why not?\" in the page | by the server | what a move brings, in the page | by the server |\n"
                + "|---|---|---|---|---|\n" + rows;
        Path root = Path.of(Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"));
        Section.write(root.resolve("docs/benchmarks.md"), "delay", report);
    }
}
