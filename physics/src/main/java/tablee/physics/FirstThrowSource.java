package tablee.physics;

import tablee.core.ChanceSource;
import tablee.core.Dice;
import tablee.pluvionautes.rules.PluvionautesState;

/** Version 1 of the thrown die, for matches that began with it: outside every cell the nearest one counts (PLUV-20). */
public final class FirstThrowSource implements ChanceSource<PluvionautesState> {
    @Override
    public String name() {
        return "throw";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Class<PluvionautesState> states() {
        return PluvionautesState.class;
    }

    @Override
    public Drawn draw(PluvionautesState state, Dice dice) {
        return ThrowSource.draw(state, dice, Tray::cellsByBorders);
    }
}
