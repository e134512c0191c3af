package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;
import static tablee.table.Checks.tableMoves;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;

class ProposalRequestsTest {
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());

    private final TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");

    @Test
    @DisplayName("TABLE-22: an undo happens once every person agrees, and brings back the view from before")
    void undo() {
        JsonNode before = scene.sight("ann", 0).path("view");
        scene.play("bob", 1, "swap");
        assertEquals(1, scene.sight("bob", 1).path("undo").intValue());
        assertDone(scene.ask("bob", "propose", "what", "undo"));
        assertEquals("undo", scene.last("ann", "seating").at("/proposal/kind").textValue());
        assertDone(scene.ask("ann", "agree"));
        assertEquals(before, scene.sight("ann", 0).path("view"));
        assertEquals(List.of("undo 1"), tableMoves(scene));
        assertEquals(
                "undo 1",
                scene.last("ann", "update").at("/sights/0/lines/0/table").textValue());
        assertEquals(Optional.empty(), scene.record().proposal());
    }

    @Test
    @DisplayName(
            "TABLE-22: an undo takes back everything from the proposer's last move on, and stops at what was revealed")
    void undoReachesBack() {
        scene.play("bob", 1, "flip");
        assertRefused("TABLE-22", "nothing-to-undo", scene.ask("bob", "propose", "what", "undo"));
        scene.play("bob", 1, "swap");
        scene.play("ann", 0, "swap");
        assertEquals(2, scene.sight("bob", 1).path("undo").intValue());
        scene.ask("bob", "propose", "what", "undo");
        scene.ask("ann", "agree");
        assertEquals(List.of("undo 2"), tableMoves(scene));
        assertRefused("TABLE-22", "nothing-to-undo", scene.ask("bob", "propose", "what", "undo"));
    }

    @Test
    @DisplayName("TABLE-22: a move or a refusal ends a proposed undo; nobody outside the seats has a say")
    void declined() {
        scene.play("bob", 1, "swap");
        scene.ask("bob", "propose", "what", "undo");
        scene.play("bob", 1);
        assertRefused("TABLE-22", "nothing-proposed", scene.ask("ann", "agree"));
        scene.ask("ann", "propose", "what", "pause");
        scene.connect("eve");
        assertRefused("TABLE-21", "not-seated", scene.ask("eve", "agree"));
        assertDone(scene.ask("bob", "decline"));
        assertRefused("TABLE-22", "nothing-proposed", scene.ask("ann", "agree"));
        assertEquals(List.of(), tableMoves(scene));
    }

    @Test
    @DisplayName("TABLE-22: a proposal is not replaced by another one; asking for the same is agreeing")
    void oneAtATime() {
        scene.ask("ann", "propose", "what", "pause");
        assertRefused("TABLE-22", "proposed-already", scene.ask("bob", "propose", "what", "abandon"));
        assertRefused("TABLE-22", "proposed-already", scene.ask("ann", "propose", "what", "abandon"));
        assertEquals("pause", scene.last("bob", "seating").at("/proposal/kind").textValue());
        assertDone(scene.ask("bob", "propose", "what", "pause"));
        assertEquals(List.of("pause"), tableMoves(scene));
    }

    @Test
    @DisplayName("TABLE-22: what was proposed in a match does not stand in the way of a rematch")
    void pastWithTheEnd() {
        scene.ask("ann", "propose", "what", "pause");
        scene.ask("bob", "resign", "seat", 1);
        assertDone(scene.ask("ann", "propose", "what", "rematch"));
        assertEquals(
                "rematch", scene.last("bob", "seating").at("/proposal/kind").textValue());
    }

    @Test
    @DisplayName("TABLE-22: bots never object")
    void bots() {
        TableScene alone = TableScene.playing(CIRCUS, "ann", "RANDOM");
        alone.botsThink(20);
        assertDone(alone.ask("ann", "propose", "what", "pause"));
        assertEquals(List.of("pause"), tableMoves(alone));
        assertDone(alone.ask("ann", "propose", "what", "resume"));
        assertEquals(List.of("pause", "resume"), tableMoves(alone));
    }

    @Test
    @DisplayName("TABLE-22: while the match is paused game time stands, and nobody is offered a move")
    void pause() {
        TableScene live = TableScene.playing(LiveClocksTest.terms(60_000, 0, false), "ann", "bob");
        live.pass(10_000);
        live.ask("ann", "propose", "what", "pause");
        live.ask("bob", "agree");
        assertEquals(50_000, live.last("bob", "update").at("/clock/left/1").longValue());
        assertTrue(live.sight("bob", 1).path("moves").isEmpty());
        live.pass(1_000_000);
        live.ask("ann", "propose", "what", "resume");
        live.ask("bob", "agree");
        live.pass(5_000);
        live.play("bob", 1);
        assertEquals(15_000, Checks.lastEntry(live).at());
    }

    @Test
    @DisplayName("TABLE-22: an abandoned match is over, without ranks")
    void abandon() {
        scene.ask("ann", "propose", "what", "abandon");
        scene.ask("bob", "agree");
        assertEquals(TableRecord.Phase.OVER, scene.record().phase());
        assertTrue(scene.last("ann", "update").at("/result/ranks").isMissingNode());
        assertRefused("TABLE-22", "not-playing", scene.ask("bob", "propose", "what", "pause"));
    }

    @Test
    @DisplayName("TABLE-31: in a rematch everybody moves on by one seat, and the new match has a new log")
    void rematch() {
        assertRefused("TABLE-30", "not-over", scene.ask("ann", "propose", "what", "rematch"));
        scene.ask("ann", "resign", "seat", 0);
        scene.ask("ann", "propose", "what", "rematch");
        scene.ask("bob", "agree");
        assertTrue(scene.record().chairs().get(0).belongsTo("bob"));
        assertTrue(scene.record().chairs().get(1).belongsTo("ann"));
        assertEquals("t.2", scene.last("ann", "update").path("match").textValue());
        assertEquals(
                scene.version(), scene.last("ann", "update").path("version").intValue());
        assertDone(scene.play("ann", 1));
    }
}
