package tablee.pluvionautes.rules;

/** How the steps of the set-up follow each other, and how far it has come (PLUV-10 to 13, 70). */
public final class Dealing {
    static final int SEED_BITS = 10;

    /** The seed is whole: its leading 1 and three parts. */
    static final int WHOLE_SEED = 1 << 3 * SEED_BITS;

    private Dealing() {}

    static long emptyCells(Sky sky) {
        return Hex.BOARD & ~(sky.islands() | sky.clouds());
    }

    /** Whether this is a leading 1 and none, one or two parts of ten bits. */
    public static boolean partOfSeed(int seed) {
        int bits = 31 - Integer.numberOfLeadingZeros(seed);
        return seed > 0 && seed < WHOLE_SEED && bits % SEED_BITS == 0;
    }

    static void afterLayout(PluvionautesState state) {
        if (state.rules.weather()) state.phase = Phase.TOSS;
        else startMissions(state);
    }

    static void startMissions(PluvionautesState state) {
        boolean choice = MissionSet.choicesFor(state.seats()) > 1;
        if (!choice) state.missionSet = MissionSet.firstFor(state.seats()).ordinal();
        state.phase = choice ? Phase.CHOOSE_MISSIONS : Phase.DEAL;
    }

    /** How many seats have their mission. */
    public static int dealt(PluvionautesState state) {
        int seat = 0;
        while (seat < state.seats() && state.mission(seat) >= 0) seat++;
        return seat;
    }
}
