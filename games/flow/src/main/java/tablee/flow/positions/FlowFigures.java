package tablee.flow.positions;

import java.util.Optional;
import tablee.core.State;
import tablee.flow.rules.FlowState;

/**
 * What a board needs of the rules to draw a view.
 *
 * @param clockMillis how long the clock that runs now lasts in all (FLOW-50, FLOW-51)
 * @param fishing how many tiles Fishing reveals (FLOW-44)
 */
public record FlowFigures(Optional<Long> clockMillis, int fishing) {
    public static FlowFigures of(FlowState s) {
        return new FlowFigures(clockMillis(s), s.rules.fishing());
    }

    private static Optional<Long> clockMillis(FlowState s) {
        if (s.deadline == State.NEVER) return Optional.empty();
        return Optional.of(s.overtime ? s.rules.graceMillis() : s.rules.roundMillis());
    }
}
