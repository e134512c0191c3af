package tablee.pluvionautes.bots;

import tablee.pluvionautes.rules.Hex;

/** The groups of one terrain (PLUV-43) with what each of them yields, and the two best yields of both goods. */
final class Groups {
    private final long[] cells = new long[Hex.CELLS];
    private final int[] herds = new int[Hex.CELLS];
    private final int[] plantations = new int[Hex.CELLS];
    private int size;

    int bestHerd;
    int secondHerd;
    int bestPlantation;
    int secondPlantation;

    /** Parts islands of one terrain into groups; what an island yields stands in these lists, by its cell. */
    void part(long islands, int[] animals, int[] plants) {
        size = 0;
        long group;
        for (long left = islands; left != 0; left &= ~group) {
            group = spread(left & -left, islands);
            int herd = 0;
            int plantation = 0;
            for (long rest = group; rest != 0; rest &= rest - 1) {
                int cell = Hex.first(rest);
                herd += animals[cell];
                plantation += plants[cell];
            }
            cells[size] = group;
            herds[size] = herd;
            plantations[size++] = plantation;
        }
    }

    private static long spread(long from, long islands) {
        long group = from;
        long more = group | Hex.near(group) & islands;
        while (more != group) {
            group = more;
            more = group | Hex.near(group) & islands;
        }
        return group;
    }

    private void begin() {
        bestHerd = 0;
        secondHerd = 0;
        bestPlantation = 0;
        secondPlantation = 0;
    }

    private void compare(int herd, int plantation) {
        secondHerd = Math.max(secondHerd, Math.min(bestHerd, herd));
        bestHerd = Math.max(bestHerd, herd);
        secondPlantation = Math.max(secondPlantation, Math.min(bestPlantation, plantation));
        bestPlantation = Math.max(bestPlantation, plantation);
    }

    /** Finds the best as the groups are. */
    void count() {
        begin();
        for (int i = 0; i < size; i++) compare(herds[i], plantations[i]);
    }

    /** Finds the best if one more island stood on a cell, with these yields. */
    void countWith(int cell, int animals, int plants) {
        begin();
        long near = Hex.near(Hex.bit(cell));
        int herd = animals;
        int plantation = plants;
        for (int i = 0; i < size; i++) {
            if ((cells[i] & near) == 0) {
                compare(herds[i], plantations[i]);
            } else {
                herd += herds[i];
                plantation += plantations[i];
            }
        }
        compare(herd, plantation);
    }

    /** Lets an island of a group yield so much more, or less. */
    void add(int cell, int animals, int plants) {
        int i = 0;
        while (!Hex.has(cells[i], cell)) i++;
        herds[i] += animals;
        plantations[i] += plants;
    }
}
