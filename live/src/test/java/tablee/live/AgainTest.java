package tablee.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.table.clock.TimeControl;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** Tables that go and come back. */
class AgainTest {
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());

    @TempDir
    Path folder;

    @Test
    @DisplayName("After a restart of the server everything is there again, and down time is not charged")
    void restart() throws InterruptedException {
        Path file = folder.resolve("restart.db");
        TableTerms live = Json.read(
                Json.text(CIRCUS).replace(Json.text(TimeControl.RELAXED), Json.text(TimeControl.live(600_000, 0))),
                TableTerms.class);
        JsonNode before;
        try (TestCluster house = new TestCluster(file)) {
            Guest[] two = house.playing("t", live);
            two[1].ask("{\"do\":\"say\",\"text\":\"hello\"}");
            int version = two[1].lastUpdate().path("version").intValue();
            two[1].ask("{\"do\":\"play\",\"version\":" + version + ",\"move\":\"swap 1 2\"}");
            two[0].ask("{\"do\":\"sync\"}");
            before = two[0].lastUpdate();
        }
        Thread.sleep(3_000);
        try (TestCluster house = new TestCluster(file)) {
            Guest ann = house.connect("t", "ann");
            JsonNode after = ann.await("update");
            assertEquals(before.at("/sights/0/view"), after.at("/sights/0/view"));
            assertEquals(before.path("version"), after.path("version"));
            assertEquals("hello", ann.await("chat").at("/lines/0/text").textValue());
            long passed =
                    after.at("/clock/at").longValue() - before.at("/clock/at").longValue();
            assertTrue(passed < 3_000, "charged " + passed + " ms");
        }
    }

    @Test
    @DisplayName("A table that nobody needs goes to sleep, and wakes as it was")
    void passivation() throws InterruptedException {
        Duration soon = Duration.ofSeconds(1);
        try (TestCluster house = new TestCluster(folder.resolve("sleep.db"), soon)) {
            Guest[] two = house.playing("t", CIRCUS);
            JsonNode view = two[0].lastUpdate().at("/sights/0/view");
            two[0].hangUp();
            two[1].hangUp();
            two[0].awaitClosed();
            two[1].awaitClosed();
            Thread.sleep(2_500);
            Guest ann = house.connect("t", "ann");
            JsonNode update = ann.await("update");
            assertEquals(view, update.at("/sights/0/view"));
            // A table that had stayed awake would still know that Bob was here once; either way he is away now.
            assertFalse(ann.await("seating").at("/chairs/1/present").booleanValue());
        }
    }
}
