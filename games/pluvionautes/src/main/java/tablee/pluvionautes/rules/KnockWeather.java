package tablee.pluvionautes.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** A weather die was hit, and rolls (PLUV-32, 73 to 75). */
final class KnockWeather implements Step.Chance {
    @Override
    public void odds(PluvionautesState state, Odds out) {
        if (state.rules.dexterity()) out.source("throw");
        Weather die = knocked(state);
        if (state.weatherFixed()) {
            out.add(Knock.pack(die, 0, 0), 1);
            return;
        }
        for (long left = Hex.near(Knock.cells(state.weather(die))); left != 0; left &= left - 1) {
            for (int value = 1; value <= Knock.VALUES; value++) out.add(Knock.pack(die, left & -left, value), 1);
        }
    }

    @Override
    public boolean possible(PluvionautesState state, int move) {
        if (!Knock.valid(move) || Knock.die(move) != knocked(state)) return false;
        long cells = Knock.cells(move);
        if (state.weatherFixed()) return cells == 0;
        if (state.rules.dexterity()) return true;
        long near = Hex.near(Knock.cells(state.weather(Knock.die(move))));
        return Long.bitCount(cells) == 1 && (cells & near) != 0;
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        Weather die = Knock.die(move);
        state.hit &= die == Weather.SUN ? ~1 : ~2;
        if (Knock.cells(move) != 0) state.weather(die, move);
        if (told.listening()) told.all(PluvionautesEvent.knocked(move, state.weatherFixed()));
        TakeOff.settle(state, told);
    }

    private static Weather knocked(PluvionautesState state) {
        return (state.hit & 1) != 0 ? Weather.SUN : Weather.MONSOON;
    }
}
