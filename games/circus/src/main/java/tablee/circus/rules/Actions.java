package tablee.circus.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;
import tablee.core.Viewer;

/** The three actions (CIRC-21 to CIRC-23): what happens on the ring, and what comes of it (CIRC-42). */
final class Actions {
    private Actions() {}

    static void moves(CircusState state, Moves out) {
        for (int left = Swaps.withNext(state); left != 0; left &= left - 1) {
            out.add(CircusMove.swapWithNext(Integer.numberOfTrailingZeros(left)));
        }
        CircusMove.everywhere(CircusMove.FLIP, out);
        for (int left = Powers.usable(state); left != 0; left &= left - 1) {
            out.add(CircusMove.on(CircusMove.USE, Integer.numberOfTrailingZeros(left)));
        }
    }

    static Optional<Refusal> refuse(CircusState state, int move) {
        if (state.actionsLeft == 0) return Optional.of(Refusal.of("CIRC-20", "no-action-left", state.actionsDone));
        int position = CircusMove.first(move);
        return switch (CircusMove.kind(move)) {
            case CircusMove.SWAP -> Swaps.refuse(state, position, CircusMove.second(move));
            case CircusMove.USE -> Powers.refuse(state, position);
            default -> Optional.empty();
        };
    }

    static void play(CircusState state, int move, Told told) {
        int clowns = state.showing(Artist.CLOWN);
        int position = CircusMove.first(move);
        switch (CircusMove.kind(move)) {
            case CircusMove.SWAP -> swap(state, position, CircusMove.second(move), told);
            case CircusMove.FLIP -> flip(state, position, told);
            default -> use(state, position, told);
        }
        state.actionsLeft--;
        state.actionsDone++;
        whatComesOfIt(state, Clowns.met(clowns, state.showing(Artist.CLOWN)), told);
    }

    /** Posters first, and nothing is asked in a game that they ended; until ruleset 2 the Clowns came first (CIRC-42). */
    private static void whatComesOfIt(CircusState state, boolean clownsMet, Told told) {
        if (state.rules.postersFirst()) Posters.award(state, told);
        if (clownsMet && state.phase == Phase.TURN) Clowns.ask(state, told);
        if (!state.rules.postersFirst() && state.phase == Phase.TURN) Posters.award(state, told);
    }

    private static void swap(CircusState state, int one, int other, Told told) {
        exchange(state, one, other);
        if (told.listening()) told.all(new CircusEvent.Swapped(state.seat, one + 1, other + 1));
    }

    private static void flip(CircusState state, int position, Told told) {
        turnOver(state, position, told);
        if (!told.listening()) return;
        told.all(new CircusEvent.Flipped(state.seat, position + 1, state.back(position), state.face(position)));
    }

    private static void use(CircusState state, int position, Told told) {
        switch (state.face(position)) {
            case ACROBAT -> leap(state, position, told);
            case MAGICIAN -> conjure(state, position, told);
            default -> foretell(state, position, told);
        }
    }

    private static void leap(CircusState state, int acrobat, Told told) {
        int opposite = Ring.opposite(acrobat);
        exchange(state, acrobat, opposite);
        if (told.listening()) told.all(new CircusEvent.AcrobatLeapt(state.seat, acrobat + 1, opposite + 1));
    }

    private static void conjure(CircusState state, int magician, Told told) {
        int before = Ring.before(magician);
        int next = Ring.next(magician);
        exchange(state, before, next);
        if (told.listening()) {
            told.all(new CircusEvent.MagicianExchanged(state.seat, magician + 1, before + 1, next + 1));
        }
    }

    private static void foretell(CircusState state, int fortuneTeller, Told told) {
        int looked = Powers.visibleTo(state, fortuneTeller);
        if (told.listening()) {
            told.all(new CircusEvent.FortuneTellerLooked(state.seat, fortuneTeller + 1, Ring.numbers(looked)));
        }
        CircusSecrets.show(state, state.rules.seatsOf(state.side()), looked, told);
    }

    /** Two tokens change places. */
    static void exchange(CircusState state, int one, int other) {
        state.faces = Ring.swap(state.faces, one, other);
        state.backs = Ring.swap(state.backs, one, other);
        long differ = state.origin(one) ^ state.origin(other);
        state.origins ^= differ << 4 * one | differ << 4 * other;
    }

    /** A token turns over, and everybody has seen both sides (CIRC-50). */
    static void turnOver(CircusState state, int position, Told told) {
        long differ = (state.faces ^ state.backs) & Ring.across(position);
        state.faces ^= differ;
        state.backs ^= differ;
        state.shown &= ~Ring.across(state.origin(position));
        state.seen[state.origin(position)] = Seen.byEverybody(state.turn);
        told.reveal(Viewer.EVERYBODY);
    }
}
