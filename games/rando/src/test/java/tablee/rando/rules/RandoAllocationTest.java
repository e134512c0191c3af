package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.FastDice;
import tablee.core.Playout;
import tablee.core.Told;

class RandoAllocationTest {
    private static final int GAMES = 200;

    @Test
    @DisplayName("A random ply allocates nothing")
    void nothingPerPly() {
        RandoState start = RandoTable.fresh(4).s;
        RandoState s = start.copy();
        Playout player = new Playout(new FastDice(1));
        play(start, s, player); // the lists grow to their sizes
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        long plies = play(start, s, player);
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(plies > 100 * GAMES && bytes < plies / 10, bytes + " bytes in " + plies + " plies");
    }

    private static long play(RandoState start, RandoState s, Playout player) {
        long plies = 0;
        for (int i = 0; i < GAMES; i++) {
            s.become(start);
            while (s.toAct() != 0) {
                player.step(s, Told.DEAF);
                plies++;
            }
        }
        return plies;
    }
}
