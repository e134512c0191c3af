package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;
import static tablee.table.Checks.tableMoves;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.message.Command;
import tablee.table.seats.Caller;
import tablee.table.seats.Chair;
import tablee.table.seats.Host;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

class LeavingTest {
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());

    @Test
    @DisplayName("TABLE-25: a bot takes over a leaver's seat after the set time, and the person has it back on return")
    void takeover() {
        TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");
        scene.leave("bob");
        assertFalse(scene.last("ann", "seating").at("/chairs/1/present").booleanValue());
        scene.pass(59_999);
        assertEquals(List.of(), tableMoves(scene));
        scene.pass(1);
        assertEquals(List.of("takeover 1"), tableMoves(scene));
        assertEquals("casual", scene.thoughts().get(0).level());
        scene.botsThink(1);
        assertEquals(1, Checks.lastEntry(scene).actor());
        scene.connect("bob");
        assertEquals(List.of("takeover 1", "return 1"), tableMoves(scene));
        assertFalse(scene.last("ann", "seating").at("/chairs/1/takenOver").booleanValue());
    }

    @Test
    @DisplayName("TABLE-25: where nobody is there who waits, nothing is taken over")
    void nobodyWaits() {
        TableScene scene = TableScene.playing(CIRCUS, "ann", "RANDOM");
        scene.leave("ann");
        scene.pass(3_600_000);
        assertEquals(List.of(), tableMoves(scene));
        assertTrue(scene.table().isDeserted());
    }

    @Test
    @DisplayName("TABLE-25: a person with two windows is there until the last one closes")
    void twoWindows() {
        TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");
        scene.command(new Command.Connect("second", new Caller("bob", "bob", false), "fr", "", -1));
        scene.leave("bob");
        scene.pass(3_600_000);
        assertEquals(List.of(), tableMoves(scene));
        scene.leave("second");
        scene.pass(60_000);
        assertEquals(List.of("takeover 1"), tableMoves(scene));
    }

    @Test
    @DisplayName("A bot's answer to a moment that is past is dropped")
    void lateBot() {
        TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");
        scene.leave("bob");
        scene.pass(60_000);
        scene.connect("bob");
        int version = scene.version();
        scene.botsThink(1);
        assertEquals(version, scene.version());
        assertDone(scene.play("bob", 1));
    }

    @Test
    @DisplayName("TABLE-26: resigning between two sides ends the match")
    void resignTwo() {
        TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");
        assertRefused("TABLE-21", "not-your-seat", scene.ask("ann", "resign", "seat", 1));
        assertDone(scene.ask("ann", "resign", "seat", 0));
        assertEquals("[2,1]", scene.last("bob", "update").at("/result/ranks").toString());
        assertEquals("over", scene.last("bob", "seating").path("phase").textValue());
    }

    @Test
    @DisplayName("TABLE-26: resigning from more than two sides, or one, hands the seat to a bot to the end")
    void resignMany() {
        TableScene scene = TableScene.playing(TableTerms.of("rando", 3, Map.of()), "ann", "bob", "cleo");
        assertDone(scene.ask("bob", "resign", "seat", 1));
        assertEquals(List.of("takeover 1"), tableMoves(scene));
        assertRefused("TABLE-26", "resigned", scene.ask("bob", "resign", "seat", 1));
        assertRefused("TABLE-26", "resigned", scene.ask("bob", "play", "version", 0, "seat", 1, "move", "flip 1"));
        scene.leave("bob");
        scene.connect("bob");
        assertEquals(List.of("takeover 1"), tableMoves(scene));
    }

    @Test
    @DisplayName("Somebody who is forgotten leaves no name and no word behind, and a bot plays on for them")
    void forgotten() {
        TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");
        assertDone(scene.ask("ann", "say", "text", "I live in the green house"));
        scene.command(new Command.Forget("ann"));
        assertEquals(List.of("takeover 0"), tableMoves(scene));
        JsonNode seating = scene.last("bob", "seating");
        assertEquals("bob", seating.path("host").textValue());
        assertEquals("", seating.at("/chairs/0/chair/name").textValue());
        assertFalse(Json.text(scene.table().record()).contains("ann"));
        scene.leave("bob");
        scene.connect("bob");
        assertEquals("", scene.last("bob", "chat").at("/lines/0/text").textValue());
        assertEquals("bye", scene.last("ann", "bye").path("event").textValue());
    }

    @Test
    @DisplayName("Before the start the seat of somebody who is forgotten is open again; in a rematch a bot has it")
    void forgottenBeforeAndAfter() {
        TableRecord record = TableRecord.of("t", CIRCUS, "ann", 0).with(0, Chair.person("ann", "Ann"));
        assertTrue(record.forgetting("ann").chairs().get(0).isOpen());
        TableRecord over = record.with(1, Chair.person("bob", "Bob")).in(TableRecord.Phase.OVER);
        TableRecord again = over.forgetting("ann").next();
        assertEquals(Chair.bot("casual"), again.chairs().get(1), "everybody has moved on by one seat");
        assertEquals(Host.of("bob"), again.host());
    }
}
