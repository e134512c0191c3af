package tablee.circus.rules;

import tablee.core.Stream;

/** What chance is for: who starts, and which token comes to the next position. */
final class CircusStreams {
    private CircusStreams() {}

    static void name(CircusState state, Stream out) {
        if (state.phase == Phase.FIRST_PLAYER) out.roll("first", 0, 0);
        else out.stock(Deal.isClownsTurn(state) ? "clowns" : "artists", state);
    }
}
