package tablee.flow.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.Memory;
import tablee.core.Told;
import tablee.core.Viewer;

/**
 * No Communication (FLOW-73): when people may not talk, whose hand is hidden, and what everybody knows of it all the same.
 */
public final class Silence {
    private Silence() {}

    /** Whether chat and pings are closed. The time to talk runs from the end of the round to the next start. */
    static boolean holds(FlowState s) {
        if (!s.has(Scenario.NO_COMMUNICATION) || s.phase.over()) return false;
        return s.round == 0 || (s.rules.timed() ? clockRuns(s) : turnsRun(s));
    }

    private static boolean clockRuns(FlowState s) {
        return s.deadline != FlowState.NEVER && !s.overtime;
    }

    /** On untimed tables the wave, the choice of its die included, is a time to talk since ruleset 2. */
    private static boolean turnsRun(FlowState s) {
        return !s.rules.pausesUntimed() || !s.phase.isWave() && s.phase != Phase.READY;
    }

    /** Once a turn has begun without a tile to draw, hands lie open: all must see whether the team can go on (FLOW-61). */
    public static boolean hidesHands(FlowState s) {
        return holds(s) && (s.tilesLeft() > 0 || s.phase == Phase.PLACE || s.phase == Phase.SWAP);
    }

    public static boolean hides(FlowState s, int seat, int viewer) {
        return viewer != seat && viewer != Viewer.ALL && hidesHands(s);
    }

    /** Hands have just been laid open, or have just been taken up again. */
    static void changed(FlowState s, Told told) {
        boolean hidden = hidesHands(s);
        for (int seat = 0; seat < s.hands.length; seat++) s.shown[seat] = hidden ? s.hands[seat] : Stock.NONE;
        if (hidden || !told.listening()) return;
        told.reveal(Viewer.EVERYBODY);
        told.all(new FlowEvent.HandsShown(hands(s)));
    }

    private static List<FlowEvent.Hand> hands(FlowState s) {
        List<FlowEvent.Hand> hands = new ArrayList<>();
        for (int seat = 0; seat < s.hands.length; seat++) {
            hands.add(new FlowEvent.Hand(seat, Stock.list(s.hands[seat], ActionCard::at)));
        }
        return hands;
    }

    /** A card is played from a hidden hand: now all know that it is there. */
    static void cardSeen(FlowState s, int card, Told told) {
        if (!Stock.has(s.shown[s.seat], card)) s.shown[s.seat] += Stock.one(card);
        told.reveal(Viewer.EVERYBODY & ~Actor.bit(s.seat));
    }

    // ---- Imagining -------------------------------------------------------------------------------------------------

    /** Deals again what a viewer does not know: every card in the pile and in hands that it has not seen there. */
    static void imagine(FlowState s, int viewer, Memory kept, Dice dice) {
        long unknown = Stock.NONE; // how many cards of each seat
        for (int seat = 0; seat < s.hands.length; seat++) {
            if (seat == viewer) continue;
            s.shown[seat] = remembered(s, seat, kept, dice);
            long unseen = s.hands[seat] - s.shown[seat];
            unknown += Stock.size(unseen) * Stock.one(seat);
            s.cardPile += unseen;
            s.hands[seat] = s.shown[seat];
        }
        for (int seat = 0; seat < s.hands.length; seat++) {
            for (int i = Stock.count(unknown, seat); i > 0; i--) dealOne(s, seat, dice);
        }
    }

    private static void dealOne(FlowState s, int seat, Dice dice) {
        long card = Stock.one(Stock.pick(s.cardPile, dice));
        s.cardPile -= card;
        s.hands[seat] += card;
    }

    /** What is still known of a hand; hands were last open when this round began. A card being played lies on the table. */
    private static long remembered(FlowState s, int seat, Memory kept, Dice dice) {
        long known = Stock.NONE;
        int onTable = seat == s.seat ? s.phase.card() : FlowState.NOTHING;
        for (int card = 0; card < ActionCard.KINDS; card++) {
            int count = Stock.count(s.shown[seat], card);
            for (int i = 0; i < count; i++) {
                boolean lying = card == onTable && i == 0;
                if (lying || kept.keeps(s.taken, dice)) known += Stock.one(card);
            }
        }
        return known;
    }
}
