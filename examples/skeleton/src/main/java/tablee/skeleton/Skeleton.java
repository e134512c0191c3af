package tablee.skeleton;

import java.util.List;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Option;
import tablee.core.Ruleset;
import tablee.core.Setup;

/** Skeleton: one heap of stones; the player who takes the last one wins. */
public final class Skeleton implements Game<SkeletonState> {
    static final String STONES = "stones";

    private static final int MOST_STONES = 40;
    private static final List<Option> OPTIONS = List.of(new Option.Range(STONES, 5, MOST_STONES, 21));
    private static final Card CARD = new Card("skeleton", "Skeleton", List.of(1), List.of(2, 3, 4), OPTIONS);

    private static final Ruleset RULES = Ruleset.beside(Skeleton.class, "skeleton-1.ruleset");
    static final int MOST_TAKEN = RULES.number("most-taken", 1, 9);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public SkeletonState open(Setup setup) {
        int stones = setup.options().number(STONES);
        return new SkeletonState(setup.seats(), new SkeletonPosition(stones, SkeletonState.NOBODY));
    }

    @Override
    public Class<SkeletonPosition> positionType() {
        return SkeletonPosition.class;
    }

    @Override
    public SkeletonState place(Setup setup, Record position) {
        SkeletonPosition at = (SkeletonPosition) position;
        if (at.stones() < 0 || at.stones() > MOST_STONES)
            throw new BadInput("The heap has 0 to " + MOST_STONES + " stones.");
        if (at.turn() < SkeletonState.NOBODY || at.turn() >= setup.seats())
            throw new BadInput("There is no seat " + at.turn() + ".");
        if (at.turn() == SkeletonState.NOBODY && at.stones() == 0)
            throw new BadInput("Before somebody starts there are stones.");
        return new SkeletonState(setup.seats(), at);
    }
}
