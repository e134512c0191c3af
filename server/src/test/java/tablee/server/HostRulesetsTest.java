package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Games;
import tablee.core.Ruleset;
import tablee.wire.engine.context.Rulesets;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;

/** Rulesets of the host's are offered for every game, played by, and told apart from the game as it comes. */
class HostRulesetsTest {
    /** The files of a folder, which may go away. */
    private record Files(Map<String, String> texts) implements Rulesets {
        @Override
        public Optional<String> text(String name) {
            return Optional.ofNullable(texts.get(name));
        }

        @Override
        public List<String> names() {
            return List.copyOf(texts.keySet());
        }
    }

    private static String changed(String game, String setting, String value) {
        String text = Ruleset.textOf(Games.find(game), Games.find(game).card().newestRuleset())
                .orElseThrow();
        return Ruleset.with(text, setting, value);
    }

    private final Map<String, String> texts = new ConcurrentSkipListMap<>(Map.of(
            "long-walks", changed("rando", "stretches", "5"),
            "one-poster", changed("circus", "winning-posters", "1"),
            "spoilt", "winning-posters = many\n"));

    private final ServerSettings settings = Running.settings().faster(100).offering(new Files(texts));

    @Test
    @DisplayName("They are listed with their game and what they change; one that cannot be played is left out")
    void listed() {
        try (Server server = Server.start(settings)) {
            assertEquals(
                    "{\"rulesets\":[{\"name\":\"long-walks\",\"game\":\"rando\",\"changes\":"
                            + "[{\"setting\":\"stretches\",\"from\":\"3\",\"to\":\"5\"}]},"
                            + "{\"name\":\"one-poster\",\"game\":\"circus\",\"changes\":"
                            + "[{\"setting\":\"winning-posters\",\"from\":\"3\",\"to\":\"1\"}]}]}",
                    new Browser(server).json("/api/rulesets").toString());
        }
    }

    @Test
    @DisplayName("Bad names, another game's, a spoilt file and rated tables are refused in a sentence")
    void refused() {
        try (Server server = Server.start(settings)) {
            Browser ann = Browser.guest(server, "Ann");
            refused(ann, "'ruleset':'none'", "There is no ruleset \\\"none\\\" here.");
            refused(ann, "'ruleset':'../etc'", "There is no ruleset");
            refused(ann, "'ruleset':'long-walks'", "is one of another game.");
            refused(ann, "'ruleset':'spoilt'", "spoilt.ruleset");
            refused(ann, "'ruleset':'one-poster','rated':true", "A rated table has no position, script or ruleset");
        }
    }

    private static void refused(Browser ann, String term, String sentence) {
        String order =
                ("{'terms':{'game':'circus','seats':2," + term + "},'seats':[{'kind':'me'}]}").replace('\'', '"');
        HttpResponse<String> answer = ann.tryPost("/api/tables", order);
        assertEquals(400, answer.statusCode(), answer.body());
        assertTrue(answer.body().contains(sentence), answer.body());
    }

    @Test
    @DisplayName("A match by one replays and verifies, and goes on over a restart, when its file is long gone")
    void outlivesItsFile() {
        String table;
        String cookie;
        try (Server server = Server.start(settings)) {
            Browser ann = Browser.guest(server, "Ann");
            cookie = ann.cookie();
            table = ann.table("{'terms':{'game':'circus','seats':2,'ruleset':'one-poster'},"
                            + "'seats':[{'kind':'me'},{'kind':'bot','level':'random'}],'start':true}")
                    .path("table")
                    .textValue();
            JsonNode about = ann.json("/api/tables/" + table);
            assertEquals("[\"own-ruleset\"]", about.path("notes").toString());
            assertEquals("1", about.at("/changes/0/to").textValue());
            texts.clear();
            ann.sit(table).await("update");
        }
        try (Server server = Server.start(settings)) {
            Browser ann = new Browser(server).with(cookie);
            Robot robot = new Robot(ann, table, 1);
            robot.playToTheEnd();
            assertTrue(robot.line().ask("{'do':'download'}").path("ok").booleanValue());
            MatchFile file = MatchFile.read(robot.line().await("file").path("file"));
            Verdict verdict = Verifier.verify(file);
            assertTrue(verdict.fair() && verdict.sentence().contains("a ruleset of its own"), verdict.sentence());
        }
    }
}
