package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.terms.TableTerms;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;

class AfterTheEndTest {
    private static final String SEED = String.format("%064x", TableScene.SEED);

    private final TableScene scene = TableScene.playing(TableTerms.of("circus", 2, Map.of()), "ann", "bob");

    @Test
    @DisplayName("TABLE-30: before the end nobody gets the log, the seed or another seat's eyes")
    void before() {
        scene.playOn(10);
        assertRefused("TABLE-30", "not-over", scene.ask("ann", "download"));
        assertRefused("TABLE-30", "not-over", scene.ask("ann", "replay", "viewer", "1", "from", 0, "count", 5));
        for (String person : new String[] {"ann", "bob"}) {
            assertFalse(scene.received(person).toString().contains(SEED));
        }
    }

    @Test
    @DisplayName("TABLE-30: after the end everybody gets the log with its seed, and it verifies")
    void download() {
        scene.playOn(8);
        String commitment = scene.last("ann", "update").path("commitment").textValue();
        scene.ask("ann", "resign", "seat", 0);
        assertEquals(SEED, scene.last("bob", "update").at("/result/seed").textValue());
        scene.connect("eve");
        assertDone(scene.ask("eve", "download"));
        MatchFile file = MatchFile.read(scene.last("eve", "file").path("file"));
        assertEquals(commitment, file.commitment().orElseThrow());
        assertEquals(scene.entries(), file.entries());
        Verdict verdict = Verifier.verify(file);
        assertTrue(verdict.fair(), verdict.sentence());
    }

    @Test
    @DisplayName("TABLE-30: after the end the match is shown again, entry by entry, through any seat's eyes")
    void replay() {
        scene.playOn(4);
        JsonNode view = scene.sight("bob", 1).path("view");
        int version = scene.version();
        scene.ask("ann", "resign", "seat", 0);
        assertDone(scene.ask("ann", "replay", "viewer", "1", "from", version - 1, "count", 50));
        JsonNode frames = scene.last("ann", "frames");
        assertEquals(version + 1, frames.path("entries").intValue());
        assertEquals(view, frames.at("/frames/0/view"));
        assertEquals("resign 0", frames.at("/frames/1/line/table").textValue());
        assertEquals(
                "bad-request",
                scene.ask("ann", "replay", "viewer", "2", "from", 0, "count", 1)
                        .at("/refused/key")
                        .textValue());
    }
}
