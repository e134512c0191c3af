package tablee.flow.rules;

import tablee.core.Actor;
import tablee.core.Odds;
import tablee.core.Told;

/** Set-up: an Action card for the next seat (FLOW-11). */
final class DealCard implements Step.Chance {
    @Override
    public void odds(FlowState s, Odds out) {
        Stock.odds(FlowMove.Kind.CARD, s.cardPile, ActionCard.KINDS, out);
    }

    @Override
    public boolean possible(FlowState s, int move) {
        return FlowMove.kind(move) == FlowMove.Kind.CARD && Stock.has(s.cardPile, FlowMove.first(move));
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        int card = FlowMove.first(move);
        int seat = SetUp.cardsDealt(s) % s.rules.seats();
        boolean hidden = Silence.hidesHands(s);
        s.cardPile -= Stock.one(card);
        s.hands[seat] += Stock.one(card);
        if (told.listening()) {
            Record dealt = new FlowEvent.CardDealt(seat, ActionCard.at(card));
            if (hidden) told.some(Actor.bit(seat), dealt, new FlowEvent.HiddenCardDealt(seat));
            else told.all(dealt);
        }
        SetUp.advance(s, told);
    }
}
