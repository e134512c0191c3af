package tablee.liar.words;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tablee.core.Actor;
import tablee.core.State;
import tablee.liar.rules.LiarMove;

/** The words of moves: {@code bid 3 5} is three fives, {@code doubt} lifts the cups, {@code roll 2} is what chance rolls. */
public final class LiarWords {
    private static final Pattern BID = Pattern.compile("bid ([1-9]\\d?) ([1-9])");
    private static final Pattern ROLL = Pattern.compile("roll ([1-9])");

    private LiarWords() {}

    public static String write(int actor, int move) {
        if (actor == Actor.CHANCE) return "roll " + move;
        return move == LiarMove.DOUBT ? "doubt" : "bid " + LiarMove.count(move) + " " + LiarMove.face(move);
    }

    public static int read(int actor, String word) {
        Matcher roll = ROLL.matcher(word);
        if (actor == Actor.CHANCE) return roll.matches() ? Integer.parseInt(roll.group(1)) : State.NO_MOVE;
        if (word.equals("doubt")) return LiarMove.DOUBT;
        Matcher bid = BID.matcher(word);
        if (!bid.matches()) return State.NO_MOVE;
        return LiarMove.bid(Integer.parseInt(bid.group(1)), Integer.parseInt(bid.group(2)));
    }
}
