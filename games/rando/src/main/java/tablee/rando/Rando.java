package tablee.rando;

import java.util.List;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Dice;
import tablee.core.Game;
import tablee.core.Memory;
import tablee.core.Option;
import tablee.core.Setup;
import tablee.rando.positions.RandoPlacement;
import tablee.rando.positions.RandoPosition;
import tablee.rando.positions.RandoSupposition;
import tablee.rando.positions.RandoView;
import tablee.rando.rules.RandoRules;
import tablee.rando.rules.RandoState;

/** Flip' Rando: bouncing hikers, for two to four. */
public final class Rando implements Game<RandoState> {
    private static final Card CARD = new Card(
            "rando",
            "Flip' Rando",
            List.of(1, 2),
            List.of(2, 3, 4),
            List.of(
                    new Option.Name("ruleset", RandoRules.STANDARD),
                    new Option.Choice(
                            "stretches",
                            List.of(RandoRules.PER_REPETITION, RandoRules.PER_ACTION),
                            RandoRules.PER_REPETITION)));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public RandoState open(Setup setup) {
        return new RandoState(RandoRules.of(setup), setup.seats(), RandoNotation.INSTANCE);
    }

    @Override
    public Class<RandoPosition> positionType() {
        return RandoPosition.class;
    }

    @Override
    public RandoState place(Setup setup, Record position) {
        return RandoPlacement.place(open(setup), (RandoPosition) position);
    }

    @Override
    public Optional<Class<? extends Record>> viewType() {
        return Optional.of(RandoView.class);
    }

    @Override
    public RandoState imagine(Setup setup, int viewer, Record view, Dice dice) {
        if (!(view instanceof RandoView seen)) throw new BadInput("This is not a view of Flip' Rando.");
        RandoState world = place(setup, RandoSupposition.of(seen, viewer));
        world.imagine(viewer, Memory.PERFECT, dice);
        return world;
    }
}
