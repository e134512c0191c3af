package tablee.flow;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Dice;
import tablee.core.Game;
import tablee.core.Memory;
import tablee.core.Options;
import tablee.core.Setup;
import tablee.flow.positions.FlowPlacement;
import tablee.flow.positions.FlowPosition;
import tablee.flow.positions.FlowSupposition;
import tablee.flow.positions.FlowView;
import tablee.flow.rules.FlowOptions;
import tablee.flow.rules.FlowRules;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.SetUp;

/** Flow: together, against the clock, water paths lead four animals to the Boat. The rules are in docs/rules/flow.md. */
public final class Flow implements Game<FlowState> {
    private static final Card CARD =
            new Card("flow", "Flow", List.of(1, 2), List.of(1, 2, 3, 4, 5, 6), FlowOptions.all());

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public FlowState open(Setup setup) {
        FlowState state = fresh(setup);
        SetUp.open(state);
        return state;
    }

    @Override
    public Class<FlowPosition> positionType() {
        return FlowPosition.class;
    }

    @Override
    public FlowState place(Setup setup, Record position) {
        if (position instanceof FlowPosition flow) return FlowPlacement.place(fresh(setup), flow);
        throw new BadInput("This is not a position of Flow.");
    }

    @Override
    public Optional<Class<? extends Record>> viewType() {
        return Optional.of(FlowView.class);
    }

    @Override
    public FlowState imagine(Setup setup, int viewer, Record view, Dice dice) {
        if (!(view instanceof FlowView seen)) throw new BadInput("This is not a view of Flow.");
        FlowState world = place(setup, FlowSupposition.of(seen, FlowRules.of(setup)));
        world.imagine(viewer, Memory.PERFECT, dice);
        return world;
    }

    @Override
    public SortedMap<String, String> setting(Options options) {
        return FlowOptions.setting(options);
    }

    private static FlowState fresh(Setup setup) {
        return new FlowState(FlowRules.of(setup), FlowNotation.INSTANCE);
    }
}
