package tablee.flow.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** Set-up: who begins (FLOW-12). */
final class ChooseFirst implements Step.Chance {
    @Override
    public void odds(FlowState s, Odds out) {
        for (int seat = 0; seat < s.rules.seats(); seat++) out.add(FlowMove.of(FlowMove.Kind.FIRST, seat), 1);
    }

    @Override
    public boolean possible(FlowState s, int move) {
        return FlowMove.kind(move) == FlowMove.Kind.FIRST && FlowMove.first(move) < s.rules.seats();
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        s.seat = FlowMove.first(move);
        if (told.listening()) told.all(new FlowEvent.FirstPlayer(s.seat));
        SetUp.advance(s, told);
    }
}
