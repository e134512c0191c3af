package tablee.liar.rules;

import java.util.Arrays;
import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;
import tablee.core.Viewer;

/** A seat bids higher than the last one (LIAR-3, 4), or doubts it (LIAR-5 to 8). */
final class BidOrDoubt implements Step.Decision {
    @Override
    public void moves(LiarState state, Moves out) {
        if (state.bid != 0) out.add(LiarMove.DOUBT);
        for (int count = Math.max(1, LiarMove.count(state.bid)); count <= state.allDice(); count++) {
            for (int face = 1; face <= LiarRules.FACES; face++) {
                if (LiarMove.bid(count, face) > state.bid) out.add(LiarMove.bid(count, face));
            }
        }
    }

    @Override
    public Optional<Refusal> refuse(LiarState state, int move) {
        int bid = state.bid;
        if (move == LiarMove.DOUBT) return unless(bid != 0, "LIAR-5", "nothing-to-doubt");
        if (!LiarMove.isBid(move)) return unless(false, "LIAR-3", "no-bid", LiarRules.FACES);
        int all = state.allDice();
        if (LiarMove.count(move) > all) return unless(false, "LIAR-3", "too-many", all);
        return unless(move > bid, "LIAR-4", "not-higher", LiarMove.count(bid), LiarMove.face(bid));
    }

    private static Optional<Refusal> unless(boolean fine, String rule, String key, Object... args) {
        return fine ? Optional.empty() : Optional.of(Refusal.of(rule, key, args));
    }

    @Override
    public void play(LiarState state, int move, Told told) {
        if (move == LiarMove.DOUBT) doubt(state, told);
        else bid(state, move, told);
    }

    private static void bid(LiarState state, int move, Told told) {
        state.bid = move;
        if (told.listening()) told.all(new LiarEvent.Bid(state.turn, LiarMove.count(move), LiarMove.face(move)));
        state.turn = state.after(state.turn);
    }

    /** LIAR-5: all cups are lifted. The player who was wrong loses a die and opens the next round. */
    private static void doubt(LiarState state, Told told) {
        int count = LiarMove.count(state.bid);
        int face = LiarMove.face(state.bid);
        told.reveal(Viewer.EVERYBODY);
        if (told.listening()) told.all(new LiarEvent.Doubted(state.turn, count, face, state.shown()));
        int loser = matching(state, face) >= count ? state.turn : state.before(state.turn);
        state.dice[loser]--;
        if (told.listening()) told.all(new LiarEvent.DieLost(loser, state.dice[loser]));
        Arrays.fill(state.faces, 0);
        state.bid = 0;
        state.turn = state.dice[loser] > 0 ? loser : state.after(loser);
        if (state.players() == 1 && told.listening()) told.all(new LiarEvent.Won(state.turn));
    }

    /** LIAR-6: ones count as every face, where that was agreed on. */
    private static int matching(LiarState state, int face) {
        int count = 0;
        for (int each : state.faces) if (each == face || state.rules.wild() && each == 1) count++;
        return count;
    }
}
