package tablee.rando.rules;

import tablee.core.State;
import tablee.core.Stream;

/** What chance is for, so that all tables with one seed have the same terrain and draw the same cards. */
final class RandoStreams {
    private RandoStreams() {}

    static void name(RandoState s, boolean top, Stream out) {
        if (top) cards(s, out);
        else
            switch (s.phase) {
                case PLACE_TOKENS -> out.stock("tokens", s);
                case PLACE_HIKERS -> out.stock("hikers", s);
                case PLACE_MARKERS -> out.stock("markers", s);
                case CHOOSE_FIRST -> out.roll("first", 0, 0);
                case DEAL, DRAW, DISCARD_TOP -> cards(s, out);
                default -> {}
            }
    }

    /** The top card whose colour is shown and the one whose kind is drawn later are one card: the first of the pile. */
    private static void cards(RandoState s, Stream out) {
        out.stock("cards");
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            for (int kind = 0; kind < CardKind.COUNT; kind++) {
                out.piece(Pile.index(colour, kind), s.pile.count(colour, kind), move(s, colour, kind));
            }
        }
    }

    private static int move(RandoState s, int colour, int kind) {
        if (s.pile.covered()) return Verb.TOP.move(colour);
        return colour == s.pile.top() ? Verb.KIND.move(kind) : State.NO_MOVE;
    }
}
