package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;
import static tablee.table.Checks.lastEntry;
import static tablee.table.Checks.tableMoves;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.State;
import tablee.table.clock.Now;
import tablee.table.clock.TimeControl;
import tablee.table.message.Command;
import tablee.table.terms.AbsenceTerms;
import tablee.table.terms.TableTerms;

/** In these deals of Flip Circus seat 1 begins. */
class LiveClocksTest {
    static TableTerms terms(long budgetMillis, long incrementMillis, boolean lossOnTime) {
        return terms(TimeControl.live(budgetMillis, incrementMillis), lossOnTime);
    }

    private static TableTerms terms(TimeControl pace, boolean lossOnTime) {
        TableTerms usual = TableTerms.of("circus", 2, Map.of());
        return usual.with(usual.meeting().at(pace)).with(new AbsenceTerms(600_000, "random", lossOnTime));
    }

    @Test
    @DisplayName("TABLE-24: the time of the seat that is to act runs, and each move gives some back")
    void runs() {
        TableScene scene = TableScene.playing(terms(60_000, 2_000, false), "ann", "bob");
        scene.pass(7_000);
        scene.play("bob", 1);
        assertEquals(
                "[60000,55000]", scene.last("ann", "update").at("/clock/left").toString());
        assertEquals("[1]", scene.last("ann", "update").at("/clock/running").toString());
    }

    @Test
    @DisplayName("TABLE-24: at zero a bot plays the seat until its person returns, who then has some time again")
    void botPlays() {
        TableScene scene = TableScene.playing(terms(60_000, 0, false), "ann", "bob");
        scene.pass(60_000);
        assertEquals(List.of("takeover 1"), tableMoves(scene));
        assertEquals(60_000, lastEntry(scene).at());
        assertTrue(scene.sight("bob", 1).path("moves").isEmpty());
        scene.botsThink(1);
        assertEquals(1, lastEntry(scene).actor());
        assertDone(scene.ask("bob", "back"));
        assertEquals(List.of("takeover 1", "return 1"), tableMoves(scene));
        assertEquals(6_000, scene.last("bob", "update").at("/clock/left/1").longValue());
        scene.pass(6_000);
        assertEquals(3, tableMoves(scene).size());
    }

    @Test
    @DisplayName("TABLE-24: between two sides a clock at zero loses the match, where the terms say so")
    void loss() {
        TableScene scene = TableScene.playing(terms(60_000, 0, true), "ann", "bob");
        scene.pass(60_000);
        assertEquals(List.of("timeout 1"), tableMoves(scene));
        assertEquals("[1,2]", scene.last("bob", "update").at("/result/ranks").toString());
        assertEquals(State.NEVER, scene.table().wakeAtUpMillis(scene.now()));
    }

    @Test
    @DisplayName(
            "TABLE-24: a move that arrived before the deadline wins, even if the table was busy and took it up later")
    void arrivedInTime() {
        TableScene scene = TableScene.playing(terms(60_000, 0, true), "ann", "bob");
        Now arrival = new Now(scene.now().upMillis() + 59_999, 0);
        scene.oversleep(61_000);
        String move =
                "{\"do\":\"play\",\"id\":\"m\",\"version\":" + scene.version() + ",\"seat\":1,\"move\":\"flip 1\"}";
        scene.command(new Command.Ask("bob", move), arrival);
        assertEquals(59_999, lastEntry(scene).at());
        assertEquals(1, lastEntry(scene).actor());
    }

    @Test
    @DisplayName("TABLE-24: a move that arrives at the deadline is too late, though the table overslept it")
    void tooLate() {
        TableScene scene = TableScene.playing(terms(60_000, 0, true), "ann", "bob");
        scene.oversleep(60_000);
        assertRefused(
                "TABLE-22",
                "not-playing",
                scene.ask("bob", "play", "version", scene.version(), "seat", 1, "move", "flip 1"));
        assertEquals(60_000, lastEntry(scene).at());
    }

    @Test
    @DisplayName("TABLE-24: with days for a move, each move begins a new time, and being away is no reason for a bot")
    void days() {
        TableScene scene = TableScene.playing(terms(TimeControl.days(3), false), "ann", "bob");
        scene.leave("bob");
        scene.pass(86_400_000);
        scene.connect("bob");
        scene.play("bob", 1);
        assertEquals(
                3 * 86_400_000, scene.last("bob", "update").at("/clock/left/1").longValue());
        scene.pass(3 * 86_400_000);
        assertEquals(List.of("takeover 1"), tableMoves(scene));
    }

    @Test
    @DisplayName("TABLE-24: time in which the server was down is not charged, and the log alone brings the clocks back")
    void crash() {
        TableScene scene = TableScene.playing(terms(60_000, 1_000, true), "ann", "bob");
        scene.pass(10_000);
        scene.play("bob", 1);
        scene.pass(5_000);
        scene.crash();
        scene.connect("bob");
        assertEquals(46_000, scene.last("bob", "update").at("/clock/left/1").longValue());
        assertEquals(15_000, scene.last("bob", "update").at("/clock/at").longValue());
    }

    @Test
    @DisplayName("TABLE-24: a bot's seat has no time to lose")
    void bots() {
        TableScene scene = TableScene.playing(terms(60_000, 0, true), "ann", "RANDOM");
        scene.pass(100_000);
        assertEquals(List.of(), tableMoves(scene));
        assertEquals(1, scene.thoughts().size());
    }
}
