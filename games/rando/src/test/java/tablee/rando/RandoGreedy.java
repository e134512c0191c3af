package tablee.rando;

import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Told;
import tablee.rando.bots.Outlook;
import tablee.rando.rules.Give;
import tablee.rando.rules.Hands;
import tablee.rando.rules.Part;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Score;

/**
 * A player who looks as far as one action or card goes: it tries all that it can do with it until chance or somebody else
 * is to act, and takes what leaves it most ahead of the best opponent, in a world that it cannot tell from the true one.
 * Ties are broken at random. What a state is worth is either the count as it would be now (greedy), or also what cards,
 * tiles and multipliers will still bring (planning). A selfish player looks at its own worth and not at its lead.
 */
final class RandoGreedy {
    private static final int DEPTH = 8;

    private final Dice dice;
    private final boolean planning;
    private final boolean selfish;
    private final RandoState[] states = new RandoState[DEPTH + 1];
    private final Moves[] moves = new Moves[DEPTH + 1];

    RandoGreedy(RandoState like, Dice dice, boolean planning, boolean selfish) {
        this.dice = dice;
        this.planning = planning;
        this.selfish = selfish;
        for (int i = 0; i <= DEPTH; i++) {
            states[i] = like.copy();
            moves[i] = new Moves();
        }
    }

    int choose(RandoState s, int seat) {
        Moves own = moves[0];
        own.clear();
        s.moves(seat, own);
        int best = own.get(0);
        int bestWorth = Integer.MIN_VALUE;
        int ties = 0;
        states[0].become(s);
        states[0].imagine(seat, Memory.PERFECT, dice);
        for (int i = 0; i < own.size(); i++) {
            states[1].become(states[0]);
            states[1].play(seat, own.get(i), 0, Told.DEAF);
            int worth = worth(1, seat, s.part);
            if (worth > bestWorth) ties = 0;
            if (worth >= bestWorth && dice.roll(++ties) == 0) best = own.get(i);
            bestWorth = Math.max(bestWorth, worth);
        }
        return best;
    }

    private int worth(int depth, int seat, Part part) {
        RandoState s = states[depth];
        if (depth == DEPTH || s.part != part || s.toAct() != Actor.bit(seat)) return lead(s, seat);
        moves[depth].clear();
        s.moves(seat, moves[depth]);
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < moves[depth].size(); i++) {
            states[depth + 1].become(s);
            states[depth + 1].play(seat, moves[depth].get(i), 0, Told.DEAF);
            best = Math.max(best, worth(depth + 1, seat, part));
        }
        return best;
    }

    /** In hundredths of a point. */
    private int lead(RandoState s, int seat) {
        if (selfish) return worth(s, seat);
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < s.seats(); other++) if (other != seat) best = Math.max(best, worth(s, other));
        return worth(s, seat) - best;
    }

    private int worth(RandoState s, int seat) {
        int worth = 100 * Score.total(s, seat) + 100 * s.rules.cardPoints * cardsToCome(s, seat);
        if (s.phase == Phase.GIVE) worth += gift(s, seat);
        return planning ? worth + Outlook.of(s, seat) : worth;
    }

    private static int cardsToCome(RandoState s, int seat) {
        if (s.phase != Phase.DRAW || s.seat != seat) return 0;
        return Math.min(s.times - s.done, s.rules.hand - s.hands.size(seat));
    }

    /** What a secret choice that is made will cost, as far as the chooser sees it. */
    private int gift(RandoState s, int seat) {
        int choice = Give.choice(s, seat);
        if (choice == 0) return 0;
        if (choice == Give.LOSS) return -100 * s.rules.giveLoss;
        int card = s.hands.get(seat, choice - 1);
        return -100 * s.rules.cardPoints - (planning ? Outlook.card(s, Hands.kind(card)) : 0);
    }
}
