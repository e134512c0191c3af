package tablee.pluvionautes.rules;

import tablee.core.BadInput;
import tablee.core.Dice;
import tablee.core.FastDice;

/**
 * The advanced set-up (PLUV-13), found by a search that always ends: all pieces are shuffled, then pairs are exchanged as
 * long as that makes nothing worse, until nothing is wrong. A search that takes too many steps is given up for the one from
 * seed 0, which is known to succeed.
 */
public final class AdvancedSetup {
    private static final int KNOWN_SEED = 0;

    private final PluvionautesNumbers numbers;
    private final int[] pieces = new int[Hex.CELLS];
    private final Dice dice;
    private int faults;
    private int steps;

    private AdvancedSetup(PluvionautesNumbers numbers, int seed) {
        this.numbers = numbers;
        dice = new FastDice(seed);
        int place = 0;
        for (int kind = 0; kind < numbers.kinds(); kind++) {
            for (int i = 0; i < numbers.count(kind); i++) pieces[place++] = numbers.piece(kind);
        }
        for (int i = Hex.CELLS; i > 1; i--) exchange(i - 1, dice.roll(i));
        faults = faults();
    }

    static AdvancedSetup find(PluvionautesNumbers numbers, int seed) {
        AdvancedSetup search = new AdvancedSetup(numbers, seed);
        return search.succeeds() ? search : known(numbers);
    }

    private static AdvancedSetup known(PluvionautesNumbers numbers) {
        AdvancedSetup search = new AdvancedSetup(numbers, KNOWN_SEED);
        if (!search.succeeds()) throw new BadInput("With this ruleset no advanced set-up is found.");
        return search;
    }

    /** Whether there is an advanced set-up with these numbers; otherwise {@link BadInput}. */
    public static void check(PluvionautesNumbers numbers) {
        known(numbers);
    }

    int piece(int place) {
        return pieces[place];
    }

    int steps() {
        return steps;
    }

    private boolean succeeds() {
        while (faults > 0 && steps < numbers.searchSteps()) step();
        return faults == 0;
    }

    private void step() {
        int one = dice.roll(Hex.CELLS);
        int other = dice.roll(Hex.CELLS);
        steps++;
        exchange(one, other);
        int now = faults();
        if (now <= faults) faults = now;
        else exchange(one, other);
    }

    private void exchange(int one, int other) {
        int piece = pieces[one];
        pieces[one] = pieces[other];
        pieces[other] = piece;
    }

    /** By how much herds and plantations miss what is asked for, over all groups. */
    private int faults() {
        Sky sky = new Sky(numbers);
        for (int place = 0; place < Hex.CELLS; place++) sky.put(pieces[place], Hex.at(place));
        int sum = 0;
        for (Terrain terrain : Terrain.values()) sum += faults(sky, terrain);
        return sum;
    }

    private int faults(Sky sky, Terrain terrain) {
        int sum = 0;
        int largest = 0;
        long group;
        for (long left = sky.islands(terrain); left != 0; left &= ~group) {
            group = sky.group(terrain, Hex.first(left));
            int herd = 0;
            int plantation = 0;
            for (long cells = group; cells != 0; cells &= cells - 1) {
                int island = sky.islandAt(Hex.first(cells));
                herd += Piece.animals(island);
                plantation += Piece.plantation(island);
            }
            largest = Math.max(largest, herd);
            sum += Math.max(0, herd - numbers.mostHerd()) + Math.max(0, plantation - numbers.mostPlantation());
        }
        return sum + Math.max(0, numbers.leastHerd() - largest);
    }
}
