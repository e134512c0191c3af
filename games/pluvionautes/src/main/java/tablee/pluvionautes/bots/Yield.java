package tablee.pluvionautes.bots;

import tablee.pluvionautes.rules.Cloud;
import tablee.pluvionautes.rules.Goods;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Knock;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Sky;
import tablee.pluvionautes.rules.SkyYield;
import tablee.pluvionautes.rules.Terrain;

/**
 * What the islands yield now, as {@link SkyYield} counts it, but quickly, again and again, and with an eye on what could grow
 * together: of each kind of goods the largest group and the second largest.
 */
final class Yield {
    private static final int GOODS = Goods.values().length;
    private static final Terrain[] TERRAINS = Terrain.values();

    private final int[] best = new int[GOODS];
    private final int[] second = new int[GOODS];
    private final long[] bestGroup = new long[GOODS];
    private long sunny;
    private long wet;
    /** Beside an anchored cloud that changes what grows. */
    private long touched;

    int best(Goods goods) {
        return best[goods.ordinal()];
    }

    int second(Goods goods) {
        return second[goods.ordinal()];
    }

    long bestGroup(Goods goods) {
        return bestGroup[goods.ordinal()];
    }

    Yield of(PluvionautesState state) {
        return of(state, state.sky);
    }

    /** What the islands of another sky would yield under the same weather dice. */
    Yield of(PluvionautesState state, Sky sky) {
        sunny = affected(state.sun, sky);
        wet = affected(state.monsoon, sky);
        touched = beside(sky, Cloud.RAIN) | beside(sky, Cloud.SUN);
        for (Terrain terrain : TERRAINS) groups(sky, terrain);
        return this;
    }

    private static long affected(int knock, Sky sky) {
        return knock == 0 ? 0 : sky.reach(Knock.cells(knock), Knock.value(knock));
    }

    private void groups(Sky sky, Terrain terrain) {
        clear(terrain.plantation().ordinal());
        clear(terrain.herd().ordinal());
        long group;
        for (long left = sky.islands(terrain); left != 0; left &= ~group) {
            group = sky.group(terrain, Hex.first(left));
            long changed = group & (touched | sunny | wet);
            int animals = sky.animals(group & ~changed);
            int plantation = sky.plantations(group & ~changed);
            for (long cells = changed; cells != 0; cells &= cells - 1) {
                int cell = Hex.first(cells);
                int island = sky.islandAt(cell);
                int rain = clouds(sky, cell, Cloud.RAIN) - clouds(sky, cell, Cloud.SUN);
                int living = Math.max(0, Piece.animals(island) - rain);
                int growing = Math.max(0, Piece.plantation(island) + rain);
                animals += Hex.has(sunny, cell) ? 2 * living : living;
                plantation += Hex.has(wet, cell) ? 2 * growing : growing;
            }
            compare(terrain.plantation().ordinal(), plantation, group);
            compare(terrain.herd().ordinal(), animals, group);
        }
    }

    private static long beside(Sky sky, Cloud cloud) {
        long cells = 0;
        for (int way = 0; way < Hex.WAYS; way++) {
            long anchored = sky.anchored(cloud.ordinal(), way);
            cells |= anchored | anchored << Hex.step(way);
        }
        return cells;
    }

    private static int clouds(Sky sky, int cell, Cloud cloud) {
        int clouds = 0;
        for (int way = 0; way < Hex.WAYS; way++) {
            long anchored = sky.anchored(cloud.ordinal(), way);
            clouds += (int) (anchored >>> cell & 1) + (int) (anchored << Hex.step(way) >>> cell & 1);
        }
        return clouds;
    }

    private void clear(int goods) {
        best[goods] = 0;
        second[goods] = 0;
        bestGroup[goods] = 0;
    }

    private void compare(int goods, int total, long group) {
        boolean better = bestGroup[goods] == 0 || total > best[goods];
        second[goods] = better ? best[goods] : Math.max(second[goods], total);
        if (!better) return;
        best[goods] = total;
        bestGroup[goods] = group;
    }
}
