package tablee.flow.positions;

import java.util.Optional;
import tablee.core.State;
import tablee.flow.rules.FlowState;

/**
 * What a board needs of the rules to draw a view.
 *
 * @param clockMillis how long the clock that runs now lasts in all (FLOW-50, FLOW-51)
 */
public record FlowFigures(Optional<Long> clockMillis) {
    public static FlowFigures of(FlowState s) {
        if (s.deadline == State.NEVER) return new FlowFigures(Optional.empty());
        return new FlowFigures(Optional.of(s.overtime ? s.rules.graceMillis() : s.rules.roundMillis()));
    }
}
