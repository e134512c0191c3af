package tablee.pluvionautes.bots;

import java.util.Arrays;
import tablee.pluvionautes.rules.Cloud;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.Sky;
import tablee.pluvionautes.rules.Terrain;

/**
 * What the islands of a sky yield, and what they would if one island stood elsewhere or one cloud more were anchored. Only the groups of
 * the terrains that change are counted again, so that all that a turn can bring is tried out in a few microseconds.
 *
 * <p>Knows no weather dice: what they double depends on the whole way to an island.
 */
final class Harvest {
    private static final Terrain[] TERRAINS = Terrain.values();
    private static final int KINDS = TERRAINS.length;

    private final int[] pieces = new int[Hex.LIMIT];
    private final int[] rain = new int[Hex.LIMIT];
    private final int[] animals = new int[Hex.LIMIT];
    private final int[] plants = new int[Hex.LIMIT];
    private final long[] islands = new long[KINDS];
    private final Groups[] groups = {new Groups(), new Groups(), new Groups()};
    private final Groups rest = new Groups();
    private int lifted;

    /** The yields of the sky that was read, by terrain and then by plantation and herd: best and second. */
    private final int[] best = new int[2 * KINDS];

    private final int[] second = new int[2 * KINDS];

    void read(Sky sky) {
        rains(sky);
        for (int kind = 0; kind < KINDS; kind++) {
            islands[kind] = sky.islands(TERRAINS[kind]);
            for (long left = islands[kind]; left != 0; left &= left - 1) {
                int cell = Hex.first(left);
                pieces[cell] = sky.islandAt(cell);
                animals[cell] = living(pieces[cell], rain[cell]);
                plants[cell] = growing(pieces[cell], rain[cell]);
            }
            groups[kind].part(islands[kind], animals, plants);
            groups[kind].count();
            note(kind, groups[kind], best, second);
        }
    }

    private void rains(Sky sky) {
        Arrays.fill(rain, 0);
        for (int way = 0; way < Hex.WAYS; way++) {
            fall(sky.anchored(Cloud.RAIN.ordinal(), way), Hex.step(way), 1);
            fall(sky.anchored(Cloud.SUN.ordinal(), way), Hex.step(way), -1);
        }
    }

    private void fall(long lower, int step, int amount) {
        for (long left = lower; left != 0; left &= left - 1) {
            int cell = Hex.first(left);
            rain[cell] += amount;
            rain[cell + step] += amount;
        }
    }

    private static int living(int island, int rain) {
        return Math.max(0, Piece.animals(island) - rain);
    }

    private static int growing(int island, int rain) {
        return Math.max(0, Piece.plantation(island) + rain);
    }

    private static void note(int kind, Groups from, int[] bests, int[] seconds) {
        bests[kind] = from.bestPlantation;
        bests[KINDS + kind] = from.bestHerd;
        seconds[kind] = from.secondPlantation;
        seconds[KINDS + kind] = from.secondHerd;
    }

    /** Writes what is yielded now; goods are counted as {@link tablee.pluvionautes.rules.Goods} does. */
    void now(int[] bests, int[] seconds) {
        System.arraycopy(best, 0, bests, 0, best.length);
        System.arraycopy(second, 0, seconds, 0, second.length);
    }

    int terrain(int cell) {
        return Piece.terrain(pieces[cell]);
    }

    /** Takes an island up, to try where it could be put. */
    void lift(int cell) {
        lifted = pieces[cell];
        rest.part(islands[Piece.terrain(lifted)] & ~Hex.bit(cell), animals, plants);
    }

    /** Writes what its terrain would yield with the lifted island on this cell. */
    void put(int cell, int[] bests, int[] seconds) {
        rest.countWith(cell, living(lifted, rain[cell]), growing(lifted, rain[cell]));
        note(Piece.terrain(lifted), rest, bests, seconds);
    }

    /** Writes what would be yielded with a cloud between two cells that brings this much rain. */
    void anchor(int one, int other, int amount, int[] bests, int[] seconds) {
        change(one, amount);
        change(other, amount);
        settle(one, bests, seconds);
        settle(other, bests, seconds);
        change(one, -amount);
        change(other, -amount);
    }

    private void change(int cell, int amount) {
        rain[cell] += amount;
        if (!stands(cell)) return;
        int herd = living(pieces[cell], rain[cell]);
        int plantation = growing(pieces[cell], rain[cell]);
        groups[terrain(cell)].add(cell, herd - animals[cell], plantation - plants[cell]);
        animals[cell] = herd;
        plants[cell] = plantation;
    }

    private void settle(int cell, int[] bests, int[] seconds) {
        if (!stands(cell)) return;
        groups[terrain(cell)].count();
        note(terrain(cell), groups[terrain(cell)], bests, seconds);
    }

    private boolean stands(int cell) {
        return Hex.has(islands[0] | islands[1] | islands[2], cell);
    }
}
