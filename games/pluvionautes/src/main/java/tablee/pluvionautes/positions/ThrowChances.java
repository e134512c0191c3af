package tablee.pluvionautes.positions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.core.Odds;
import tablee.core.Ruleset;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Landing;
import tablee.pluvionautes.rules.PluvionautesMove;
import tablee.pluvionautes.rules.Scatter;

/** Where throws end, for a board that shows it before anybody throws: measured for good aims, and from these for all others. */
final class ThrowChances {
    private static final String OFF = "off";
    private static final int ALL = 1000;
    /** An aim that is further from a good one than this leaves the board as often as others of its strength. */
    private static final int ALIKE = 12;

    private static final List<Integer> OFF_BY_STRENGTH =
            Ruleset.beside(Aim.class, "hand-1.txt").numbers(OFF, Aim.STRENGTHS, 0, ALL);

    /**
     * @param to a cell, or {@code "off"}
     * @param count of a thousand throws
     */
    record Landings(String to, int count) {}

    private ThrowChances() {}

    /** @param thrown an aim, or a target where nobody aims */
    static List<Landings> of(int thrown) {
        Scatter scatter = Scatter.measured();
        if (!Aim.valid(thrown)) return measured(PluvionautesMove.number(thrown), 0);
        int target = scatter.target(thrown);
        boolean alike = Aim.apart(thrown, scatter.aim(target)) < ALIKE;
        return measured(
                target, alike ? 0 : OFF_BY_STRENGTH.get(Aim.unpack(thrown).strength()));
    }

    /** @param leastOff how many leave the board at least; the others keep their proportions */
    private static List<Landings> measured(int target, int leastOff) {
        Odds odds = new Odds();
        Scatter.measured().odds(target, odds);
        Map<String, Long> weights = new TreeMap<>();
        for (int i = 0; i < odds.size(); i++) weights.merge(name(odds.move(i)), (long) odds.weight(i), Long::sum);
        long total = odds.total();
        long measuredOff = weights.getOrDefault(OFF, 0L);
        long off = Math.max(leastOff, ALL * measuredOff / total);
        List<Landings> all = new ArrayList<>();
        if (off > 0) all.add(new Landings(OFF, (int) off));
        weights.remove(OFF);
        weights.forEach(
                (to, weight) -> all.add(new Landings(to, (int) (weight * (ALL - off) / (total - measuredOff)))));
        return List.copyOf(all);
    }

    private static String name(int landing) {
        return landing == Landing.OFF_BOARD ? OFF : Hex.writeSet(Landing.cells(landing));
    }
}
