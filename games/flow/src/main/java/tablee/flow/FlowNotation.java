package tablee.flow;

import java.util.Optional;
import tablee.core.Notation;
import tablee.core.Refusal;
import tablee.flow.positions.FlowFigures;
import tablee.flow.positions.FlowPosition;
import tablee.flow.positions.FlowView;
import tablee.flow.rules.FlowState;
import tablee.flow.words.FlowDrawing;
import tablee.flow.words.FlowWords;

/** How states and moves of the game are written down. */
public final class FlowNotation implements Notation<FlowState> {
    public static final FlowNotation INSTANCE = new FlowNotation();

    private FlowNotation() {}

    @Override
    public Record view(FlowState state, int viewer) {
        return FlowView.of(state, viewer);
    }

    @Override
    public Optional<Record> figures(FlowState state, int viewer) {
        return Optional.of(FlowFigures.of(state));
    }

    @Override
    public Record position(FlowState state) {
        return FlowPosition.of(state);
    }

    @Override
    public String write(FlowState state, int actor, int move) {
        return FlowWords.write(move);
    }

    @Override
    public int read(FlowState state, int actor, String word) {
        return FlowWords.read(word);
    }

    @Override
    public Refusal whyNot(FlowState state, int actor, String word) {
        return FlowWords.whyNot(word);
    }

    @Override
    public String draw(FlowState state) {
        return FlowDrawing.of(state);
    }
}
