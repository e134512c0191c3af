package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.browser.PageHouse;
import tablee.core.Game;
import tablee.core.Games;
import tablee.lab.page.Section;
import tablee.wire.json.Json;

/** How fast the expert thinks in a page, beside this platform in the same run. {@code ./tablee bench house} writes the figures into docs/benchmarks.md. */
class PageSpeedTest {
    private static final boolean NOTE = Boolean.getBoolean("tablee.note");
    /** The first rounds are to warm up, on both sides. */
    private static final int WARM_UP = NOTE ? 3 : 0;

    private static final int ROUNDS = NOTE ? 5 : 1;
    private static final int ITERATIONS = NOTE ? 10_000 : 200;
    private static final long MATCH = 22;

    private static final String THINK = """
            async ([game, request]) => {
              window.house ??= new Worker('/house-worker.js', { type: 'module' });
              const begin = performance.now();
              const answer = await new Promise((done) => {
                window.house.onmessage = ({ data }) => done(data.answer);
                window.house.postMessage({ kind: 'think', id: 1, game, request: JSON.parse(request) });
              });
              return JSON.stringify({ answer, micros: Math.round(1000 * (performance.now() - begin)) });
            }""";

    private final List<Long> here = new ArrayList<>();
    private final List<Long> there = new ArrayList<>();

    @Test
    @DisplayName(
            "The expert's moves are the same in chromium and here; how many iterations a second both make is said, and not judged")
    void speed() throws IOException {
        StringBuilder rows = new StringBuilder();
        try (Visitor visitor = Site.open().visitor().go("/about")) {
            PageHouse house = new PageHouse();
            for (Game<?> game : Games.all()) {
                if (!BoardGames.hasBoard(game.card().id())) continue;
                List<Integer> counts = game.card().seatCounts();
                for (int seats : List.of(game.card().fewestSeats(), counts.get(counts.size() - 1))) {
                    rounds(visitor, house, game, seats);
                    rows.append(row(game.card().id() + "/" + seats));
                }
            }
        }
        System.out.println(rows);
        if (NOTE) note(rows.toString());
    }

    /** In turn, so that whatever else the machine does is beside both. */
    private void rounds(Visitor visitor, PageHouse house, Game<?> game, int seats) {
        here.clear();
        there.clear();
        List<ObjectNode> decisions = PageHashTest.decisions(DealtMatch.usual(game, seats, MATCH), seats, ITERATIONS);
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            // A match of its own each time, or the tree of the last decision would be used again.
            ObjectNode think =
                    decisions.get(Math.floorMod(round, decisions.size())).put("match", seats + " " + round);
            String text = Json.text(think);
            long begin = System.nanoTime();
            JsonNode mine = Json.parse(house.answer(text));
            long nanos = System.nanoTime() - begin;
            JsonNode page = Json.parse(
                    (String) visitor.page().evaluate(THINK, List.of(game.card().id(), text)));
            assertEquals(mine, page.path("answer"), game.card().id());
            if (round < 0) continue;
            here.add(nanos / 1000);
            there.add(page.path("micros").longValue());
        }
    }

    private String row(String what) {
        List<Double> shares = new ArrayList<>();
        for (int i = 0; i < here.size(); i++) shares.add(100.0 * here.get(i) / Math.max(1, there.get(i)));
        return String.format(
                Locale.ROOT,
                "| %s | %,.0f | %,.0f | %.0f %% | %.0f to %.0f %% |%n",
                what,
                1e6 * ITERATIONS / median(here),
                1e6 * ITERATIONS / median(there),
                median(shares),
                Collections.min(shares),
                Collections.max(shares));
    }

    private static <T extends Number & Comparable<T>> double median(List<T> values) {
        return values.stream().sorted().toList().get(values.size() / 2).doubleValue();
    }

    private static void note(String rows) throws IOException {
        String report = String.format(
                        "%nMeasured on %s by `./tablee bench house` in chromium and on Java %s, decision by decision in turn, %,d iterations each; medians"
                                + " of %d, by the clock.%n%n",
                        LocalDate.now(), System.getProperty("java.version"), ITERATIONS, ROUNDS)
                + "| game/seats | iterations a second here | in the page | of this platform's | least and most |\n"
                + "|---|---|---|---|---|\n" + rows;
        Path root = Path.of(Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"));
        Section.write(root.resolve("docs/benchmarks.md"), "house", report);
    }
}
