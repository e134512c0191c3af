package tablee.pluvionautes.rules;

import java.util.Arrays;

/**
 * What the islands yield now (PLUV-40 to 44, 72): printed numbers, then clouds, then nothing below zero, then weather dice;
 * and of each kind of goods the largest group.
 */
public final class SkyYield {
    private final PluvionautesState state;
    private final int[] animals = new int[Hex.LIMIT];
    private final int[] plantation = new int[Hex.LIMIT];
    private final long sunny;
    private final long wet;
    private final int[] best = new int[Goods.values().length];
    private final long[] bestGroup = new long[best.length];

    private SkyYield(PluvionautesState state) {
        this.state = state;
        sunny = affected(state, Weather.SUN);
        wet = affected(state, Weather.MONSOON);
        for (long left = state.sky.islands(); left != 0; left &= left - 1) work(Hex.first(left));
        for (Terrain terrain : Terrain.values()) compare(terrain);
    }

    public static SkyYield of(PluvionautesState state) {
        return new SkyYield(state);
    }

    /** The cells that a weather die affects (PLUV-70). */
    private static long affected(PluvionautesState state, Weather die) {
        int knock = state.weather(die);
        return state.sky.reach(Knock.cells(knock), Knock.value(knock));
    }

    private void work(int cell) {
        int island = state.sky.islandAt(cell);
        int rain = clouds(cell, Cloud.RAIN);
        int sun = clouds(cell, Cloud.SUN);
        int living = Math.max(0, Piece.animals(island) + sun - rain);
        int growing = Math.max(0, Piece.plantation(island) + rain - sun);
        animals[cell] = Hex.has(sunny, cell) ? 2 * living : living;
        plantation[cell] = Hex.has(wet, cell) ? 2 * growing : growing;
    }

    /** How many clouds of this kind are anchored beside a cell. */
    private int clouds(int cell, Cloud cloud) {
        int clouds = 0;
        for (int way = 0; way < Hex.WAYS; way++) {
            long anchored = state.sky.anchored(cloud.ordinal(), way);
            clouds += (int) (anchored >>> cell & 1) + (int) (anchored << Hex.step(way) >>> cell & 1);
        }
        return clouds;
    }

    private void compare(Terrain terrain) {
        long group;
        for (long left = state.sky.islands(terrain); left != 0; left &= ~group) {
            group = state.sky.group(terrain, Hex.first(left));
            compare(terrain.plantation(), group);
            compare(terrain.herd(), group);
        }
    }

    /** Of groups that are equal the one that was found first stays. */
    private void compare(Goods goods, long group) {
        int total = 0;
        for (long left = group; left != 0; left &= left - 1) total += at(goods, Hex.first(left));
        int kind = goods.ordinal();
        if (bestGroup[kind] != 0 && total <= best[kind]) return;
        best[kind] = total;
        bestGroup[kind] = group;
    }

    /** What one island yields of its plantation or its animals. */
    public int at(Goods goods, int cell) {
        return goods.animals() ? animals[cell] : plantation[cell];
    }

    /** Whether a weather die doubles these goods here. */
    boolean doubled(Goods goods, int cell) {
        return Hex.has(goods.animals() ? sunny : wet, cell);
    }

    public int best(Goods goods) {
        return best[goods.ordinal()];
    }

    /** The cells of the group that is best; none if there is no such island. */
    public long bestGroup(Goods goods) {
        return bestGroup[goods.ordinal()];
    }

    /** The score of each seat; 0 without a mission. */
    public int[] totals() {
        int[] totals = new int[state.seats()];
        for (int seat = 0; seat < Dealing.dealt(state); seat++) {
            totals[seat] = worth(Mission.of(state.mission(seat)));
        }
        return totals;
    }

    /** What a mission is worth (PLUV-44). */
    public int worth(Mission mission) {
        PluvionautesNumbers numbers = state.rules.numbers();
        return best(numbers.plantation(mission)) + best(numbers.herd(mission));
    }

    /** The rank of each seat (PLUV-46); equal totals share. */
    int[] ranks() {
        int[] scores = totals();
        return Arrays.stream(scores)
                .map(score -> 1
                        + (int) Arrays.stream(scores)
                                .filter(other -> other > score)
                                .count())
                .toArray();
    }
}
