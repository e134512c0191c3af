package tablee.liar;

import tablee.core.Notation;
import tablee.liar.positions.LiarPosition;
import tablee.liar.positions.LiarView;
import tablee.liar.rules.LiarState;
import tablee.liar.words.LiarDrawing;
import tablee.liar.words.LiarWords;

/** How states and moves of the game are written down. */
final class LiarNotation implements Notation<LiarState> {
    static final LiarNotation INSTANCE = new LiarNotation();

    private LiarNotation() {}

    @Override
    public LiarView view(LiarState state, int viewer) {
        return LiarView.of(state, viewer);
    }

    @Override
    public LiarPosition position(LiarState state) {
        return LiarPosition.of(state);
    }

    @Override
    public String write(LiarState state, int actor, int move) {
        return LiarWords.write(actor, move);
    }

    @Override
    public int read(LiarState state, int actor, String word) {
        return LiarWords.read(actor, word);
    }

    @Override
    public String draw(LiarState state) {
        return LiarDrawing.of(state);
    }
}
