package tablee.skeleton;

import tablee.core.Notation;
import tablee.skeleton.positions.SkeletonPosition;
import tablee.skeleton.positions.SkeletonView;
import tablee.skeleton.rules.SkeletonState;
import tablee.skeleton.words.SkeletonDrawing;
import tablee.skeleton.words.SkeletonWords;

/** How states and moves of the game are written down. */
final class SkeletonNotation implements Notation<SkeletonState> {
    static final SkeletonNotation INSTANCE = new SkeletonNotation();

    private SkeletonNotation() {}

    @Override
    public SkeletonView view(SkeletonState state, int viewer) {
        return SkeletonView.of(state);
    }

    @Override
    public SkeletonPosition position(SkeletonState state) {
        return SkeletonPosition.of(state);
    }

    @Override
    public String write(SkeletonState state, int actor, int move) {
        return SkeletonWords.write(actor, move);
    }

    @Override
    public int read(SkeletonState state, int actor, String word) {
        return SkeletonWords.read(actor, word);
    }

    @Override
    public String draw(SkeletonState state) {
        return SkeletonDrawing.of(state);
    }
}
