package tablee.skeleton.words;

import tablee.skeleton.rules.SkeletonState;

/** The state as one line. */
public final class SkeletonDrawing {
    private SkeletonDrawing() {}

    public static String of(SkeletonState state) {
        boolean nobody = state.turn == SkeletonState.NOBODY;
        return "stones " + state.stones + ", turn " + (nobody ? "of nobody" : state.turn);
    }
}
