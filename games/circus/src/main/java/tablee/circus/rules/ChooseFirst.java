package tablee.circus.rules;

import java.util.Optional;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Told;

/** Who starts; the other side holds Applause for it (CIRC-11). */
final class ChooseFirst implements Step.Chance {
    @Override
    public void odds(CircusState state, Odds out) {
        for (int seat = 0; seat < state.seats(); seat++) out.add(CircusMove.on(CircusMove.FIRST, seat), 1);
    }

    @Override
    public Optional<Refusal> refuse(CircusState state, int move) {
        boolean first = CircusMove.kind(move) == CircusMove.FIRST;
        return first ? Optional.empty() : Optional.of(Refusal.of("CIRC-11", "first-player-first"));
    }

    @Override
    public void play(CircusState state, int move, Told told) {
        state.seat = CircusMove.first(move);
        state.phase = Phase.DEAL;
        Applause.give(state, 1 - state.side(), state.rules.numbers().secondApplause());
        LimitStanding.changed(state, state.side()); // where both begin alike, who begins is not ahead (CIRC-65)
        if (told.listening()) told.all(new CircusEvent.FirstPlayer(state.seat));
    }
}
