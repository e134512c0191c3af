package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.table.message.Command;
import tablee.table.seats.Caller;
import tablee.table.seats.TableRecord;
import tablee.table.terms.CountingTerms;
import tablee.table.terms.Lesson;
import tablee.table.terms.TableTerms;
import tablee.table.terms.TeachingTerms;
import tablee.wire.json.Json;

/** Where results count (TABLE-51). */
class RatedTablesTest {
    private static final TableTerms USUAL = TableTerms.of("circus", 2, Map.of());
    private static final TableTerms RATED = USUAL.with(CountingTerms.RATED);

    static void come(TableScene scene, String person, String name, boolean account) {
        Caller.Door door = new Caller.Door(
                "10.0.0.1", true, Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(account));
        scene.command(new Command.Connect(person, new Caller(person, name, false).by(door), "en", "", -1));
    }

    @Test
    @DisplayName("TABLE-51: the terms say so before anybody sits down; those from before say nothing")
    void told() {
        TableScene scene = new TableScene(RATED);
        come(scene, "bob", "Bob", true);
        assertTrue(scene.last("bob", "seating").at("/terms/rated").booleanValue());
        assertTrue(Json.tree(USUAL).path("rated").isMissingNode());
        assertEquals(USUAL, Json.read(Json.text(USUAL), TableTerms.class));
    }

    @Test
    @DisplayName("TABLE-51: one seat a person, who has an account and is no program")
    void who() {
        TableScene scene = new TableScene(RATED);
        come(scene, "ann", "Ann", true);
        come(scene, "guest", "Guest", false);
        come(scene, "robo", "Robo (bot)", true);
        scene.connect("unknown");
        for (String each : new String[] {"guest", "robo", "unknown"})
            assertRefused("TABLE-51", "account-first", scene.ask(each, "sit", "seat", 0));
        assertDone(scene.ask("ann", "sit", "seat", 0));
        assertRefused("TABLE-51", "one-seat-each", scene.ask("ann", "sit", "seat", 1));
        assertDone(scene.ask("ann", "seat-bot", "seat", 1, "level", "casual"));
    }

    @Test
    @DisplayName("TABLE-51: nothing is taken back")
    void undo() {
        TableScene scene = new TableScene(RATED);
        for (String each : new String[] {"ann", "bob"}) come(scene, each, each, true);
        scene.ask("ann", "sit", "seat", 0);
        scene.ask("bob", "sit", "seat", 1);
        assertDone(scene.ask("ann", "start"));
        scene.play("bob", 1, "swap");
        assertRefused("TABLE-51", "no-undo", scene.ask("bob", "propose", "what", "undo"));
        assertDone(scene.ask("bob", "propose", "what", "pause"));
    }

    @Test
    @DisplayName("TABLE-51: a host who is a guest, or has two seats, does not make a table rated that they sit at")
    void changed() {
        TableScene scene = new TableScene(USUAL);
        come(scene, "ann", "Ann", true);
        scene.ask("ann", "sit", "seat", 0);
        scene.ask("ann", "sit", "seat", 1);
        ObjectNode rated = (ObjectNode) Json.tree(RATED);
        assertRefused("TABLE-51", "one-seat-each", scene.ask("ann", "change", "terms", rated));
        scene.ask("ann", "stand", "seat", 1);
        assertDone(scene.ask("ann", "change", "terms", rated));
        assertTrue(scene.record().terms().isRated());
        TableScene guests = new TableScene(USUAL);
        guests.connect("ann");
        guests.ask("ann", "sit", "seat", 0);
        assertRefused("TABLE-51", "account-first", guests.ask("ann", "change", "terms", rated));
    }

