package tablee.pluvionautes.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** Set-up: a part of the seed from which the advanced set-up is searched (PLUV-13). */
final class DrawSeed implements Step.Chance {
    @Override
    public void odds(PluvionautesState state, Odds out) {
        for (int number = 0; number < 1 << Dealing.SEED_BITS; number++) out.add(ChanceMove.SEED.move(number), 1);
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        int number = ChanceMove.number(move);
        state.seed = state.seed << Dealing.SEED_BITS | number;
        if (state.seed < Dealing.WHOLE_SEED) {
            if (told.listening()) told.all(new PluvionautesEvent.SeedDrawn(number));
            return;
        }
        AdvancedSetup layout = AdvancedSetup.find(state.rules.numbers(), state.seed);
        for (int place = 0; place < Hex.CELLS; place++) state.sky.put(layout.piece(place), Hex.at(place));
        state.seed = PluvionautesState.NO_SEED;
        if (told.listening()) told.all(new PluvionautesEvent.SkyArranged(layout.steps()));
        Dealing.afterLayout(state);
    }
}
