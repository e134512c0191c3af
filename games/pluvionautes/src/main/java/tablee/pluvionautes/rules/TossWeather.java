package tablee.pluvionautes.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** Set-up: the weather dice are thrown into the box, the sun first (PLUV-70). */
final class TossWeather implements Step.Chance {
    @Override
    public void odds(PluvionautesState state, Odds out) {
        if (state.rules.dexterity()) out.source("toss");
        Weather die = tossed(state);
        for (long left = Hex.BOARD; left != 0; left &= left - 1) {
            for (int value = 1; value <= Knock.VALUES; value++) out.add(Knock.pack(die, left & -left, value), 1);
        }
    }

    @Override
    public boolean possible(PluvionautesState state, int move) {
        return Knock.valid(move) && Knock.die(move) == tossed(state) && Long.bitCount(Knock.cells(move)) == 1;
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        state.weather(Knock.die(move), move);
        if (told.listening()) told.all(PluvionautesEvent.tossed(move));
        if (Knock.die(move) == Weather.MONSOON) Dealing.startMissions(state);
    }

    private static Weather tossed(PluvionautesState state) {
        return state.sun == 0 ? Weather.SUN : Weather.MONSOON;
    }
}
