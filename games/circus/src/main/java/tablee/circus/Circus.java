package tablee.circus;

import java.util.List;
import java.util.Optional;
import tablee.circus.positions.CircusPlacement;
import tablee.circus.positions.CircusPosition;
import tablee.circus.positions.CircusSupposition;
import tablee.circus.positions.CircusView;
import tablee.circus.rules.CircusNumbers;
import tablee.circus.rules.CircusRules;
import tablee.circus.rules.CircusState;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Dice;
import tablee.core.Game;
import tablee.core.Memory;
import tablee.core.Option;
import tablee.core.Setup;

/** Flip Circus: ten two-sided tokens in a ring, and the memory of those who flipped them. For two, or two teams of two. */
public final class Circus implements Game<CircusState> {
    public static final CircusNumbers NUMBERS = CircusNumbers.ofRuleset(2);

    private static final Card CARD = new Card(
            "circus",
            "Flip Circus",
            List.of(1, 2),
            List.of(2, 4),
            List.of(
                    new Option.Order("ring", NUMBERS.ring()),
                    new Option.Flag("notebook", false),
                    new Option.Choice("draw-after", NUMBERS.drawAfter(), NUMBERS.usualDrawAfter()),
                    new Option.Flag("decide-at-limit", false)));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public CircusState open(Setup setup) {
        return new CircusState(CircusRules.of(setup), CircusNotation.INSTANCE);
    }

    @Override
    public Class<CircusPosition> positionType() {
        return CircusPosition.class;
    }

    @Override
    public CircusState place(Setup setup, Record position) {
        if (position instanceof CircusPosition given) return CircusPlacement.place(open(setup), given);
        throw new BadInput("This is not a position of Flip Circus.");
    }

    @Override
    public Optional<Class<? extends Record>> viewType() {
        return Optional.of(CircusView.class);
    }

    @Override
    public CircusState imagine(Setup setup, int viewer, Record view, Dice dice) {
        if (!(view instanceof CircusView seen)) throw new BadInput("This is not a view of Flip Circus.");
        CircusState world = suppose(setup, viewer, seen);
        boolean hides = seen.ending().isEmpty(); // after the end all backs are shown
        if (hides) world.imagine(viewer, seen.notebook().isEmpty() ? Memory.NONE : Memory.PERFECT, dice);
        // A view shows finished turns alone, so the last poster may be of this turn or of the one before.
        boolean fresh = hides && world.posterTurn > 0 && seen.quietTurns() == 0 && seen.actionsDone() > 0;
        if (fresh && dice.roll(2) == 0) world.posterTurn = world.turn;
        return world;
    }

    /** A turn in which nothing is left to do is not over while its seat looks at a back, which nobody else sees. */
    private CircusState suppose(Setup setup, int viewer, CircusView seen) {
        CircusRules rules = CircusRules.of(setup);
        try {
            return place(setup, CircusSupposition.of(seen, rules, viewer, false));
        } catch (BadInput otherwise) {
            if (viewer == seen.seat()) throw otherwise;
            return place(setup, CircusSupposition.of(seen, rules, viewer, true));
        }
    }
}
