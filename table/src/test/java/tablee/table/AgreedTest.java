package tablee.table;

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
import tablee.core.BadInput;
import tablee.table.message.Command;
import tablee.table.seats.Caller;
import tablee.table.seats.Chair;
import tablee.table.seats.LessonTable;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.terms.Lesson;
import tablee.table.terms.TableNote;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** What a host cannot do to those who have sat down. */
class AgreedTest {
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());
    private static final List<Lesson.Cue> CUES = List.of(new Lesson.Cue("1", "flip 4"));

    private static ObjectNode position() {
        TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");
        return (ObjectNode)
                Json.tree(scene.table().play().orElseThrow().match().state().position());
    }

    private static TableTerms from(Optional<ObjectNode> start, List<Lesson.Cue> script) {
        return TableLessonTest.taught(CIRCUS, new Lesson(start, script));
    }

    private static TableTerms quiet(TableTerms terms) {
        return Json.read(Json.text(terms).replace("\"spectators\":true", "\"spectators\":false"), TableTerms.class);
    }

    private static TableRecord seated(TableTerms terms, Chair first, Chair second) {
        return TableRecord.of("t", terms, "ann", 0).with(0, first).with(1, second);
    }

    @Test
    @DisplayName("TABLE-37: a host brings in neither a position nor a script once the table is made")
    void change() {
        TableScene scene = new TableScene(CIRCUS);
        scene.connect("ann");
        for (TableTerms rigged : List.of(from(Optional.of(position()), List.of()), from(Optional.empty(), CUES))) {
            assertEquals(
                    "bad-request",
                    scene.ask("ann", "change", "terms", rigged)
                            .at("/refused/key")
                            .textValue());
            assertEquals(CIRCUS, scene.record().terms());
        }
    }

    @Test
    @DisplayName("TABLE-37: a table from a position says so to everybody, and a change of terms does not wash it away")
    void fromPosition() {
        TableScene scene = new TableScene(from(Optional.of(position()), List.of()));
        scene.connect("ann");
        scene.connect("bob");
        assertDone(scene.ask("ann", "change", "terms", CIRCUS));
        for (String person : List.of("ann", "bob")) {
            JsonNode seating = scene.last(person, "seating");
            assertEquals("[\"from-position\"]", seating.path("notes").toString());
            assertFalse(seating.toString().contains("\"ring\""), "what lies hidden there stays hidden");
        }
        assertEquals(List.of(), CIRCUS.notes());
        assertEquals(List.of(TableNote.OWN_RULESET), CIRCUS.withData("x").notes());
    }

    @Test
    @DisplayName("TABLE-36: a script is for one person with bots, begun at once, by link and without spectators")
    void lesson() {
        TableTerms script = quiet(from(Optional.of(position()), CUES));
        Chair ann = Chair.person("ann", "Ann");
        Chair bot = Chair.bot("random");
        TableRecord lesson = seated(script, ann, bot);
        assertEquals(lesson, LessonTable.check(lesson, true));
        assertEquals(List.of(TableNote.LESSON, TableNote.FROM_POSITION), script.notes());
        for (TableRecord open : List.of(
                seated(script, ann, Chair.OPEN),
                seated(script, ann, Chair.person("bob", "Bob")),
                seated(script, bot, bot),
                seated(from(Optional.empty(), CUES), ann, bot),
                seated(listed(script), ann, bot))) assertThrows(BadInput.class, () -> LessonTable.check(open, true));
        assertThrows(BadInput.class, () -> LessonTable.check(lesson, false));
        TableRecord plain = seated(CIRCUS, ann, Chair.OPEN);
        assertEquals(plain, LessonTable.check(plain, false));
    }

    private static TableTerms listed(TableTerms terms) {
        return Json.read(Json.text(terms).replace("\"link\"", "\"listed\""), TableTerms.class);
    }

    @Test
    @DisplayName("TABLE-36: nobody opens a seat of a lesson or sits down to it")
    void nobodyJoins() {
        TableScene scene = new TableScene(quiet(from(Optional.empty(), CUES)));
        scene.connect("ann");
        scene.connect("bob");
        assertRefused("TABLE-36", "only-a-lesson", scene.ask("bob", "sit", "seat", 0));
        assertRefused("TABLE-36", "only-a-lesson", scene.ask("ann", "clear", "seat", 0));
        assertRefused("TABLE-36", "only-a-lesson", scene.ask("ann", "seat-bot", "seat", 0, "level", "random"));
        assertRefused("TABLE-36", "only-a-lesson", scene.ask("ann", "change", "terms", CIRCUS));
    }

    @Test
    @DisplayName(
            "TABLE-39: who sat down to other terms has not agreed to these, and the match cannot start over their head")
    void otherTerms() {
        TableScene scene = new TableScene(CIRCUS);
        scene.connect("ann");
        scene.connect("bob");
        scene.ask("ann", "sit", "seat", 0);
        scene.ask("bob", "sit", "seat", 1);
        assertDone(scene.ask("ann", "change", "terms", CIRCUS));
        assertTrue(scene.record().chairs().get(1).belongsTo("bob"), "nothing has changed");
        assertDone(scene.ask("ann", "change", "terms", LiveClocksTest.terms(1_000, 0, true)));
        assertTrue(scene.record().chairs().get(0).belongsTo("ann"));
        assertRefused("TABLE-20", "seats-are-open", scene.ask("ann", "start"));
        assertDone(scene.ask("bob", "sit", "seat", 1, "termsNumber", 2));
        assertDone(scene.ask("ann", "start"));
    }

    @Test
    @DisplayName("TABLE-25: a seat waits for at most thirty days, and a stored table that says more waits for ever")
    void longestWait() {
        for (long wait : new long[] {-1, 30L * 86_400_000 + 1, Long.MAX_VALUE}) {
            assertThrows(BadInput.class, () -> TableRecord.of("t", waiting(wait), "ann", 0));
        }
        TableRecord stored = Json.read(
                Json.text(TableRecord.of("t", CIRCUS, "ann", 0))
                        .replace("\"takeOverAfterMillis\":60000", "\"takeOverAfterMillis\":" + Long.MAX_VALUE),
                TableRecord.class);
        TableScene scene = new TableScene(stored);
        Gathering.begin(scene, "ann", "bob");
        scene.leave("bob");
        scene.pass(365L * 86_400_000);
        assertEquals(List.of(), Checks.tableMoves(scene));
    }

    private static TableTerms waiting(long millis) {
        return Json.read(
                Json.text(CIRCUS).replace("\"takeOverAfterMillis\":60000", "\"takeOverAfterMillis\":" + millis),
                TableTerms.class);
    }

    @Test
    @DisplayName("TABLE-40: the host makes the invitation anew, and sending somebody away does so too")
    void invitation() {
        TableRecord record = TableRecord.of(TableLabel.of("t", "", "old-code"), CIRCUS, "ann", 0);
        TableScene scene = new TableScene(record);
        scene.connect("ann");
        scene.connect("bob");
        assertEquals(
                "/join/old-code", scene.last("ann", "seating").path("invite").textValue());
        assertTrue(scene.last("bob", "seating").path("invite").isMissingNode(), "who has no seat does not invite");
        assertRefused("TABLE-20", "host-only", scene.ask("bob", "renew-invite"));
        assertDone(scene.ask("ann", "renew-invite"));
        String second = scene.record().invite();
        assertTrue(second.matches("[0-9a-f]{32}"), second);
        scene.nextSeed();
        assertDone(scene.ask("ann", "remove", "person", "bob"));
        assertFalse(List.of("old-code", second).contains(scene.record().invite()));
        assertEquals(
                "/join/" + scene.record().invite(),
                scene.last("ann", "seating").path("invite").textValue());
    }

    @Test
    @DisplayName("TABLE-41: without a name one looks on and does nothing else")
    void nameless() {
        TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");
        scene.command(new Command.Connect("x", Caller.nameless("x"), "en", "", -1));
        for (String word : TableRequests.words()) {
            if (List.of("sync", "replay", "download").contains(word)) continue;
            JsonNode answer = scene.askText("x", Checks.request(word));
            assertRefused("TABLE-41", "nameless", answer);
        }
        assertDone(scene.ask("x", "sync"));
        scene.ask("ann", "resign", "seat", 0);
        assertDone(scene.ask("x", "download"));
        assertDone(scene.ask("x", "replay", "viewer", "all", "from", 0, "count", 1));
        assertDone(scene.ask("ann", "remove", "person", Caller.nameless("x").person()));
        assertEquals(List.of(), scene.record().removed(), "nobody can come back as the same nobody");
    }
}
