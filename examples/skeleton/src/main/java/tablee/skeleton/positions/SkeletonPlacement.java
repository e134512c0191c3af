package tablee.skeleton.positions;

import tablee.core.BadInput;
import tablee.skeleton.rules.SkeletonRules;
import tablee.skeleton.rules.SkeletonState;

/** A position from outside, made into a state: what no game can lead to is refused in one sentence. */
public final class SkeletonPlacement {
    private SkeletonPlacement() {}

    public static SkeletonState place(SkeletonState fresh, SkeletonPosition at) {
        int most = SkeletonRules.MOST_STONES;
        if (at.stones() < 0 || at.stones() > most) throw new BadInput("The heap has 0 to " + most + " stones.");
        if (at.turn() < SkeletonState.NOBODY || at.turn() >= fresh.seats())
            throw new BadInput("There is no seat " + at.turn() + ".");
        if (at.turn() == SkeletonState.NOBODY && at.stones() == 0)
            throw new BadInput("Before somebody starts there are stones.");
        fresh.stones = at.stones();
        fresh.turn = at.turn();
        return fresh;
    }
}
