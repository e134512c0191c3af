package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;
import tablee.core.Viewer;

/** RAND-32, RAND-43: discard down to a full hand once a Draw or Give is complete. */
final class Shed implements Step.Decision {
    /** After a Draw. */
    static void begin(RandoState s, Told told) {
        if (!asks(s)) Rounds.proceed(s, told);
    }

    static boolean asks(RandoState s) {
        boolean tooMany = s.hands.size(s.seat) > s.rules.hand;
        if (tooMany) s.phase = Phase.SHED;
        return tooMany;
    }

    @Override
    public void moves(RandoState s, int seat, Moves out) {
        for (int slot = 0; slot < s.hands.size(seat); slot++) out.add(Verb.DISCARD.move(slot));
    }

    @Override
    public Optional<Refusal> refuse(RandoState s, int seat, int move) {
        String rule = s.part == Part.ROUND_END ? "RAND-43" : "RAND-32";
        if (RandoMove.verb(move) != Verb.DISCARD) return Optional.of(Refusal.of(rule, "now.shed", s.rules.hand));
        return s.refuseSlot(rule, seat, RandoMove.a(move));
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        int card = s.hands.take(seat, RandoMove.a(move));
        if (told.listening()) {
            Colour colour = Colour.of(Hands.colour(card));
            told.all(new RandoEvent.CardDiscarded(seat, colour, CardKind.of(Hands.kind(card))));
        }
        told.reveal(Viewer.EVERYBODY & ~(1L << seat));
        Supply.discard(s, Hands.colour(card), Hands.kind(card), told);
        if (!asks(s)) Rounds.proceed(s, told);
    }
}
