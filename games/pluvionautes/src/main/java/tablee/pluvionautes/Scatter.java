package tablee.pluvionautes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tablee.core.Odds;
import tablee.core.Ruleset;

/**
 * How throws scatter (PLUV-32): a good aim at each cell, and where throws at it land. Measured with the simulation, of which
 * the rules know nothing else.
 */
final class Scatter {
    private static final Scatter MEASURED =
            new Scatter(Ruleset.beside(Scatter.class, "aims-1.txt"), Ruleset.beside(Scatter.class, "scatter-1.txt"));

    private static final int FACES = 6;

    /** By the target's place. */
    private final int[] aims = new int[Hex.CELLS];

    private final int[][] cells = new int[Hex.CELLS][];
    private final int[][] weights = new int[Hex.CELLS][];
    private final int[] off = new int[Hex.CELLS];

    private Scatter(Ruleset goodAims, Ruleset table) {
        for (int place = 0; place < Hex.CELLS; place++) {
            String target = Hex.write(Hex.at(place));
            List<Integer> aim = goodAims.numbers(target, 4, -Aim.SPINS, Aim.RELEASES);
            aims[place] = new Aim(aim.get(0), aim.get(1), aim.get(2), aim.get(3)).pack();
            read(table, target, place);
        }
        goodAims.done();
        table.done();
    }

    /** The likeliest cells come first, so that one is picked quickly. */
    private void read(Ruleset table, String target, int place) {
        List<int[]> landings = new ArrayList<>();
        for (String word : table.words(target)) {
            if (!word.matches("(off|\\d\\.\\d):\\d{1,6}"))
                throw table.fault(target, "takes cell:weight, not \"" + word + "\"");
            String name = word.substring(0, word.indexOf(':'));
            int weight = Integer.parseInt(word.substring(name.length() + 1));
            if (name.equals("off")) off[place] = weight;
            else if (Hex.read(name) != Hex.NONE) landings.add(new int[] {Hex.read(name), weight});
            else throw table.fault(target, "names a cell that is none: " + name);
        }
        landings.sort(Comparator.comparingInt(landing -> -landing[1]));
        cells[place] = landings.stream().mapToInt(landing -> landing[0]).toArray();
        weights[place] = landings.stream().mapToInt(landing -> landing[1]).toArray();
    }

    static Scatter measured() {
        return MEASURED;
    }

    /** The good aim at a cell. */
    int aim(int target) {
        return aims[Hex.place(target)];
    }

    /** What look-ahead takes an aim to be thrown at: the target of the good aim nearest to it. */
    int target(int aim) {
        for (int place = 0; place < Hex.CELLS; place++) if (aims[place] == aim) return Hex.at(place);
        int nearest = 0;
        for (int place = 1; place < Hex.CELLS; place++) {
            if (Aim.apart(aim, aims[place]) < Aim.apart(aim, aims[nearest])) nearest = place;
        }
        return Hex.at(nearest);
    }

    /** Adds the landings of a throw at this target; a cell with weather dice on it means that they are hit. */
    void odds(int target, int sun, int monsoon, Odds out) {
        int place = Hex.place(target);
        int[] landing = cells[place];
        for (int i = 0; i < landing.length; i++) {
            int move = Landing.on(landing[i], landing[i] == sun, landing[i] == monsoon);
            for (int face = 1; face <= FACES; face++) out.add(move | face, weights[place][i]);
        }
        out.add(Landing.OFF_BOARD, off[place] * FACES);
    }

    /** Whether a throw at this target can land there. */
    boolean canLand(int target, int cell) {
        int place = Hex.place(target);
        for (int i = 0; i < cells[place].length; i++) if (cells[place][i] == cell) return weights[place][i] > 0;
        return false;
    }

    boolean canMiss(int target) {
        return off[Hex.place(target)] > 0;
    }
}
