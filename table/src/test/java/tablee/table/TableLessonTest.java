package tablee.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.Viewer;
import tablee.table.terms.Diagram;
import tablee.table.terms.Lesson;
import tablee.table.terms.TableTerms;
import tablee.table.terms.TeachingTerms;
import tablee.wire.json.Json;

class TableLessonTest {
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());

    static TableTerms taught(TableTerms terms, Lesson lesson) {
        return terms.with(new TeachingTerms(true, Optional.of(lesson)));
    }

    /** A position in which seat 1 is to act. */
    private static ObjectNode position() {
        TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");
        return (ObjectNode)
                Json.tree(scene.table().play().orElseThrow().match().state().position());
    }

    @Test
    @DisplayName("A lesson starts from its position, and the opponent follows the script")
    void script() {
        List<Lesson.Cue> cues = List.of(new Lesson.Cue("1", "flip 4"), new Lesson.Cue("1", "flip 8"));
        TableScene scene =
                TableScene.playing(taught(CIRCUS, new Lesson(Optional.of(position()), cues)), "ann", "RANDOM");
        assertEquals(2, scene.version());
        assertEquals(1, scene.entries().get(0).actor());
        assertTrue(scene.thoughts().isEmpty());
        assertDone(scene.play("ann", 0));
        assertFalse(scene.received("ann").toString().contains("script"));
        assertTrue(scene.last("ann", "update").path("commitment").isMissingNode());
    }

    @Test
    @DisplayName("A match that ends level is known as drawn")
    void drawn() {
        ObjectNode late = position().put("turn", 100);
        TableScene scene = TableScene.playing(taught(CIRCUS, new Lesson(Optional.of(late), List.of())), "ann", "bob");
        assertFalse(scene.table().outcome().isTied(0), "it is not over");
        for (int i = 0; i < 20 && scene.record().isPlaying(); i++) scene.playAny();
        assertArrayEquals(new int[] {1, 1}, scene.table().outcome().ranks().orElseThrow());
        assertTrue(scene.table().outcome().isTied(0) && scene.table().outcome().isTied(1));
    }

    @Test
    @DisplayName("A lesson's script decides what chance brings, as far as it goes")
    void scriptedChance() {
        TableTerms flow = TableTerms.of("flow", 1, Map.of("round", "untimed", "first", "0"));
        TableScene once = TableScene.playing(flow, "ann");
        List<Lesson.Cue> dealt = once.entries().stream()
                .filter(entry -> entry.actor() == Actor.CHANCE)
                .map(entry -> new Lesson.Cue(
                        "chance",
                        once.table().play().orElseThrow().match().state().write(Actor.CHANCE, entry.move())))
                .toList();
        TableTerms lesson = taught(flow, new Lesson(Optional.empty(), dealt));
        TableScene again = new TableScene(lesson, 99);
        again.connect("ann");
        again.ask("ann", "sit", "seat", 0);
        again.ask("ann", "start");
        assertEquals(once.entries(), again.entries());
    }

    @Test
    @DisplayName("A crash in the middle of a lesson loses nobody's place in the script")
    void crash() {
        List<Lesson.Cue> cues = List.of(new Lesson.Cue("1", "flip 4"), new Lesson.Cue("1", "flip 8"));
        TableScene scene =
                TableScene.playing(taught(CIRCUS, new Lesson(Optional.of(position()), cues)), "ann", "RANDOM");
        scene.crash();
        scene.connect("ann");
        assertEquals(2, scene.version());
    }

    @Test
    @DisplayName("TABLE-32: a hint comes where the terms allow it, to a seat that is to act")
    void hint() {
        TableScene plain = TableScene.playing(CIRCUS, "ann", "bob");
        assertRefused("TABLE-32", "no-hints", plain.ask("bob", "hint", "seat", 1));
        TableScene scene = TableScene.playing(taught(CIRCUS, new Lesson(Optional.empty(), List.of())), "ann", "bob");
        assertRefused("TABLE-1", "not-your-turn", scene.ask("ann", "hint", "seat", 0));
        assertRefused("TABLE-21", "not-your-seat", scene.ask("ann", "hint", "seat", 1));
        assertDone(scene.askWithId("bob", "h", "hint", "seat", 1));
        scene.botsThink(1);
        assertEquals("h", scene.last("bob", "hint").path("id").textValue());
        JsonNode advice = scene.last("bob", "hint").path("advice");
        assertTrue(advice.size() >= 1 && advice.size() <= 4, advice.toString());
        assertTrue(scene.sight("bob", 1)
                .path("moves")
                .toString()
                .contains(advice.path(0).path("word").toString()));
        assertFalse(scene.hasReceived("ann", "hint"));
    }

    @Test
    @DisplayName("A position is drawn without a match, and one that is none is refused")
    void diagram() {
        ObjectNode position = position();
        TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");
        assertEquals(scene.sight("ann", 0).path("view"), Diagram.view(CIRCUS, position, 0));
        assertFalse(Diagram.view(CIRCUS, position, Viewer.SPECTATOR).isEmpty());
        assertThrows(
                BadInput.class, () -> Diagram.view(CIRCUS, position.deepCopy().put("turn", -5), 0));
    }
}
