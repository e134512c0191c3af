package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.message.Effects;
import tablee.table.terms.TableTerms;

class ChatLogTest {
    private final TableScene scene = TableScene.playing(TableTerms.of("circus", 2, Map.of()), "ann", "bob");

    private static String lastLine(TableScene scene, String person) {
        var lines = scene.last(person, "chat").path("lines");
        return lines.get(lines.size() - 1).path("text").textValue();
    }

    @Test
    @DisplayName("TABLE-28: what is typed stays text, in one line and not too long")
    void text() {
        assertDone(scene.ask("ann", "say", "text", "  <script>\n\u0007hi\u202e</script> 👩‍👧 "));
        assertEquals("<script> hi</script> 👩‍👧", lastLine(scene, "bob"));
        scene.ask("ann", "say", "text", "x".repeat(1_000));
        assertEquals(400, lastLine(scene, "bob").length());
        assertRefused("TABLE-28", "nothing-said", scene.ask("ann", "say", "text", " \u200b\n "));
    }

    @Test
    @DisplayName("TABLE-28, BUDGET-14: nobody talks more than five times at once, and once more every two seconds")
    void limit() {
        for (int i = 0; i < 5; i++) assertDone(scene.ask("ann", "say", "text", "line " + i));
        assertRefused("TABLE-28", "too-fast", scene.ask("ann", "ping", "at", "3"));
        assertDone(scene.ask("bob", "say", "text", "I still can"));
        scene.pass(2_000);
        assertDone(scene.ask("ann", "say", "text", "again"));
        assertRefused("TABLE-28", "too-fast", scene.ask("ann", "say", "text", "and again"));
        scene.pass(10_000);
        for (int i = 0; i < 5; i++) assertDone(scene.ask("ann", "say", "text", "line " + i));
    }

    @Test
    @DisplayName("TABLE-28: during a match, people in seats do not hear the spectators")
    void spectators() {
        scene.connect("eve");
        scene.connect("fay");
        assertDone(scene.ask("eve", "say", "text", "the clown is under 3"));
        assertEquals("the clown is under 3", lastLine(scene, "fay"));
        assertFalse(scene.hasReceived("ann", "chat"));
        scene.leave("ann");
        scene.connect("ann");
        assertFalse(scene.hasReceived("ann", "chat"));
        assertRefused("TABLE-21", "not-seated", scene.ask("eve", "ping", "at", "3"));
    }

    @Test
    @DisplayName("TABLE-28: whom a person mutes, that person does not hear, and others do")
    void mute() {
        scene.connect("eve");
        assertDone(scene.ask("bob", "mute", "person", "ann", "on", true));
        scene.ask("ann", "say", "text", "hello");
        assertFalse(scene.hasReceived("bob", "chat"));
        assertEquals("hello", lastLine(scene, "eve"));
        scene.ask("bob", "mute", "person", "ann", "on", false);
        scene.ask("ann", "ping", "at", "7");
        assertEquals("7", scene.last("bob", "ping").path("at").textValue());
    }

    @Test
    @DisplayName("TABLE-28: a line that was said can be reported")
    void report() {
        scene.ask("ann", "say", "text", "rude");
        assertDone(scene.ask("bob", "report", "line", 0, "reason", "rude"));
        assertRefused("TABLE-28", "nothing-said", scene.ask("bob", "report", "line", 9, "reason", "?"));
        assertEquals(
                List.of("bob"), scene.reports().stream().map(Effects.Report::by).toList());
    }

    @Test
    @DisplayName(
            "TABLE-28, FLOW-73: under No Communication nobody talks or points from the start of a round to the wave")
    void closed() {
        TableTerms silent = TableTerms.of("flow", 2, Map.of("first", "0", "scenarios", "no-communication"));
        TableScene flow = TableScene.playing(silent, "ann", "bob");
        flow.play("ann", 0, "start");
        assertFalse(flow.last("ann", "update").path("talk").booleanValue());
        assertRefused("TABLE-28", "talk-is-closed", flow.ask("ann", "say", "text", "psst"));
        assertRefused("TABLE-28", "talk-is-closed", flow.ask("bob", "ping", "at", "a1"));
        flow.pass(60_000);
        assertTrue(flow.last("ann", "update").path("talk").booleanValue());
        assertDone(flow.ask("bob", "say", "text", "phew"));
    }

    @Test
    @DisplayName(
            "TABLE-28: once a match is over its game closes no talk any more, also where it was given up in the middle of a round")
    void openAgain() {
        TableTerms silent = TableTerms.of("flow", 2, Map.of("first", "0", "scenarios", "no-communication"));
        TableScene flow = TableScene.playing(silent, "ann", "bob");
        flow.play("ann", 0, "start");
        flow.ask("ann", "propose", "what", "abandon");
        assertDone(flow.ask("bob", "agree"));
        assertTrue(flow.last("bob", "update").path("talk").booleanValue());
        assertDone(flow.ask("bob", "say", "text", "another time"));
    }

    @Test
    @DisplayName("Lines are kept, and anyone who comes later reads them")
    void kept() {
        scene.ask("ann", "say", "text", "hello");
        scene.crash();
        scene.connect("eve");
        assertEquals("hello", lastLine(scene, "eve"));
    }
}
