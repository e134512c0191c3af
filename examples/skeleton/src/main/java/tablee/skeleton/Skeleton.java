package tablee.skeleton;

import java.util.List;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Option;
import tablee.core.Setup;
import tablee.skeleton.positions.SkeletonPlacement;
import tablee.skeleton.positions.SkeletonPosition;
import tablee.skeleton.rules.SkeletonRules;
import tablee.skeleton.rules.SkeletonState;

/** Skeleton: one heap of stones; the player who takes the last one wins. */
public final class Skeleton implements Game<SkeletonState> {
    private static final List<Option> OPTIONS =
            List.of(new Option.Range(SkeletonRules.STONES, 5, SkeletonRules.MOST_STONES, 21));
    private static final Card CARD = new Card("skeleton", "Skeleton", List.of(1), List.of(2, 3, 4), OPTIONS);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public SkeletonState open(Setup setup) {
        return new SkeletonState(SkeletonRules.of(setup), SkeletonNotation.INSTANCE);
    }

    @Override
    public Class<SkeletonPosition> positionType() {
        return SkeletonPosition.class;
    }

    @Override
    public SkeletonState place(Setup setup, Record position) {
        return SkeletonPlacement.place(open(setup), (SkeletonPosition) position);
    }
}
