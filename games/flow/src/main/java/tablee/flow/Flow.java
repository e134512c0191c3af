package tablee.flow;

import java.util.List;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Setup;

/** Flow: together, against the clock, water paths lead four animals to the Boat. The rules are in docs/rules/flow.md. */
public final class Flow implements Game<FlowState> {
    static final int MOST_SEATS = 6;

    private static final Card CARD = new Card("flow", "Flow", List.of(1, 2), List.of(1, 2, 3, 4, 5, 6), Choices.all());

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public FlowState open(Setup setup) {
        FlowState state = new FlowState(Rules.of(setup));
        SetUp.open(state);
        return state;
    }

    @Override
    public Class<FlowPosition> positionType() {
        return FlowPosition.class;
    }

    @Override
    public FlowState place(Setup setup, Record position) {
        if (position instanceof FlowPosition flow) return Positions.place(Rules.of(setup), flow);
        throw new BadInput("This is not a position of Flow.");
    }
}
