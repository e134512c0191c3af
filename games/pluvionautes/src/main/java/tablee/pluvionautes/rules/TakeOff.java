package tablee.pluvionautes.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** Take-off (PLUV-20, 21, 60): the airship leaves the board, the die is thrown, and whatever lies between cells is placed. */
final class TakeOff {
    private static final int VALUES = 3;

    private TakeOff() {}

    /** A turn begins: who has all airships on the board takes one back, and chooses which if there are two. */
    static void begin(PluvionautesState state, Told told) {
        state.throwsLeft = state.rules.throwsEach();
        long mine = state.airships[state.turn];
        state.phase = Phase.THROW;
        if (told.listening()) told.all(new PluvionautesEvent.TurnBegan(state.turn, state.round));
        if (Long.bitCount(mine) < state.rules.airships()) return;
        if (state.rules.airships() == 1) recall(state, Hex.first(mine), told);
        else state.phase = Phase.RECALL;
    }

    static void recall(PluvionautesState state, int cell, Told told) {
        state.airships[state.turn] &= ~Hex.bit(cell);
        state.phase = Phase.THROW;
        if (told.listening()) told.all(new PluvionautesEvent.AirshipTakenOff(state.turn, Hex.write(cell)));
    }

    // ---- The throw ----

    static void aim(PluvionautesState state, int aim, Told told) {
        state.aim = aim;
        state.throwsLeft--;
        state.phase = Phase.FLIGHT;
        if (told.listening()) told.all(PluvionautesEvent.thrown(state.turn, aim));
    }

    private static int target(PluvionautesState state) {
        return Aim.valid(state.aim) ? Scatter.measured().target(state.aim) : PluvionautesMove.number(state.aim);
    }

    static void landings(PluvionautesState state, Odds out) {
        if (state.rules.dexterity()) out.source("throw");
        Scatter scatter = Scatter.measured();
        if (state.weatherInPlay()) scatter.odds(target(state), sunCell(state), monsoonCell(state), out);
        else scatter.odds(target(state), out);
    }

    private static int sunCell(PluvionautesState state) {
        return state.weatherCell(Weather.SUN);
    }

    private static int monsoonCell(PluvionautesState state) {
        return state.weatherCell(Weather.MONSOON);
    }

    /** A real throw can land anywhere and hit anything; one drawn from the table only what the table lists. */
    static boolean canLand(PluvionautesState state, int move) {
        if (!Landing.valid(move)) return false;
        int alone = Landing.withoutHits(move);
        if (!state.weatherInPlay() && move != alone) return false;
        if (state.rules.dexterity()) return true;
        if (!Scatter.measured().possible(target(state), alone)) return false;
        return !state.weatherInPlay() || move == Landing.withHits(alone, sunCell(state), monsoonCell(state));
    }

    static void land(PluvionautesState state, int move, Told told) {
        state.aim = PluvionautesState.NO_AIM;
        if (move == Landing.OFF_BOARD) {
            miss(state, told);
            return;
        }
        state.throwsLeft = 0;
        state.die = Landing.cells(move);
        state.face = Landing.face(move);
        state.hit = (Landing.hits(move, Weather.SUN) ? 1 : 0) | (Landing.hits(move, Weather.MONSOON) ? 2 : 0);
        if (told.listening()) told.all(PluvionautesEvent.landed(state));
        settle(state, told);
    }

    private static void miss(PluvionautesState state, Told told) {
        if (told.listening()) told.all(new PluvionautesEvent.DieLost(state.turn, state.throwsLeft));
        if (state.throwsLeft > 0) state.phase = Phase.THROW;
        else TurnEnd.finish(state, told);
    }

    // ---- Weather dice that were hit (PLUV-32, 73 to 75) ----

    private static Weather knocked(PluvionautesState state) {
        return (state.hit & 1) != 0 ? Weather.SUN : Weather.MONSOON;
    }

    static void knocks(PluvionautesState state, Odds out) {
        if (state.rules.dexterity()) out.source("throw");
        Weather die = knocked(state);
        if (state.weatherFixed()) {
            out.add(Knock.pack(die, 0, 0), 1);
            return;
        }
        for (long left = Hex.near(Knock.cells(state.weather(die))); left != 0; left &= left - 1) {
            for (int value = 1; value <= VALUES; value++) out.add(Knock.pack(die, left & -left, value), 1);
        }
    }

    static boolean canKnock(PluvionautesState state, int move) {
        if (!Knock.valid(move) || Knock.die(move) != knocked(state)) return false;
        long cells = Knock.cells(move);
        if (state.weatherFixed()) return cells == 0;
        if (state.rules.dexterity()) return true;
        long near = Hex.near(Knock.cells(state.weather(Knock.die(move))));
        return Long.bitCount(cells) == 1 && (cells & near) != 0;
    }

    static void knock(PluvionautesState state, int move, Told told) {
        Weather die = Knock.die(move);
        state.hit &= die == Weather.SUN ? ~1 : ~2;
        if (Knock.cells(move) != 0) state.weather(die, move);
        if (told.listening()) told.all(PluvionautesEvent.knocked(move, state.weatherFixed()));
        settle(state, told);
    }

    // ---- What lies between cells, and the airship face ----

    private static boolean between(long cells) {
        return (cells & cells - 1) != 0;
    }

    private static boolean airshipOnTop(PluvionautesState state) {
        return !state.rules.advanced() && (state.face == 1 || state.face == 6);
    }

    /** Goes on to the next thing that the throw leaves open, or to the journey. */
    private static void settle(PluvionautesState state, Told told) {
        if (state.hit != 0) state.phase = Phase.KNOCK;
        else if (between(state.die)) state.phase = Phase.LAND;
        else if (airshipOnTop(state)) state.phase = Phase.FACE;
        else if (between(Knock.cells(state.sun))) state.phase = Phase.PLACE_SUN;
        else if (between(Knock.cells(state.monsoon))) state.phase = Phase.PLACE_MONSOON;
        else if (state.rules.advanced()) Navigation.begin(state, told);
        else Travel.begin(state);
    }

    static void choose(PluvionautesState state, int cell, Told told) {
        state.die = Hex.bit(cell);
        if (told.listening()) told.all(new PluvionautesEvent.LandingChosen(state.turn, Hex.write(cell)));
        settle(state, told);
    }

    static void setFace(PluvionautesState state, int face, Told told) {
        state.face = face;
        if (told.listening()) told.all(new PluvionautesEvent.FaceSet(state.turn, face));
        settle(state, told);
    }

    static void place(PluvionautesState state, Weather die, int cell, Told told) {
        int value = state.weatherValue(die);
        state.weather(die, Knock.pack(die, Hex.bit(cell), value));
        if (told.listening()) told.all(new PluvionautesEvent.WeatherPlaced(state.turn, die, Hex.write(cell), value));
        settle(state, told);
    }
}
