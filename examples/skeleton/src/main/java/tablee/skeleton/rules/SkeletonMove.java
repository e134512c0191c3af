package tablee.skeleton.rules;

import tablee.core.Actor;

/** Moves as numbers: of a seat how many stones it takes, of chance who starts. */
final class SkeletonMove {
    private SkeletonMove() {}

    /** Whether a number is a move of this actor at all, allowed or not. */
    static boolean exists(int actor, int move, SkeletonRules rules) {
        if (actor == Actor.CHANCE) return move >= 0 && move < rules.seats();
        return move >= 1 && move <= rules.mostTaken();
    }
}
