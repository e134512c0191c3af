package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.wire.MatchFile;
import tablee.wire.Verdict;
import tablee.wire.Verifier;

/** Every game from the first seat taken to the last entry, by people and by bots. */
class WholeGamesTest {
    private static final int MOST_STEPS = 20_000;

    private static TableTerms terms(String game) {
        return TableTerms.of(game, 2, Map.of());
    }

    @ParameterizedTest
    @ValueSource(strings = {"circus", "flow", "pluvionautes", "rando"})
    @DisplayName("A game is played to its end by a person and a bot, through crashes, and verifies")
    void personAndBot(String game) {
        TableScene scene = TableScene.playing(terms(game), "ann", "RANDOM");
        for (int step = 0; scene.record().isPlaying(); step++) {
            assertTrue(step < MOST_STEPS, "no end");
            advance(scene, step);
        }
        int[] ranks = scene.table().ranks().orElseThrow();
        assertEquals(2, ranks.length);
        // Who wins and loses together has not drawn.
        assertEquals(ranks[0] == ranks[1] && !game.equals("flow"), scene.table().isTied(0));
        scene.ask("ann", "download");
        Verdict verdict =
                Verifier.verify(MatchFile.read(scene.last("ann", "file").path("file")));
        assertTrue(verdict.fair(), verdict.sentence());
    }

    private static void advance(TableScene scene, int step) {
        if (step % 37 == 36) crashAndCompare(scene);
        if (!scene.thoughts().isEmpty()) scene.botsThink(1);
        else if (!scene.sight("ann", 0).path("moves").isEmpty()) scene.playAny();
        scene.pass(scene.sight("ann", 0).path("moves").isEmpty() ? 1_000 : 300);
    }

    /** What comes back from the store looks the same, byte for byte. */
    private static void crashAndCompare(TableScene scene) {
        scene.ask("ann", "sync");
        JsonNode before = scene.last("ann", "update");
        scene.crash();
        scene.connect("ann");
        assertEquals(before.toString(), scene.last("ann", "update").toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"circus", "flow", "pluvionautes", "rando"})
    @DisplayName("A game is played to its end by bots alone")
    void botsOnly(String game) {
        TableScene scene = TableScene.playing(terms(game), "RANDOM", "RANDOM");
        for (int step = 0; scene.record().isPlaying(); step++) {
            assertTrue(step < MOST_STEPS, "no end");
            scene.botsThink(1);
            scene.pass(500);
        }
        assertEquals(2, scene.last("ann", "update").at("/result/ranks").size());
    }
}
