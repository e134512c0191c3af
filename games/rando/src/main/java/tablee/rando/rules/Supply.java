package tablee.rando.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** Cards on their way from the pile to hands, to the discard, and back to the pile. */
final class Supply {
    private Supply() {}

    /** The odds of what the top card is, given its colour. */
    static void kinds(RandoState s, Odds out) {
        int colour = s.pile.top();
        for (int kind = 0; kind < CardKind.COUNT; kind++) out.add(Verb.KIND.move(kind), s.pile.count(colour, kind));
    }

    /** The top card turned out to be of this kind, as only the one who draws it sees. */
    static void draw(RandoState s, int kind, Told told) {
        int colour = s.pile.top();
        s.pile.takeTop(kind);
        s.hands.add(s.seat, Hands.card(colour, kind));
        if (told.listening()) {
            RandoEvent.CardDrawn seen = new RandoEvent.CardDrawn(s.seat, Colour.of(colour), CardKind.of(kind));
            told.some(1L << s.seat, seen, new RandoEvent.BackDrawn(s.seat, Colour.of(colour)));
        }
        told.reveal(1L << s.seat);
        refill(s, told);
    }

    static void discard(RandoState s, int colour, int kind, Told told) {
        s.pile.discard(colour, kind);
        refill(s, told);
    }

    private static void refill(RandoState s, Told told) {
        if (s.pile.refill() && told.listening()) told.all(new RandoEvent.PileMade(s.pile.size()));
    }
}
