package tablee.rando.bots;

import tablee.rando.rules.Hands;
import tablee.rando.rules.Markers;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoMove;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Score;

/** Which moves deserve a look first, by what they bring at once; at least 1. */
final class Weights {
    /** By tile: Hike, Draw, Lower, Raise, Reorder, Joker. */
    private static final int[] USING = {40, 16, 4, 12, 8, 30};

    /** By kind of card: Sprint, Second Wind, Shortcut, Landslide, Signpost. */
    private static final int[] CARDS = {16, 12, 8, 10, 6};

    private static final int PASSING = 4;

    private Weights() {}

    static int of(RandoState s, int seat, int move) {
        int a = RandoMove.a(move);
        return switch (RandoMove.verb(move)) {
            case GO -> 1 + Stretch.worth(s, seat, a) / 25;
            case USE -> USING[a] * s.boards.multiplier(seat, a);
            case JOKER -> USING[a];
            case TURN, RAISE -> USING[a];
            case LOWER -> s.phase == Phase.LOWER_OWN ? lowest(USING[RandoMove.b(move)]) : USING[RandoMove.b(move)];
            case SWAP -> 1 + Math.max(0, swap(s, seat, a, RandoMove.b(move)));
            case PLAY -> CARDS[Hands.kind(s.hands.get(seat, a))];
            case DISCARD, GIVE -> 32 / CARDS[Hands.kind(s.hands.get(seat, a))];
            case FLIP -> 1 + Stretch.reward(s, seat, s.terrain.tokenAt(a), 1) / 25;
            case BLOCK, REMOVE -> lowest(USING[a]);
            default -> PASSING;
        };
    }

    private static int lowest(int using) {
        return Math.max(1, 60 / using);
    }

    /** What an exchange of markers changes in one's lead from scales, in points. */
    static int swap(RandoState s, int seat, int one, int other) {
        int before = lead(s, seat);
        int markers = s.markers;
        s.markers = Markers.swap(markers, one, other);
        int after = lead(s, seat);
        s.markers = markers;
        return after - before;
    }

    private static int lead(RandoState s, int seat) {
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < s.seats(); other++) {
            if (other != seat) best = Math.max(best, Score.scales(s, other));
        }
        return Score.scales(s, seat) - best;
    }
}
