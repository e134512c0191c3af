package tablee.pluvionautes.rules;

import tablee.core.Actor;
import tablee.core.Odds;
import tablee.core.Told;

/** The set-up (PLUV-10 to 13, 70): chance lays the pieces, throws the weather dice, deals missions, names the first player. */
public final class Dealing {
    private static final int SEED_BITS = 10;

    /** The seed is whole: its leading 1 and three parts. */
    private static final int WHOLE_SEED = 1 << 3 * SEED_BITS;

    private static final int VALUES = 3;

    private Dealing() {}

    // ---- Islands and clouds ----

    /** What is left to lay, each piece equally likely. */
    static void pieces(PluvionautesState state, Odds out) {
        PluvionautesNumbers numbers = state.rules.numbers();
        for (int kind = 0; kind < numbers.kinds(); kind++) {
            int piece = numbers.piece(kind);
            out.add(Draw.LAY.move(piece), numbers.count(kind) - state.sky.count(piece));
        }
    }

    static void lay(PluvionautesState state, int piece, Told told) {
        int cell = Hex.first(emptyCells(state.sky));
        state.sky.put(piece, cell);
        if (told.listening()) told.all(PluvionautesEvent.laid(piece, cell));
        if (emptyCells(state.sky) == 0) afterLayout(state);
    }

    static long emptyCells(Sky sky) {
        return Hex.BOARD & ~(sky.islands() | sky.clouds());
    }

    static void seeds(Odds out) {
        for (int number = 0; number < 1 << SEED_BITS; number++) out.add(Draw.SEED.move(number), 1);
    }

    static void seed(PluvionautesState state, int number, Told told) {
        state.seed = state.seed << SEED_BITS | number;
        if (state.seed < WHOLE_SEED) {
            if (told.listening()) told.all(new PluvionautesEvent.SeedDrawn(number));
            return;
        }
        AdvancedSetup layout = AdvancedSetup.find(state.rules.numbers(), state.seed);
        for (int place = 0; place < Hex.CELLS; place++) state.sky.put(layout.piece(place), Hex.at(place));
        state.seed = PluvionautesState.NO_SEED;
        if (told.listening()) told.all(new PluvionautesEvent.SkyArranged(layout.steps()));
        afterLayout(state);
    }

    /** Whether this is a leading 1 and none, one or two parts of ten bits. */
    public static boolean partOfSeed(int seed) {
        int bits = 31 - Integer.numberOfLeadingZeros(seed);
        return seed > 0 && seed < WHOLE_SEED && bits % SEED_BITS == 0;
    }

    private static void afterLayout(PluvionautesState state) {
        if (state.rules.weather()) state.phase = Phase.TOSS;
        else startMissions(state);
    }

    // ---- Weather dice ----

    private static Weather tossed(PluvionautesState state) {
        return state.sun == 0 ? Weather.SUN : Weather.MONSOON;
    }

    static void tosses(PluvionautesState state, Odds out) {
        if (state.rules.dexterity()) out.source("toss");
        Weather die = tossed(state);
        for (long left = Hex.BOARD; left != 0; left &= left - 1) {
            for (int value = 1; value <= VALUES; value++) out.add(Knock.pack(die, left & -left, value), 1);
        }
    }

    static boolean canToss(PluvionautesState state, int move) {
        return Knock.valid(move) && Knock.die(move) == tossed(state) && Long.bitCount(Knock.cells(move)) == 1;
    }

    static void toss(PluvionautesState state, int move, Told told) {
        state.weather(Knock.die(move), move);
        if (told.listening()) told.all(PluvionautesEvent.tossed(move));
        if (Knock.die(move) == Weather.MONSOON) startMissions(state);
    }

    // ---- Missions ----

    private static void startMissions(PluvionautesState state) {
        boolean choice = MissionSet.choicesFor(state.seats()) > 1;
        if (!choice) state.missionSet = MissionSet.firstFor(state.seats()).ordinal();
        state.phase = choice ? Phase.CHOOSE_MISSIONS : Phase.DEAL;
    }

    static void missionSets(PluvionautesState state, Odds out) {
        int first = MissionSet.firstFor(state.seats()).ordinal();
        for (int i = 0; i < MissionSet.choicesFor(state.seats()); i++) out.add(Draw.MISSIONS.move(first + i), 1);
    }

    static void chooseMissions(PluvionautesState state, int set, Told told) {
        state.missionSet = set;
        state.phase = Phase.DEAL;
        if (told.listening())
            told.all(new PluvionautesEvent.MissionsChosen(MissionSet.of(set).missions()));
    }

    /** How many seats have their mission. */
    public static int dealt(PluvionautesState state) {
        int seat = 0;
        while (seat < state.seats() && state.mission(seat) >= 0) seat++;
        return seat;
    }

    /** The missions in play that nobody has, as bits. */
    private static int left(PluvionautesState state) {
        int left = MissionSet.of(state.missionSet).bits();
        for (int seat = 0; seat < dealt(state); seat++) left &= ~(1 << state.mission(seat));
        return left;
    }

    static void missions(PluvionautesState state, Odds out) {
        for (int left = left(state); left != 0; left &= left - 1) {
            out.add(Draw.MISSION.move(Integer.numberOfTrailingZeros(left)), 1);
        }
    }

    static void deal(PluvionautesState state, int mission, Told told) {
        int seat = dealt(state);
        state.missions |= mission + 1 << 4 * seat;
        if (told.listening()) {
            told.some(
                    Actor.bit(seat),
                    new PluvionautesEvent.MissionDealt(seat, Mission.of(mission)),
                    new PluvionautesEvent.MissionHidden(seat));
            told.reveal(Actor.bit(seat));
        }
        if (seat + 1 == state.seats()) state.phase = Phase.FIRST;
    }

    // ---- The first player ----

    static void firstPlayers(PluvionautesState state, Odds out) {
        for (int seat = 0; seat < state.seats(); seat++) out.add(Draw.FIRST.move(seat), 1);
    }

    static void first(PluvionautesState state, int seat, Told told) {
        state.first = seat;
        state.turn = seat;
        if (told.listening()) told.all(new PluvionautesEvent.FirstPlayer(seat));
        TakeOff.begin(state, told);
    }
}
