package tablee.lab.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tablee.core.Count;
import tablee.core.ReadableState;

/** Watches who is ahead. */
final class ScoreLead {
    private static final int NOBODY = -1;

    private int leader = NOBODY;
    private int changes;

    static List<Integer> scores(ReadableState state) {
        Count count = state.count();
        List<Integer> scores = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) scores.add(count.total(seat));
        return scores;
    }

    /** Somebody else is ahead of all others: the lead has changed. Drawing level changes nothing yet. */
    void look(ReadableState state) {
        int now = ahead(state);
        if (now == NOBODY) return;
        if (leader != NOBODY && leader != now) changes++;
        leader = now;
    }

    private static int ahead(ReadableState state) {
        List<Integer> scores = scores(state);
        int most = Collections.max(scores);
        int side = NOBODY;
        for (int seat = 0; seat < scores.size(); seat++) {
            if (scores.get(seat) != most) continue;
            if (side != NOBODY && side != state.side(seat)) return NOBODY;
            side = state.side(seat);
        }
        return side;
    }

    int changes() {
        return changes;
    }
}
