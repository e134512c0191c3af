package tablee.rando.rules;

import tablee.core.Dice;
import tablee.core.Viewer;

/**
 * What a viewer does not know, dealt anew: the kinds of the cards in the pile and in others' hands, colour by colour, since
 * all colours are open; and what others chose secretly at Give.
 */
public final class RandoSecrets {
    private RandoSecrets() {}

    static void imagine(RandoState s, int viewer, Dice dice) {
        if (viewer == Viewer.ALL) return;
        for (int seat = 0; seat < s.seats(); seat++) if (seat != viewer) putBack(s, viewer, seat);
        for (int seat = 0; seat < s.seats(); seat++) if (seat != viewer) dealAgain(s, viewer, seat, dice);
        if (s.phase != Phase.GIVE) return;
        for (int seat = 0; seat < s.seats(); seat++) if (seat != viewer) chooseAgain(s, seat, dice);
    }

    /** Whether this viewer knows what a card in this seat's hand is. */
    public static boolean knows(int viewer, int seat, int card) {
        if (viewer == Viewer.ALL || viewer == seat) return true;
        return viewer != Viewer.SPECTATOR && Hands.knownBy(card, viewer);
    }

    private static void putBack(RandoState s, int viewer, int seat) {
        for (int slot = 0; slot < s.hands.size(seat); slot++) {
            int card = s.hands.get(seat, slot);
            if (!knows(viewer, seat, card)) s.pile.add(Pile.index(Hands.colour(card), Hands.kind(card)), 1);
        }
    }

    private static void dealAgain(RandoState s, int viewer, int seat, Dice dice) {
        for (int slot = 0; slot < s.hands.size(seat); slot++) {
            int card = s.hands.get(seat, slot);
            if (knows(viewer, seat, card)) continue;
            int kind = anyKind(s.pile, Hands.colour(card), dice);
            s.pile.add(Pile.index(Hands.colour(card), kind), -1);
            s.hands.set(seat, slot, Hands.withKind(card, kind));
        }
    }

    private static int anyKind(Pile pile, int colour, Dice dice) {
        int left = dice.roll(pile.count(colour));
        int kind = 0;
        while (left >= pile.count(colour, kind)) left -= pile.count(colour, kind++);
        return kind;
    }

    /** One who has chosen may have chosen any card, or none; without a card there was no choice. */
    private static void chooseAgain(RandoState s, int seat, Dice dice) {
        int cards = s.hands.size(seat);
        if (Give.choice(s, seat) == 0 || cards == 0) return;
        int slot = dice.roll(cards + 1);
        Give.choose(s, seat, slot == 0 ? Give.LOSS : slot);
    }
}
