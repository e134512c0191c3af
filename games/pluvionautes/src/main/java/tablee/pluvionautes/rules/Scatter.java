package tablee.pluvionautes.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tablee.core.Odds;
import tablee.core.Ruleset;

/**
 * How throws scatter (PLUV-32): a good aim at each cell, and where throws at it land. Measured with the simulation, of which
 * the rules know nothing else.
 */
public final class Scatter {
    private static final Scatter MEASURED =
            new Scatter(Ruleset.beside(Scatter.class, "aims-1.txt"), Ruleset.beside(Scatter.class, "scatter-1.txt"));

    private static final int FACES = 6;

    /** By the target's place: its good aim, and the landings of throws at it, each face of a cell one after the other. */
    private final int[] aims = new int[Hex.CELLS];

    private final int[][] landings = new int[Hex.CELLS][];
    private final int[][] weights = new int[Hex.CELLS][];

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
        List<Weighted> read = new ArrayList<>();
        for (String word : table.words(target)) {
            if (!word.matches("(off|\\d\\.\\d):\\d{1,6}"))
                throw table.fault(target, "takes cell:weight, not \"" + word + "\"");
            String[] parts = word.split(":");
            int weight = Integer.parseInt(parts[1]);
            int cell = Hex.read(parts[0]);
            if (parts[0].equals("off")) read.add(new Weighted(Landing.OFF_BOARD, FACES * weight));
            else if (cell == Hex.NONE) throw table.fault(target, "names a cell that is none: " + parts[0]);
            for (int face = 1; face <= FACES && cell != Hex.NONE; face++) {
                read.add(new Weighted(Landing.on(cell) | face, weight));
            }
        }
        read.removeIf(landing -> landing.weight == 0);
        read.sort(Comparator.comparingInt(landing -> -landing.weight));
        landings[place] = read.stream().mapToInt(Weighted::move).toArray();
        weights[place] = read.stream().mapToInt(Weighted::weight).toArray();
    }

    private record Weighted(int move, int weight) {}

    public static Scatter measured() {
        return MEASURED;
    }

    /** The good aim at a cell. */
    public int aim(int target) {
        return aims[Hex.place(target)];
    }

    /** What look-ahead takes an aim to be thrown at: the target of the good aim nearest to it. */
    public int target(int aim) {
        for (int place = 0; place < Hex.CELLS; place++) if (aims[place] == aim) return Hex.at(place);
        int nearest = 0;
        for (int place = 1; place < Hex.CELLS; place++) {
            if (Aim.apart(aim, aims[place]) < Aim.apart(aim, aims[nearest])) nearest = place;
        }
        return Hex.at(nearest);
    }

    /** Adds the landings of a throw at this target. */
    public void odds(int target, Odds out) {
        int place = Hex.place(target);
        out.addAll(landings[place], weights[place]);
    }

    /** The same with weather dice on the board: those on the landing cell are hit. */
    public void odds(int target, int sun, int monsoon, Odds out) {
        int place = Hex.place(target);
        for (int i = 0; i < landings[place].length; i++) {
            out.add(Landing.withHits(landings[place][i], sun, monsoon), weights[place][i]);
        }
    }

    /** Whether a throw at this target can land so. */
    boolean possible(int target, int landing) {
        for (int each : landings[Hex.place(target)]) if (each == landing) return true;
        return false;
    }
}
