package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;
import tablee.core.Viewer;

/** RAND-43: all choose secretly, then hand over at once: a card to the left neighbour, or points lost. */
public final class Give implements Step.Decision {
    /** In {@link RandoState#choices}, four bits for each seat: nothing yet, the place of a card from 1 on, or this. */
    public static final int LOSS = 15;

    private static final int BITS = 4;
    private static final int CARD_BITS = 16;
    private static final int NO_CARD = 0xFFFF;

    /** Anyone who has no card loses points and has nothing to choose. */
    static void begin(RandoState s, Told told) {
        s.phase = Phase.GIVE;
        for (int seat = 0; seat < s.seats(); seat++) if (s.hands.size(seat) == 0) choose(s, seat, LOSS);
        if (waiting(s) == 0) handOver(s, told);
    }

    public static int choice(RandoState s, int seat) {
        return s.choices >>> BITS * seat & LOSS;
    }

    public static void choose(RandoState s, int seat, int choice) {
        s.choices = s.choices & ~(LOSS << BITS * seat) | choice << BITS * seat;
    }

    /** The set of those who have not chosen. */
    public static long waiting(RandoState s) {
        long seats = 0;
        for (int seat = 0; seat < s.seats(); seat++) if (choice(s, seat) == 0) seats |= 1L << seat;
        return seats;
    }

    @Override
    public void moves(RandoState s, int seat, Moves out) {
        for (int slot = 0; slot < s.hands.size(seat); slot++) out.add(Verb.GIVE.move(slot));
        out.add(Verb.PAY.move());
    }

    @Override
    public Optional<Refusal> refuse(RandoState s, int seat, int move) {
        if (RandoMove.verb(move) == Verb.PAY) return Optional.empty();
        if (RandoMove.verb(move) != Verb.GIVE) return Phase.GIVE.insists();
        return s.refuseSlot("RAND-43", seat, RandoMove.a(move));
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        int choice = RandoMove.verb(move) == Verb.PAY ? LOSS : RandoMove.a(move) + 1;
        choose(s, seat, choice);
        if (told.listening()) {
            int slot = choice == LOSS ? 0 : choice;
            told.some(1L << seat, new RandoEvent.GiftChosen(seat, slot), new RandoEvent.GiftReady(seat));
        }
        if (waiting(s) == 0) handOver(s, told);
    }

    private static void handOver(RandoState s, Told told) {
        told.reveal(Viewer.EVERYBODY);
        long gifts = 0;
        for (int seat = s.seats() - 1; seat >= 0; seat--) gifts = gifts << CARD_BITS | takeGift(s, seat);
        s.choices = 0;
        for (int i = 0; i < s.seats(); i++) {
            int seat = (s.first + i) % s.seats();
            int card = (int) (gifts >>> CARD_BITS * seat) & NO_CARD;
            if (card == NO_CARD) s.lose(seat, s.rules.giveLoss, told);
            else receive(s, seat, card, told);
        }
        RoundEnd.proceed(s, told);
    }

    private static int takeGift(RandoState s, int seat) {
        int choice = choice(s, seat);
        return choice == LOSS ? NO_CARD : s.hands.take(seat, choice - 1);
    }

    private static void receive(RandoState s, int from, int card, Told told) {
        int to = (from + 1) % s.seats();
        s.hands.add(to, Hands.passed(card, from, to));
        if (!told.listening()) return;
        Colour colour = Colour.of(Hands.colour(card));
        CardKind kind = CardKind.of(Hands.kind(card));
        long two = 1L << from | 1L << to;
        told.some(two, new RandoEvent.CardGiven(from, to, colour, kind), new RandoEvent.BackGiven(from, to, colour));
    }
}