    @Test
    @DisplayName("TABLE-51: while a server is away nobody has left, and nobody is taken over for the time that it took")
    void downtime() {
        TableScene scene = new TableScene(RATED);
        for (String each : new String[] {"ann", "bob"}) come(scene, each, each, true);
        scene.ask("ann", "sit", "seat", 0);
        scene.ask("bob", "sit", "seat", 1);
        scene.ask("ann", "start");
        scene.play("bob", 1, "swap");
        scene.crash();
        come(scene, "ann", "ann", true);
        scene.pass(1_000);
        come(scene, "bob", "bob", true);
        scene.pass(1_000);
        assertEquals(List.of(), Checks.tableMoves(scene));
        assertDone(scene.ask("ann", "resign", "seat", 0));
        assertFalse(scene.table().outcome().isLeft(0) || scene.table().outcome().isLeft(1));
    }

    @Test
    @DisplayName("TABLE-51: no hints, and no ruleset or position of its own")
    void alike() {
        TableTerms hints = RATED.with(new TeachingTerms(true, Optional.empty()));
        assertThrows(BadInput.class, () -> TableRecord.of("t", hints, "ann", 0));
        assertThrows(BadInput.class, () -> TableRecord.of("t", RATED.withData("x"), "ann", 0));
    }

    private static void assertNever(Lesson lesson) {
        TableTerms taught = USUAL.with(new TeachingTerms(false, Optional.of(lesson)));
        TableRecord.of("t", taught, "ann", 0);
        BadInput refused =
                assertThrows(BadInput.class, () -> TableRecord.of("t", taught.with(CountingTerms.RATED), "ann", 0));
        assertEquals("A rated table has no position, script or ruleset of its own.", refused.sentence());
    }

    @Test
    @DisplayName("TABLE-51: a match from a position is never rated")
    void positions() {
        TableScene scene = TableScene.playing(USUAL, "ann", "bob");
        ObjectNode position = (ObjectNode)
                Json.tree(scene.table().play().orElseThrow().match().state().position());
        assertNever(new Lesson(Optional.of(position), List.of()));
    }

    @Test
    @DisplayName("TABLE-51: a lesson is never rated")
    void lessons() {
        assertNever(new Lesson(Optional.empty(), List.of(new Lesson.Cue("1", "flip 4"))));
    }

    @Test
    @DisplayName("TABLE-51: a bot of somebody's own plays at no rated table, whatever name it has for the evening")
    void botsOfOnesOwn() {
        TableScene scene = new TableScene(RATED);
        come(scene, "robo", "Robo (bot)", true);
        assertRefused("TABLE-51", "account-first", scene.ask("robo", "sit", "seat", 0, "name", "Robert"));
        TableScene free = new TableScene(USUAL);
        come(free, "robo", "Robo (bot)", true);
        assertDone(free.ask("robo", "sit", "seat", 0));
    }

    @Test
    @DisplayName("TABLE-51: two people at one screen are never rated")
    void oneScreen() {
        TableScene scene = new TableScene(RATED);
        come(scene, "ann", "Ann", true);
        assertDone(scene.ask("ann", "sit", "seat", 0, "name", "Ann"));
        assertRefused("TABLE-51", "one-seat-each", scene.ask("ann", "sit", "seat", 1, "name", "Ben"));
    }

    @Test
    @DisplayName("TABLE-51: where all play together, only what a setting is named by is chosen; all else is as usual")
    void setting() {
        TableTerms hard = TableTerms.of("flow", 3, Map.of("difficulty", "hard", "round", "90", "grace", "15"))
                .with(CountingTerms.RATED);
        assertEquals(
                "flow/3 difficulty=hard round=90", hard.setting().orElseThrow().name());
        hard.check();
        TableTerms other = TableTerms.of("flow", 3, Map.of("shapes", "corner,straight,tee,cross"));
        other.check();
        BadInput refused = assertThrows(
                BadInput.class, () -> other.with(CountingTerms.RATED).check());
        assertEquals(
                "At a rated table of Flow all options are as usual but difficulty, round, turns.", refused.sentence());
        TableTerms.of("circus", 2, Map.of("draw-after", "50"))
                .with(CountingTerms.RATED)
                .check();
    }
}
