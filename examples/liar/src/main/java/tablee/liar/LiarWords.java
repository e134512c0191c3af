package tablee.liar;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tablee.core.Actor;
import tablee.core.State;

/** The words of moves: {@code bid 3 5} is three fives, {@code doubt} lifts the cups, {@code roll 2} is what chance rolls. */
final class LiarWords {
    private static final int SHIFT = 4;
    private static final int MASK = 15;
    private static final Pattern BID = Pattern.compile("bid ([1-9]\\d?) ([1-9])");
    private static final Pattern ROLL = Pattern.compile("roll ([1-9])");

    private LiarWords() {}

    static String write(int actor, int move) {
        if (actor == Actor.CHANCE) return "roll " + move;
        return move == LiarState.DOUBT ? "doubt" : "bid " + (move >> SHIFT) + " " + (move & MASK);
    }

    static int read(int actor, String word) {
        Matcher roll = ROLL.matcher(word);
        if (actor == Actor.CHANCE) return roll.matches() ? Integer.parseInt(roll.group(1)) : State.NO_MOVE;
        if (word.equals("doubt")) return LiarState.DOUBT;
        Matcher bid = BID.matcher(word);
        if (!bid.matches()) return State.NO_MOVE;
        return Integer.parseInt(bid.group(1)) << SHIFT | Integer.parseInt(bid.group(2));
    }
}
