package tablee.rando.bots;

import tablee.rando.rules.RandoState;
import tablee.rando.rules.Side;

/** What a stretch of a hike would bring, worked out without walking it: hundredths of a point. */
final class Stretch {
    private Stretch() {}

    /** What the walker gains in a direction, with the hikers it pushes on (RAND-31). */
    static int worth(RandoState s, int seat, int way) {
        int hiker = s.walker();
        int at = s.terrain.hiker(hiker);
        for (int left = s.rules.stretches - s.stretch; left > 0; left--) {
            int met = next(s, at, way);
            if (met < 0) return 0;
            int token = s.terrain.tokenAt(met);
            if (token >= 0) return reward(s, seat, token, doubled(s, token, hiker));
            hiker = hikerAt(s, met);
            at = met;
        }
        return 0;
    }

    /** The first crossing on this path that somebody or something stands on, or -1. */
    private static int next(RandoState s, int from, int way) {
        int at = s.rules.map.next(from, way);
        while (at >= 0 && !s.terrain.occupied(at)) at = s.rules.map.next(at, way);
        return at;
    }

    private static int hikerAt(RandoState s, int crossing) {
        int hiker = 0;
        while (s.terrain.hiker(hiker) != crossing) hiker++;
        return hiker;
    }

    private static int doubled(RandoState s, int token, int hiker) {
        return s.rules.tokenColours.get(token).ordinal() == hiker ? s.rules.sameColour : 1;
    }

    /** What the visible side of a token is worth to a seat, this many times. */
    static int reward(RandoState s, int seat, int token, int times) {
        if (s.terrain.side(token) == Side.VALUE) return 100 * s.rules.tokenValues[token] * times;
        int obstacle = s.rules.tokenColours.get(token).ordinal();
        int steps = Math.min(times, s.rules.scale - s.boards.level(seat, obstacle));
        return steps * Outlook.step(s, obstacle);
    }
}
