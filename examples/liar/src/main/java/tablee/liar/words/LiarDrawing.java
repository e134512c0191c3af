package tablee.liar.words;

import tablee.liar.rules.LiarMove;
import tablee.liar.rules.LiarState;

/** The bid, and the dice under each cup. */
public final class LiarDrawing {
    private LiarDrawing() {}

    public static String of(LiarState state) {
        int count = LiarMove.count(state.bid);
        int face = LiarMove.face(state.bid);
        StringBuilder text = new StringBuilder("turn " + state.turn + ", bid " + count + " of " + face);
        for (int seat = 0; seat < state.seats(); seat++)
            text.append("\nseat ")
                    .append(seat)
                    .append(": ")
                    .append(state.dice[seat])
                    .append(" dice ")
                    .append(state.under(seat));
        return text.toString();
    }
}
