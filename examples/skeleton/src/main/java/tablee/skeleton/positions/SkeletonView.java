package tablee.skeleton.positions;

import tablee.skeleton.rules.SkeletonState;

/** What everybody sees. Nothing in this game is hidden; a game with secrets makes another view for each viewer. */
public record SkeletonView(int stones, int turn) {
    public static SkeletonView of(SkeletonState state) {
        return new SkeletonView(state.stones, state.turn);
    }
}
