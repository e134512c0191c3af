package tablee.rando.bots;

import tablee.rando.rules.Give;
import tablee.rando.rules.Hands;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoState;

/** What is under way but not done yet, in hundredths of a point: a hike half walked is worth finishing. */
final class Pending {
    private static final int HIKE = 600;
    private static final int STRETCH = 200;
    private static final int RAISE = 200;
    private static final int LOWER = 60;
    private static final int SWAP = 120;

    private Pending() {}

    static int of(RandoState s, int seat) {
        if (s.phase == Phase.GIVE) return gift(s, seat);
        if (s.seat != seat) return 0;
        int more = s.times - s.done;
        return switch (s.phase) {
            case HIKE -> (more - 1) * HIKE + (s.rules.stretches - s.stretch) * STRETCH;
            case DISCARD_TOP -> (more - 1) * HIKE;
            case DRAW -> Math.min(more, s.rules.hand - s.hands.size(seat)) * 100 * s.rules.cardPoints;
            case RAISE -> more * RAISE * (s.rules.rounds() - s.round) / s.rules.rounds();
            case LOWER -> more * LOWER;
            case REORDER -> more * SWAP;
            case TURN_TILE -> 2 * RAISE;
            case LANDSLIDE -> STRETCH;
            default -> 0;
        };
    }

    /** RAND-43: what a secret choice that is made will cost. */
    private static int gift(RandoState s, int seat) {
        int choice = Give.choice(s, seat);
        if (choice == 0) return 0;
        if (choice == Give.LOSS) return -100 * s.rules.giveLoss;
        int card = s.hands.get(seat, choice - 1);
        return -100 * s.rules.cardPoints - Outlook.card(s, Hands.kind(card));
    }
}
