package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;
import tablee.core.Word;

/** Calm Waters: the roller chooses the one die (FLOW-45). */
final class ChooseDie implements Step.Decision {
    @Override
    public void moves(FlowState s, Moves out) {
        out.add(FlowMove.of(FlowMove.Kind.ROLL, FlowMove.Die.WHITE.ordinal()));
        out.add(FlowMove.of(FlowMove.Kind.ROLL, FlowMove.Die.BLACK.ordinal()));
    }

    @Override
    public Optional<Refusal> refuse(FlowState s, int move) {
        boolean rolls = FlowMove.kind(move) == FlowMove.Kind.ROLL;
        return rolls ? Optional.empty() : Optional.of(Refusal.of("FLOW-45", "choose-die"));
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        FlowMove.Die die = FlowMove.Die.at(FlowMove.first(move));
        s.phase = die == FlowMove.Die.WHITE ? Phase.WAVE_WHITE : Phase.WAVE_BLACK;
        if (told.listening()) told.all(new FlowEvent.DieChosen(s.seat, Word.of(die)));
    }
}
