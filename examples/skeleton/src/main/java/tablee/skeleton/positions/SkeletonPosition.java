package tablee.skeleton.positions;

import tablee.skeleton.rules.SkeletonState;

/**
 * Everything there is.
 *
 * @param turn who plays; once the heap is empty, who took the last stone; -1 before chance has chosen
 */
public record SkeletonPosition(int stones, int turn) {
    public static SkeletonPosition of(SkeletonState state) {
        return new SkeletonPosition(state.stones, state.turn);
    }
}
