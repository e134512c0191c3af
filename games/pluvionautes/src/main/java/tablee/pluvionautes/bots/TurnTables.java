package tablee.pluvionautes.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tablee.pluvionautes.rules.Phase;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Sky;

/** The turns that were looked at last, since a search comes back to the same ones again and again. */
final class TurnTables {
    private static final int PLACES = 128;

    private final List<Optional<TurnTable>> tables = new ArrayList<>(Collections.nCopies(PLACES, Optional.empty()));
    private final long[] keys = new long[PLACES];
    private Optional<Sky> whole = Optional.empty();

    /** The turn that a state is in. */
    TurnTable find(PluvionautesState state) {
        Sky sky = state.phase == Phase.TOW ? undocked(state) : state.sky;
        long airships = 0;
        for (long each : state.airships) airships |= each;
        long key = sky.fingerprint() ^ mix(airships * 31 + state.missions) ^ mix(state.turn << 8 | state.round);
        int place = (int) (key >>> 40) & PLACES - 1;
        if (tables.get(place).isEmpty()) tables.set(place, Optional.of(new TurnTable()));
        TurnTable table = tables.get(place).orElseThrow();
        if (keys[place] != key) {
            table.fill(state, sky);
            keys[place] = key;
        }
        return table;
    }

    private static long mix(long number) {
        long mixed = (number + 1) * 0xD1B54A32D192ED03L;
        return mixed ^ mixed >>> 31;
    }

    /** The sky as it was before a piece was docked, which is where it was until it is towed. */
    private Sky undocked(PluvionautesState state) {
        if (state.carried == Piece.NONE) return state.sky;
        Sky before = whole.orElseGet(() -> new Sky(state.rules.numbers()));
        whole = Optional.of(before);
        before.become(state.sky);
        before.put(state.carried, state.dieCell());
        return before;
    }
}
