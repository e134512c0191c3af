package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;
import static tablee.table.Checks.lastEntry;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.State;
import tablee.table.clock.TimeControl;
import tablee.table.terms.AbsenceTerms;
import tablee.table.terms.TableTerms;

/** Flow's rounds on the table's clock. */
class RoundsTest {
    private static final TableTerms FLOW = TableTerms.of("flow", 3, Map.of("first", "0"));

    private final TableScene scene = TableScene.playing(FLOW, "ann", "bob", "RANDOM");

    private List<Entry> byClock() {
        return scene.entries().stream()
                .filter(entry -> entry.actor() == Actor.CLOCK)
                .toList();
    }

    @Test
    @DisplayName("TABLE-27: the first round waits for its people, and begins once all of them are ready")
    void firstRound() {
        assertTrue(scene.thoughts().isEmpty());
        scene.pass(600_000);
        assertDone(scene.ask("ann", "ready"));
        int version = scene.version();
        assertTrue(scene.last("bob", "seating").at("/chairs/0/ready").booleanValue());
        assertDone(scene.ask("bob", "ready"));
        assertEquals(version + 1, scene.version());
        assertEquals(2, lastEntry(scene).actor());
        assertEquals(660_000, scene.last("ann", "update").at("/clock/dueAt").longValue());
    }

    @Test
    @DisplayName(
            "TABLE-27, FLOW-56: a round started by everybody's readiness is told as the table's, one started by a seat as its own")
    void credited() {
        scene.ask("ann", "ready");
        scene.ask("bob", "ready");
        String told = scene.last("ann", "update").toString();
        assertTrue(told.contains("round-opened") && !told.contains("round-started"), told);
        TableScene other = TableScene.playing(FLOW, "ann", "bob", "RANDOM");
        other.play("ann", 0, "start");
        assertTrue(other.last("bob", "update").toString().contains("round-started"));
    }

    @Test
    @DisplayName("TABLE-27, FLOW-57: an untimed round under No Communication waits for everybody's readiness too")
    void untimedSilence() {
        Map<String, String> options =
                Map.of("first", "0", "round", "untimed", "scenarios", "no-communication", "turns", "4");
        TableScene silent = TableScene.playing(TableTerms.of("flow", 2, options), "ann", "bob");
        int version = silent.version();
        silent.pass(600_000);
        silent.ask("ann", "ready");
        assertEquals(version, silent.version());
        silent.ask("bob", "ready");
        assertEquals(version + 1, silent.version());
    }

    @Test
    @DisplayName("TABLE-27: after a wave a bot starts the next round after 20 seconds, or when everybody is ready")
    void nextRounds() {
        scene.play("ann", 0, "start");
        scene.pass(60_000);
        assertEquals(60_000, byClock().get(0).at());
        long after = lastEntry(scene).at();
        scene.pass(19_999);
        assertEquals(after, lastEntry(scene).at());
        scene.ask("ann", "ready");
        scene.pass(1);
        assertEquals(80_000, lastEntry(scene).at());
        assertFalse(
                scene.last("bob", "seating").at("/chairs/0/ready").booleanValue(), "who plays is not ready any more");
        assertEquals(2, lastEntry(scene).actor());
        scene.pass(60_000);
        scene.pass(3_000);
        scene.ask("ann", "ready");
        scene.ask("bob", "ready");
        assertEquals(143_000, lastEntry(scene).at());
    }

    @Test
    @DisplayName("TABLE-27: anyone who is not there holds nobody up")
    void awayFromTable() {
        scene.leave("bob");
        scene.ask("ann", "ready");
        assertEquals(2, lastEntry(scene).actor());
    }

    @Test
    @DisplayName("TABLE-4: a move that arrives at the due time finds that the clock has acted")
    void clockFirst() {
        scene.play("ann", 0, "start");
        int version = scene.version();
        scene.oversleep(60_000);
        assertRefused("TABLE-23", "stale", scene.ask("ann", "play", "version", version, "seat", 0, "move", "draw"));
        assertEquals(60_000, byClock().get(0).at());
    }

    @Test
    @DisplayName("TABLE-24: while the game's clock runs, and while a round waits to be started, nobody's own time does")
    void ownTimeStands() {
        TableTerms two = TableTerms.of("flow", 2, FLOW.options());
        TableTerms live =
                two.with(two.meeting().at(TimeControl.live(10_000, 0))).with(new AbsenceTerms(0, "random", false));
        TableScene timed = TableScene.playing(live, "ann", "bob");
        timed.pass(100_000);
        timed.play("ann", 0, "start");
        timed.pass(59_000);
        timed.play("ann", 0, "draw");
        assertEquals(
                "[10000,10000]", timed.last("ann", "update").at("/clock/left").toString());
    }

    @Test
    @DisplayName("A crash in the middle of a round gives nobody less time than the round has left")
    void crash() {
        scene.play("ann", 0, "start");
        scene.pass(20_000);
        scene.crash();
        scene.connect("ann");
        assertEquals(20_000, scene.last("ann", "update").at("/clock/at").longValue());
        assertEquals(
                40_000, scene.table().wakeAtUpMillis(scene.now()) - scene.now().upMillis());
        scene.pass(40_000);
        assertEquals(1, byClock().size());
    }

    @Test
    @DisplayName("Where only bots play, rounds start at once")
    void botsOnly() {
        TableScene bots = TableScene.playing(FLOW, "RANDOM", "RANDOM", "RANDOM");
        assertTrue(bots.table().wakeAtUpMillis(bots.now()) < State.NEVER);
        bots.botsThink(5);
        assertTrue(bots.version() > 5);
    }

    @Test
    @DisplayName("TABLE-33: while the game's clock runs, a bot decides no faster than a brisk person")
    void pace() {
        TableScene bots = TableScene.playing(FLOW, "RANDOM", "RANDOM", "RANDOM");
        bots.pass(1);
        assertEquals(2_500, bots.thoughts().get(0).pauseMillis());
    }
}
