package tablee.pluvionautes.bots;

import tablee.core.Odds;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Landing;
import tablee.pluvionautes.rules.Scatter;

/** Where throws come down (PLUV-32), as shares of {@link #WHOLE}: by the place of the target and that of the cell. Faces are all alike. */
final class ThrowOdds {
    static final int WHOLE = 1 << 14;

    private static final int[][] ON = new int[Hex.CELLS][Hex.CELLS];
    private static final int[] OFF = new int[Hex.CELLS];

    static {
        Odds odds = new Odds();
        for (int target = 0; target < Hex.CELLS; target++) {
            odds.clear();
            Scatter.measured().odds(Hex.at(target), odds);
            read(odds, ON[target]);
            OFF[target] = WHOLE;
            for (int share : ON[target]) OFF[target] -= share;
        }
    }

    private ThrowOdds() {}

    private static void read(Odds odds, int[] on) {
        long[] weights = new long[Hex.CELLS];
        for (int i = 0; i < odds.size(); i++) {
            if (odds.move(i) == Landing.OFF_BOARD) continue;
            weights[Hex.place(Hex.first(Landing.cells(odds.move(i))))] += odds.weight(i);
        }
        for (int place = 0; place < Hex.CELLS; place++) on[place] = (int) (WHOLE * weights[place] / odds.total());
    }

    /** What a throw at this target brings on average, by what each cell brings, and a throw that misses the board. */
    static int expected(int target, int[] byCell, int missed) {
        int[] on = ON[target];
        long sum = (long) OFF[target] * missed;
        for (int place = 0; place < Hex.CELLS; place++) sum += (long) on[place] * byCell[place];
        return (int) (sum / WHOLE);
    }
}
