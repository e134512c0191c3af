package tablee.pluvionautes.bots;

import java.util.Arrays;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.PluvionautesNumbers;
import tablee.pluvionautes.rules.Sky;
import tablee.pluvionautes.rules.Terrain;

/** How far the die gets over a sky (PLUV-22), for every number of points at once. */
final class Reach {
    private static final Terrain[] TERRAINS = Terrain.values();
    private static final int MOST_COST = 3;

    /** The cells by what it costs to enter them. */
    private final long[] costing = new long[MOST_COST + 1];

    private int bare;

    void read(Sky sky, PluvionautesNumbers numbers) {
        bare = numbers.cost(0);
        Arrays.fill(costing, 0);
        costing[bare] = Hex.BOARD & ~sky.islands();
        for (Terrain terrain : TERRAINS) costing[numbers.cost(1 + terrain.ordinal())] |= sky.islands(terrain);
    }

    /**
     * Writes the cells that can be reached with 0, 1, 2 and more points.
     *
     * @param lifted islands in the air, which cost nothing more
     */
    void from(int cell, long lifted, long[] within) {
        long one = costing[1] & ~lifted | (bare == 1 ? lifted : 0);
        long two = costing[2] & ~lifted | (bare == 2 ? lifted : 0);
        long three = costing[3] & ~lifted | (bare == 3 ? lifted : 0);
        long reached = Hex.bit(cell);
        long near2 = 0;
        long near3 = 0;
        within[0] = reached;
        for (int spent = 1; spent < within.length; spent++) {
            long near1 = Hex.near(reached);
            reached |= near1 & one | near2 & two | near3 & three;
            within[spent] = reached;
            near3 = near2;
            near2 = near1;
        }
    }
}
