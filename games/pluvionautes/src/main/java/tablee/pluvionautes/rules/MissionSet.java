package tablee.pluvionautes.rules;

import java.util.List;
import java.util.stream.IntStream;

/** Which missions are in play (PLUV-11). */
public enum MissionSet {
    SQUARES(0b000_111),
    CIRCLES(0b111_000),
    AB(0b011_011),
    AC(0b101_101),
    BC(0b110_110),
    ALL(0b111_111);

    private static final MissionSet[] SETS = values();

    private final int missions;

    MissionSet(int missions) {
        this.missions = missions;
    }

    public static MissionSet of(int ordinal) {
        return SETS[ordinal];
    }

    /** The missions, as bits. */
    public int bits() {
        return missions;
    }

    public List<Mission> missions() {
        return IntStream.range(0, Mission.COUNT)
                .filter(mission -> (missions >> mission & 1) != 0)
                .mapToObj(Mission::of)
                .toList();
    }

    /** The first of the sets that this many players choose among; the others follow it. */
    public static MissionSet firstFor(int seats) {
        return seats <= 3 ? SQUARES : seats == 4 ? AB : ALL;
    }

    /** How many sets they choose among. */
    public static int choicesFor(int seats) {
        return seats <= 3 ? 2 : seats == 4 ? 3 : 1;
    }
}
