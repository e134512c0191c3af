package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** Any seat may start the round, or the table does for everybody (FLOW-56). */
final class StartRound implements Step.Decision {
    @Override
    public void moves(FlowState s, Moves out) {
        out.add(FlowMove.of(FlowMove.Kind.START));
    }

    @Override
    public Optional<Refusal> refuse(FlowState s, int move) {
        boolean starts =
                switch (FlowMove.kind(move)) {
                    case START -> true;
                    case TOGETHER -> s.rules.startsTogether();
                    default -> false;
                };
        return starts ? Optional.empty() : Optional.of(Refusal.of("FLOW-56", "start-first"));
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        boolean together = FlowMove.kind(move) == FlowMove.Kind.TOGETHER;
        Rounds.start(s, together ? FlowState.NOTHING : actor, at, told);
    }
}
