package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.table.Checks.tableMoves;
import static tablee.table.RatedAbsenceTest.DUEL;
import static tablee.table.RatedAbsenceTest.assertEnded;
import static tablee.table.RatedAbsenceTest.playing;
import static tablee.table.RatedAbsenceTest.rated;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.clock.TimeControl;
import tablee.table.terms.TableTerms;

/** Somebody who could move where results count, and does not (TABLE-51). */
class StallingTest {
    @Test
    @DisplayName("TABLE-51: without a clock nobody wins by not moving until the other one goes")
    void stalled() {
        TableScene scene = playing(DUEL, "ann", "bob");
        assertEquals(List.of(1), scene.table().awaited());
        scene.leave("ann");
        scene.pass(1_800_000);
        assertEquals(List.of(), tableMoves(scene), "bob could move");
        while (!scene.table().awaited().equals(List.of(0))) scene.playAny();
        scene.pass(59_999);
        assertEquals(List.of(), tableMoves(scene), "she has the whole time from when she is awaited");
        scene.pass(1);
        assertEnded(scene, new int[] {2, 1}, 0);
        TableTerms clock = DUEL.with(DUEL.meeting().at(TimeControl.live(600_000, 0)));
        TableScene timed = playing(clock, "ann", "bob");
        timed.leave("ann");
        timed.pass(60_000);
        assertEnded(timed, new int[] {2, 1}, 0);
    }

    @Test
    @DisplayName("TABLE-51: without a clock, who does not move for an hour has left, also beside an empty seat")
    void anHour() {
        for (boolean alone : List.of(false, true)) {
            TableScene scene = playing(DUEL, "ann", "bob");
            if (alone) scene.leave("ann");
            scene.pass(3_599_999);
            assertEquals(List.of(), tableMoves(scene));
            scene.pass(1);
            assertEnded(scene, new int[] {1, 2}, 1);
        }
        TableScene moved = playing(DUEL, "ann", "bob");
        moved.pass(3_599_999);
        moved.playAny();
        moved.pass(3_599_999);
        assertEquals(List.of(), tableMoves(moved), "from each move on");
    }

    @Test
    @DisplayName(
            "TABLE-51: that hour begins anew after our downtime and once somebody is there again, and of more a bot plays on")
    void anHourAnew() {
        TableScene scene = playing(DUEL, "ann", "bob");
        scene.pass(3_000_000);
        scene.crash();
        scene.pass(86_400_000);
        RatedTablesTest.come(scene, "bob", "bob", true);
        scene.pass(3_599_999);
        assertEquals(List.of(), tableMoves(scene));
        scene.pass(1);
        assertEnded(scene, new int[] {1, 2}, 1);
        TableScene three = playing(rated("rando", 3), "ann", "bob", "cleo");
        int seat = three.table().awaited().get(0);
        three.pass(3_600_000);
        assertEquals(List.of("takeover " + seat), tableMoves(three));
    }

    @Test
    @DisplayName("TABLE-51: nobody has that hour where results do not count, nor where a clock runs")
    void noHour() {
        TableTerms usual = TableTerms.of("circus", 2, Map.of());
        TableTerms days = DUEL.with(DUEL.meeting().at(TimeControl.days(2)));
        for (TableTerms each : List.of(usual, days)) {
            TableScene scene = playing(each, "ann", "bob");
            scene.pass(86_400_000);
            assertEquals(List.of(), tableMoves(scene));
        }
    }
}
