package tablee.rando.bots;

import java.util.Optional;
import tablee.core.Dice;
import tablee.core.Knowledge;
import tablee.core.Moves;
import tablee.core.Reason;
import tablee.rando.rules.Part;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Score;

/** How to play Flip' Rando well: what counts is the lead, with all that cards, tiles and multipliers will still bring. */
public final class RandoKnowledge implements Knowledge<RandoState> {
    /** A lead of this many hundredths of a point wins three games of four, with no round left and for each that is left. */
    private static final int TELLING = 350;

    private static final int TELLING_A_ROUND = 130;
    private static final int MOST_ROUNDS = 10;

    private static final int EVEN = 500;

    private int[] weights = new int[64];

    @Override
    public String game() {
        return "rando";
    }

    /** About as long as a turn and the answer to it. */
    @Override
    public int horizon() {
        return 8;
    }

    /** On average over the others: how likely this seat ends ahead. */
    @Override
    public int value(RandoState s, int seat) {
        if (s.part == Part.SETUP) return EVEN;
        int own = worth(s, seat);
        int left = Math.min(s.rules.rounds() - s.round, MOST_ROUNDS);
        int telling = TELLING + TELLING_A_ROUND * left;
        int sum = 0;
        for (int other = 0; other < s.seats(); other++) {
            if (other == seat) continue;
            int lead = own - worth(s, other);
            sum += EVEN + (EVEN - 1) * lead / (Math.abs(lead) + telling);
        }
        return sum / (s.seats() - 1);
    }

    private static int worth(RandoState s, int seat) {
        return 100 * Score.total(s, seat) + Outlook.of(s, seat) + Pending.of(s, seat);
    }

    @Override
    public int weigh(RandoState s, int seat, int move) {
        return Weights.of(s, seat, move);
    }

    /** Each as likely as it deserves a look. */
    @Override
    public int pick(RandoState s, int seat, Moves moves, Dice dice) {
        if (moves.size() > weights.length) weights = new int[2 * moves.size()];
        int sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            weights[i] = Weights.of(s, seat, moves.get(i));
            sum += weights[i];
        }
        int left = dice.roll(sum);
        int index = 0;
        while (left >= weights[index]) left -= weights[index++];
        return moves.get(index);
    }

    @Override
    public Optional<Reason> reason(RandoState s, int seat, int move) {
        return Optional.of(RandoReasons.of(s, seat, move));
    }
}
