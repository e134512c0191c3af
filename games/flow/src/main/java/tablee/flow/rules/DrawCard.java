package tablee.flow.rules;

import tablee.core.Actor;
import tablee.core.Odds;
import tablee.core.Told;

/** The card that a tile was swapped for (FLOW-27). */
final class DrawCard implements Step.Chance {
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
        s.cardPile -= Stock.one(card);
        s.hands[s.seat] += Stock.one(card);
        if (told.listening()) {
            Record drawn = new FlowEvent.CardDrawn(s.seat, ActionCard.at(card));
            if (Silence.hidesHands(s)) told.some(Actor.bit(s.seat), drawn, new FlowEvent.HiddenCardDrawn(s.seat));
            else told.all(drawn);
        }
        Rounds.finishTurn(s, told);
    }
}
