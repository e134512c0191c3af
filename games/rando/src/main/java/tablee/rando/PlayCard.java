package tablee.rando;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;
import tablee.core.Viewer;

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
        if (Move.verb(move) == Verb.PASS) return Optional.empty();
        if (Move.verb(move) != Verb.PLAY) return Stage.PLAY_CARD.insists();
        Optional<Refusal> slot = s.refuseSlot("RAND-21", seat, Move.a(move));
        if (slot.isPresent()) return slot;
        int kind = Hands.kind(s.hands.get(seat, Move.a(move)));
        if (hasEffect(s, seat, kind)) return Optional.empty();
        return Optional.of(Refusal.of("RAND-21", "no-effect." + Rules.word(CardKind.of(kind))));
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        if (Move.verb(move) == Verb.PASS) {
            if (told.listening()) told.all(new Event.NoCardPlayed(seat));
            Rounds.endTurn(s, told);
            return;
        }
        int card = s.hands.take(seat, Move.a(move));
        if (told.listening()) {
            Colour colour = Colour.of(Hands.colour(card));
            told.all(new Event.CardPlayed(seat, colour, CardKind.of(Hands.kind(card))));
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
                s.stage = Stage.HIKE;
            }
            case SECOND_WIND -> s.stage = Stage.TURN_TILE;
            case SHORTCUT -> s.stage = Stage.RAISE;
            case LANDSLIDE -> s.stage = Stage.LANDSLIDE;
            case SIGNPOST -> s.stage = Stage.REORDER;
        }
    }
}
