package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.table.budget.Budget;
import tablee.table.message.Command;
import tablee.table.seats.Caller;
import tablee.table.seats.TableRecord;
import tablee.table.terms.Lesson;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** What strangers can make one table keep and do, as {@code docs/security.md} lists it. */
class BudgetsAtTableTest {
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());

    private final TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");

    private void comeIn(String connection, String person) {
        scene.command(new Command.Connect(connection, new Caller(person, person, false), "en", "", -1));
    }

    private void lookOn(int count) {
        for (int i = 0; i < count; i++) scene.connect("eve" + i);
    }

    @Test
    @DisplayName("BUDGET-43: somebody who is not there cannot be muted, and nobody mutes more than fifty")
    void muted() {
        assertRefused("TABLE-29", "no-such-person", scene.ask("bob", "mute", "person", "x".repeat(8_000), "on", true));
        lookOn(51);
        for (int i = 0; i < 50; i++) {
            scene.pass(250);
            assertDone(scene.ask("bob", "mute", "person", "eve" + i, "on", true));
        }
        assertRefused("TABLE-28", "too-many", scene.ask("bob", "mute", "person", "eve50", "on", true));
        assertDone(scene.ask("bob", "mute", "person", "eve7", "on", false));
        assertDone(scene.ask("bob", "mute", "person", "eve50", "on", true));
    }

    @Test
    @DisplayName("BUDGET-44, TABLE-23: however much onlookers ask, what a seat asks twice is done once")
    void answers() {
        String word = scene.sight("bob", 1).at("/moves/0/word").textValue();
        String move =
                Json.text(Map.of("do", "play", "id", "once", "version", scene.version(), "seat", 1, "move", word));
        JsonNode first = scene.askText("bob", move);
        assertDone(first);
        int version = scene.version();
        lookOn(70);
        for (int i = 0; i < 70; i++)
            for (int n = 0; n < 20; n++) scene.askWithId("eve" + i, "q" + n, "sync", "version", 0);
        assertEquals(first, scene.askText("bob", move));
        assertEquals(version, scene.version());
        int kept = 70 * Budget.ANSWERS_KEPT.count() + 2 * Budget.ANSWERS_KEPT.count();
        assertTrue(scene.table().answersKept() <= kept, "kept " + scene.table().answersKept());
    }

    @Test
    @DisplayName("BUDGET-63: the match is shown ten times at once and once more every half second, and then refused")
    void syncs() {
        for (int i = 0; i < 10; i++) assertDone(scene.ask("bob", "sync"));
        assertRefused("TABLE-28", "too-fast", scene.ask("bob", "sync"));
        assertDone(scene.ask("ann", "sync"));
        scene.pass(500);
        assertDone(scene.ask("bob", "sync"));
        assertRefused("TABLE-28", "too-fast", scene.ask("bob", "sync"));
    }

    @Test
    @DisplayName(
            "BUDGET-41: people at a table are told of onlookers at once, and then once a second, however many come")
    void comings() {
        scene.pass(1_000);
        scene.command(new Command.Wake());
        scene.pass(1_000);
        scene.forgetReceived();
        lookOn(50);
        assertEquals(1, seatings("bob"));
        assertEquals(1, seatings("eve40"), "who comes is told, and nothing more");
        scene.pass(1_000);
        scene.command(new Command.Wake());
        assertEquals(2, seatings("bob"));
        assertEquals(50, scene.last("bob", "seating").path("spectators").intValue());
        scene.pass(60_000);
        assertEquals(2, seatings("bob"));
    }

    private long seatings(String person) {
        return scene.received(person).stream()
                .filter(each -> each.path("event").asText().equals("seating"))
                .count();
    }

    @Test
    @DisplayName("BUDGET-41: a hundred look on and no more; people in seats always find their way in")
    void onlookers() {
        lookOn(100);
        scene.connect("late");
        assertEquals("full-house", scene.last("late", "bye").path("key").textValue());
        scene.leave("bob");
        scene.connect("bob");
        assertDone(scene.ask("bob", "sync"));
        scene.leave("eve0");
        scene.connect("eve100");
        assertFalse(scene.hasReceived("eve100", "bye"));
    }

    @Test
    @DisplayName("BUDGET-42: who opens a table a ninth time loses the oldest place, and never the newest")
    void places() {
        for (int i = 1; i < 8; i++) comeIn("ann" + i, "ann");
        assertFalse(scene.hasReceived("ann", "bye"));
        comeIn("ann8", "ann");
        assertEquals("too-many-places", scene.last("ann", "bye").path("key").textValue());
        assertFalse(scene.hasReceived("ann8", "bye"));
    }

    @Test
    @DisplayName("BUDGET-45: of those whom the host sent away the last hundred are remembered")
    void sentAway() {
        for (int i = 0; i < 103; i++) {
            scene.pass(250);
            scene.connect("eve" + i);
            assertDone(scene.ask("ann", "remove", "person", "eve" + i));
        }
        assertEquals(Budget.SENT_AWAY.count(), scene.record().removed().size());
        scene.connect("eve102");
        assertEquals("removed", scene.last("eve102", "bye").path("key").textValue());
    }

    @Test
    @DisplayName("BUDGET-18: what everybody is told of is done sixty times at once, and then four times a second")
    void seatings() {
        for (int i = 0; i < 60; i++) scene.ask("ann", "ready");
        assertRefused("TABLE-28", "too-fast", scene.ask("ann", "ready"));
        scene.pass(250);
        assertDone(scene.ask("ann", "ready"));
        assertRefused("TABLE-28", "too-fast", scene.ask("ann", "ready"));
    }

    @Test
    @DisplayName("BUDGET-17: nobody is worn down by proposals: ten at once, then one a second")
    void proposals() {
        for (int i = 0; i < 10; i++) {
            assertDone(scene.ask("ann", "propose", "what", "pause"));
            assertDone(scene.ask("bob", "decline"));
        }
        assertRefused("TABLE-28", "too-fast", scene.ask("ann", "propose", "what", "pause"));
        assertDone(scene.ask("bob", "propose", "what", "pause"));
    }

    @Test
    @DisplayName(
            "BUDGET-16, BUDGET-40: a replay comes in parts of bounded length, twenty at once, and is whole in the end")
    void replays() {
        TableScene rando = TableScene.playing(TableTerms.of("rando", 2, Map.of()), "ann", "bob");
        rando.playOn(60);
        rando.ask("ann", "resign", "seat", 0);
        int entries = rando.version();
        int seen = 0;
        while (seen < entries) {
            rando.pass(250);
            assertDone(rando.ask("ann", "replay", "viewer", "all", "from", seen, "count", 50));
            JsonNode frames = rando.last("ann", "frames").path("frames");
            int last = frames.path(frames.size() - 1).toString().length();
            assertTrue(frames.toString().length() - last <= Budget.REPLAY_PART.most() + frames.size());
            seen += frames.size();
        }
        assertEquals(entries, seen);
        rando.pass(10_000);
        for (int i = 0; i < 20; i++) assertDone(rando.ask("ann", "download"));
        assertRefused("TABLE-28", "too-fast", rando.ask("ann", "replay", "viewer", "all", "from", 0, "count", 1));
    }

    @Test
    @DisplayName("BUDGET-15, TABLE-32: five hints at once; one that nobody had the time to think through says so")
    void hints() {
        TableTerms taught = TableLessonTest.taught(CIRCUS, new Lesson(Optional.empty(), List.of()));
        TableScene lesson = TableScene.playing(taught, "ann", "bob");
        for (int i = 0; i < 5; i++) assertDone(lesson.ask("bob", "hint", "seat", 1));
        assertRefused("TABLE-28", "too-fast", lesson.ask("bob", "hint", "seat", 1));
        lesson.command(lesson.thoughts().get(0).noAdvice());
        JsonNode hint = lesson.last("bob", "hint");
        assertEquals(0, hint.path("advice").size());
        assertEquals("no-time", hint.at("/refused/key").textValue());
        assertFalse(hint.at("/refused/message").textValue().isEmpty());
    }

    @Test
    @DisplayName("BUDGET-47: terms with a lesson of any length are refused")
    void terms() {
        List<Lesson.Cue> long1 = Collections.nCopies(1_000, new Lesson.Cue("chance", "a word of a script"));
        TableTerms endless = TableLessonTest.taught(CIRCUS, new Lesson(Optional.empty(), long1));
        assertThrows(BadInput.class, () -> TableRecord.of("t", endless, "ann", 0));
    }

    @Test
    @DisplayName("TABLE-33: bots among themselves wait until somebody looks on")
    void botsWait() {
        TableScene bots = TableScene.playing(CIRCUS, "NOVICE", "NOVICE");
        bots.botsThink(1);
        assertFalse(bots.thoughts().isEmpty());
        bots.leave("ann");
        bots.botsThink(10);
        assertTrue(bots.thoughts().isEmpty());
        assertFalse(bots.table().awaitsBots());
        bots.connect("eve");
        assertFalse(bots.thoughts().isEmpty());
    }
}
