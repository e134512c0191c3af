package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** What is measured of play, and the files that those who run the server take from {@code ops/}. */
class OperationsTest {
    private static final Path OPS = Path.of(System.getProperty("tablee.root")).resolve("ops");
    private static final Pattern METRIC = Pattern.compile("\\b(?:tablee|jvm|process)_[a-z0-9_]+");

    private final Server server = Running.shared();
    private final Browser browser = new Browser(server);

    private String metrics() {
        URI address = URI.create("http://127.0.0.1:" + server.adminPort() + "/metrics");
        return browser.send(HttpRequest.newBuilder(address).build()).body();
    }

    private double number(String name) {
        Optional<String> line =
                metrics().lines().filter(each -> each.startsWith(name + " ")).findFirst();
        return Double.parseDouble(line.orElseThrow().substring(name.length() + 1));
    }

    /** A match against a bot, a move in it, and its end. */
    private void play() {
        Browser ann = Browser.guest(server, "Ann");
        String table = ann.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},"
                        + "{'kind':'bot','level':'random'}],'start':true}")
                .path("table")
                .textValue();
        TestSocket line = ann.sit(table);
        JsonNode update = line.awaitNow(each -> !each.at("/sights/0/moves").isEmpty());
        String move = update.at("/sights/0/moves/0/word").textValue();
        JsonNode answer = line.ask("{'do':'play','version':" + update.path("version") + ",'move':'" + move + "'}");
        assertTrue(answer.path("ok").booleanValue(), answer.toString());
        assertTrue(line.ask("{'do':'resign','seat':0}").path("ok").booleanValue());
        line.awaitNow(each -> each.has("result"));
    }

    @Test
    @DisplayName(
            "Matches, moves, the time of moves and of commits are counted when they happen; tables by phase now and then")
    void counts() throws InterruptedException {
        double started = number("tablee_matches_started_total");
        double finished = number("tablee_matches_finished_total");
        double moves = number("tablee_moves_total");
        double moved = number("tablee_move_seconds_count");
        double commits = number("tablee_commit_seconds_count");
        play();
        assertTrue(number("tablee_matches_started_total") > started);
        assertTrue(number("tablee_matches_finished_total") > finished);
        assertTrue(number("tablee_moves_total") > moves);
        assertTrue(number("tablee_move_seconds_count") > moved);
        assertTrue(number("tablee_commit_seconds_count") > commits);
        assertEquals(1, number("tablee_cluster_members"));
        assertEquals(1, number("tablee_ready"));
        assertEquals(1, number("tablee_database_up"));
        Browser.guest(server, "Ann").table(NewTableJson.begun("circus", NewTableJson.ME));
        for (String phase : List.of("playing", "over")) {
            String tables = "tablee_tables{phase=\"" + phase + "\"}";
            for (int i = 0; i < 2_000 && number(tables) < 1; i++) Thread.sleep(20);
            assertTrue(number(tables) >= 1, tables);
        }
        assertTrue(metrics().contains("tablee_move_seconds_bucket{le=\"0.005\"}"), metrics());
        assertTrue(metrics().contains("tablee_build_info{java="), metrics());
    }

    private static List<String> expressions() throws IOException {
        List<String> rules = Files.readAllLines(OPS.resolve("prometheus/tablee.rules.yml")).stream()
                .map(String::strip)
                .filter(line -> line.startsWith("expr: "))
                .toList();
        JsonNode board = Json.parse(Files.readString(OPS.resolve("grafana/tablee.json")));
        return Stream.concat(rules.stream(), board.findValues("expr").stream().map(JsonNode::textValue))
                .toList();
    }

    @Test
    @DisplayName("Every metric that the dashboard and the alert rules name is there")
    void namesExist() throws IOException {
        browser.get("/api/games");
        Set<String> there = names(metrics());
        List<String> expressions = expressions();
        assertTrue(expressions.size() > 20, "both files are read");
        for (String expression : expressions) {
            Set<String> named = names(expression);
            assertTrue(!named.isEmpty() || expression.startsWith("expr: up{"), expression);
            named.removeAll(there);
            assertEquals(Set.of(), named, expression);
        }
    }

    private static Set<String> names(String text) {
        Set<String> names = new TreeSet<>();
        Matcher matcher = METRIC.matcher(text);
        while (matcher.find()) names.add(matcher.group());
        return names;
    }

    @Test
    @DisplayName("Every alert says for how long, how bad it is, and what to do")
    void alerts() throws IOException {
        String[] alerts =
                Files.readString(OPS.resolve("prometheus/tablee.rules.yml")).split("- alert: ");
        assertTrue(alerts.length > 5);
        for (int i = 1; i < alerts.length; i++)
            for (String part : List.of("expr: ", "for: ", "severity: ", "summary: ", "description: "))
                assertTrue(alerts[i].contains(part), part + " of " + alerts[i]);
    }

    @Test
    @DisplayName("The unit for systemd is the one on the page, and does not name two places for the data")
    void unit() throws IOException {
        String unit = Files.readString(OPS.resolve("tablee.service"));
        String page = Files.readString(OPS.resolveSibling("docs").resolve("hosting.md"));
        assertTrue(page.contains("```\n" + unit + "```"), "docs/hosting.md shows ops/tablee.service");
        assertFalse(unit.contains("TABLEE_DATA="), "with TABLEE_DB in its file it would not start");
        assertTrue(unit.contains("RestartSec=5"), "a database that is away for a moment does not use up all starts");
        assertTrue(unit.contains("StateDirectory=tablee"), "which is where the data lies without it");
    }
}
