package tablee.rando.bots;

import tablee.core.Reason;
import tablee.rando.rules.CardKind;
import tablee.rando.rules.Crossing;
import tablee.rando.rules.Hands;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Side;

/** What speaks for playing a card (RAND-50 to 54): the best it can do now. */
final class PlayReasons {
    private PlayReasons() {}

    static Reason of(RandoState s, int seat, int card) {
        return switch (CardKind.of(Hands.kind(card))) {
            case SPRINT -> RandoReasons.hike("RAND-50", "sprint", s, Hands.colour(card));
            case SECOND_WIND -> Reason.of("RAND-51", "second-wind", blocked(s, seat));
            case SHORTCUT -> Reason.of("RAND-52", "shortcut");
            case LANDSLIDE -> landslide(s, seat);
            case SIGNPOST -> Reason.of("RAND-54", "signpost", bestSwap(s, seat));
        };
    }

    private static int blocked(RandoState s, int seat) {
        return Integer.bitCount(s.boards.owned(seat) & ~s.boards.active(seat));
    }

    /** The token that is worth most. */
    private static Reason landslide(RandoState s, int seat) {
        int best = 0;
        for (int token = 1; token < s.rules.tokens(); token++) {
            if (Stretch.reward(s, seat, token, 1) > Stretch.reward(s, seat, best, 1)) best = token;
        }
        String at = Crossing.write(s.terrain.token(best));
        return s.terrain.side(best) == Side.VALUE
                ? Reason.of("RAND-53", "landslide-points", s.rules.tokenValues[best], at)
                : Reason.of(
                        "RAND-53",
                        "landslide-step",
                        s.rules.tokenColours.get(best).obstacle().key(),
                        at);
    }

    /** What the best exchange of two markers adds to one's lead from the scales. */
    private static int bestSwap(RandoState s, int seat) {
        int best = Integer.MIN_VALUE;
        for (int one = 0; one < Obstacle.COUNT; one++) {
            for (int other = one + 1; other < Obstacle.COUNT; other++) {
                best = Math.max(best, Weights.swap(s, seat, one, other));
            }
        }
        return best;
    }
}
