package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;
import static tablee.table.Checks.tableMoves;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.message.Command;
import tablee.table.seats.Caller;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** What others can and cannot do while a bot plays for somebody, and what it is worth. In these deals seat 1 begins. */
class StandInTest {
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());

    private static TableScene bobIsAway() {
        TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");
        scene.play("bob", 1, "flip");
        scene.play("bob", 1, "swap");
        scene.play("ann", 0, "swap");
        scene.leave("bob");
        scene.pass(60_000);
        assertEquals(List.of("takeover 1"), tableMoves(scene));
        return scene;
    }

    @Test
    @DisplayName(
            "TABLE-22: while a bot plays for somebody, the others neither undo, nor pause, nor abandon without them")
    void alone() {
        for (String what : List.of("undo", "pause", "abandon")) {
            TableScene scene = bobIsAway();
            assertDone(scene.ask("ann", "propose", "what", what));
            assertEquals(List.of("takeover 1"), tableMoves(scene), what);
            scene.connect("bob");
            assertDone(scene.ask("bob", "agree"));
            assertEquals(3, tableMoves(scene).size(), what);
        }
    }

    @Test
    @DisplayName("TABLE-22: anyone who gave the seat up is not asked, and a pause ends without those who stay away")
    void notAsked() {
        TableScene three = TableScene.playing(TableTerms.of("rando", 3, Map.of()), "ann", "bob", "cleo");
        three.ask("bob", "resign", "seat", 1);
        three.ask("ann", "propose", "what", "abandon");
        assertDone(three.ask("cleo", "agree"));
        assertEquals(TableRecord.Phase.OVER, three.record().phase());
        TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");
        scene.ask("ann", "propose", "what", "pause");
        scene.ask("bob", "agree");
        scene.leave("bob");
        scene.pass(60_000);
        assertDone(scene.ask("ann", "propose", "what", "resume"));
        assertEquals(List.of("pause", "takeover 1", "resume"), tableMoves(scene));
    }

    @Test
    @DisplayName(
            "TABLE-24: who ran out of time cannot take the seat back before the bot has moved, and so stalls nobody")
    void stalling() {
        TableScene scene = TableScene.playing(LiveClocksTest.terms(60_000, 0, false), "ann", "bob");
        scene.pass(60_000);
        for (int i = 0; i < 5; i++) {
            assertRefused("TABLE-24", "out-of-time", scene.ask("bob", "back"));
            scene.leave("bob");
            scene.connect("bob");
        }
        assertRefused(
                "TABLE-24",
                "out-of-time",
                scene.ask("bob", "play", "version", scene.version(), "seat", 1, "move", "flip 1"));
        assertEquals(List.of("takeover 1"), tableMoves(scene));
        scene.botsThink(1);
        assertEquals(1, Checks.lastEntry(scene).actor(), "the bot's move stands");
        assertDone(scene.ask("bob", "back"));
    }

    @Test
    @DisplayName("TABLE-24: each time there is half as much time again, down to a second, also after a crash")
    void everLess() {
        TableScene scene = TableScene.playing(LiveClocksTest.terms(60_000, 0, false), "ann", "RANDOM");
        scene.botsThink(20);
        scene.pass(60_000);
        for (long grace : new long[] {6_000, 3_000, 1_500, 1_000, 1_000}) {
            for (int i = 0; i < 50 && scene.record().isPlaying() && isOutOfTime(scene); i++) scene.botsThink(1);
            assertDone(scene.ask("ann", "back"));
            for (int i = 0; i < 50 && !scene.someoneCanPlay(); i++) scene.botsThink(1);
            assertEquals(grace, scene.last("ann", "update").at("/clock/left/0").longValue());
            scene.crash();
            scene.connect("ann");
            scene.pass(grace);
        }
    }

    private static boolean isOutOfTime(TableScene scene) {
        return scene.table().play().orElseThrow().isOutOfTime(0);
    }

    @Test
    @DisplayName("TABLE-29: a host cannot send an opponent away in mid-match; those who run the server can")
    void noSendingAway() {
        TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");
        assertRefused("TABLE-29", "in-a-match", scene.ask("ann", "remove", "person", "bob"));
        assertEquals(List.of(), tableMoves(scene));
        scene.command(new Command.Connect("root", new Caller("root", "root", true), "en", "", -1));
        assertDone(scene.ask("root", "remove", "person", "bob"));
        assertEquals(List.of("takeover 1"), tableMoves(scene));
        assertTrue(scene.record().chairs().get(1).resigned());
    }

    @Test
    @DisplayName("TABLE-29: where spectators are not allowed, those who came before are shown out as the match begins")
    void shownOut() {
        TableTerms closed =
                Json.read(Json.text(CIRCUS).replace("\"spectators\":true", "\"spectators\":false"), TableTerms.class);
        TableScene scene = new TableScene(closed);
        scene.connect("eve");
        scene.command(new Command.Connect("root", new Caller("root", "root", true), "en", "", -1));
        Gathering.begin(scene, "ann", "bob");
        assertEquals("no-spectators", scene.last("eve", "bye").path("key").textValue());
        assertFalse(scene.hasReceived("eve", "update"));
        assertTrue(scene.hasReceived("root", "update"), "those who run the server may look");
        assertEquals(1, scene.last("ann", "seating").path("spectators").intValue());
    }

    @Test
    @DisplayName(
            "TABLE-31: a rematch that began without somebody is theirs once they make a move; bots sit on empty seats")
    void rematch() {
        TableScene scene = TableScene.playing(CIRCUS, "ann", "bob");
        scene.ask("ann", "resign", "seat", 0);
        assertTrue(scene.table().outcome().isPlayed(0), "a first match is what one sat down to");
        scene.leave("bob");
        assertDone(scene.ask("ann", "propose", "what", "rematch"));
        assertFalse(scene.table().outcome().isPlayed(0));
        scene.connect("bob");
        while (!scene.table().outcome().isPlayed(0)) scene.playAny();
        assertTrue(scene.record().chairs().get(0).belongsTo("bob"));
        TableScene sent = TableScene.playing(CIRCUS, "ann", "bob");
        sent.ask("bob", "resign", "seat", 1);
        assertDone(sent.ask("ann", "remove", "person", "bob"));
        assertDone(sent.ask("ann", "propose", "what", "rematch"));
        assertTrue(sent.record().isFull());
    }

    @Test
    @DisplayName("TABLE-38: a seat is left when a bot plays it at the end, or has made most of its moves")
    void left() {
        TableScene scene = bobIsAway();
        assertTrue(scene.table().outcome().isLeft(1));
        scene.connect("bob");
        assertFalse(scene.table().outcome().isLeft(1), "two moves are Bob's own");
        TableScene lazy = TableScene.playing(CIRCUS, "ann", "bob");
        lazy.leave("bob");
        lazy.pass(60_000);
        lazy.botsThink(2);
        lazy.connect("bob");
        assertTrue(lazy.table().outcome().isLeft(1), "the bot has made all its moves");
        assertFalse(lazy.table().outcome().isLeft(0));
    }
}
