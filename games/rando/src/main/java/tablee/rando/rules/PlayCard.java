package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;
import tablee.core.Viewer;
import tablee.core.Word;

/** RAND-21: you may play one card; one without possible effect cannot be played. */
final class PlayCard implements Step.Decision {
    @Override
    public void moves(RandoState s, int seat, Moves out) {
        for (int slot = 0; slot < s.hands.size(seat); slot++) {
            if (hasEffect(s, seat, Hands.kind(s.hands.get(seat, slot)))) out.add(Verb.PLAY.move(slot));
        }
        out.add(Verb.PASS.move());
    }

    /** A hiker can always set out, a token always be turned, two markers always be exchanged. */
    private static boolean hasEffect(RandoState s, int seat, int kind) {
        return switch (CardKind.of(kind)) {
            case SPRINT, LANDSLIDE, SIGNPOST -> true;
            case SECOND_WIND -> s.boards.active(seat) != s.boards.owned(seat);
            case SHORTCUT -> s.boards.canRaiseAny(seat);
        };
    }

    @Override
    public Optional<Refusal> refuse(RandoState s, int seat, int move) {
        if (RandoMove.verb(move) == Verb.PASS) return Optional.empty();
        if (RandoMove.verb(move) != Verb.PLAY) return Phase.PLAY_CARD.insists();
        Optional<Refusal> slot = s.refuseSlot("RAND-21", seat, RandoMove.a(move));
        if (slot.isPresent()) return slot;
        int kind = Hands.kind(s.hands.get(seat, RandoMove.a(move)));
        if (hasEffect(s, seat, kind)) return Optional.empty();
        return Optional.of(Refusal.of("RAND-21", "no-effect." + Word.of(CardKind.of(kind))));
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        if (RandoMove.verb(move) == Verb.PASS) {
            if (told.listening()) told.all(new RandoEvent.NoCardPlayed(seat));
            Rounds.endTurn(s, told);
            return;
        }
        int card = s.hands.take(seat, RandoMove.a(move));
        if (told.listening()) {
            Colour colour = Colour.of(Hands.colour(card));
            told.all(new RandoEvent.CardPlayed(seat, colour, CardKind.of(Hands.kind(card))));
        }
        told.reveal(Viewer.EVERYBODY & ~(1L << seat));
        Supply.discard(s, Hands.colour(card), Hands.kind(card), told);
        begin(s, card);
    }

    /** RAND-50 to 54: each card leads to one decision. */
    private static void begin(RandoState s, int card) {
        s.times = 1;
        switch (CardKind.of(Hands.kind(card))) {
            case SPRINT -> {
                s.hiker = Hands.colour(card);
                s.phase = Phase.HIKE;
            }
            case SECOND_WIND -> s.phase = Phase.TURN_TILE;
            case SHORTCUT -> s.phase = Phase.RAISE;
            case LANDSLIDE -> s.phase = Phase.LANDSLIDE;
            case SIGNPOST -> s.phase = Phase.REORDER;
        }
    }
}
