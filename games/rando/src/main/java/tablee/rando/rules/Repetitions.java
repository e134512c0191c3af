package tablee.rando.rules;

import tablee.core.Told;

/** RAND-22: an action is applied as often as its multiplier says; what cannot be done is skipped. */
final class Repetitions {
    private Repetitions() {}

    /** One more is done. */
    static void done(RandoState s, Tile action, Told told) {
        s.done++;
        proceed(s, action, told);
    }

    static void proceed(RandoState s, Tile action, Told told) {
        if (s.done < s.times && possible(s, action)) {
            s.phase = stage(action);
            return;
        }
        if (s.done < s.times && told.listening()) told.all(new RandoEvent.NothingDone(s.seat, action));
        if (action == Tile.DRAW) Shed.begin(s, told);
        else Rounds.proceed(s, told);
    }

    /** What is not possible now does not become so by skipping it: the rest is skipped together. */
    private static boolean possible(RandoState s, Tile action) {
        return switch (action) {
            case HIKE -> s.pile.size() > 0 && s.stretch < s.rules.stretches; // RAND-31, RAND-37
            case DRAW -> s.pile.size() > 0;
            case LOWER -> Lower.possible(s);
            case RAISE -> s.boards.canRaiseAny(s.seat);
            case REORDER -> true;
            case JOKER -> false;
        };
    }

    private static Phase stage(Tile action) {
        return switch (action) {
            case HIKE -> Phase.HIKE;
            case DRAW -> Phase.DRAW;
            case LOWER -> Phase.LOWER;
            case RAISE -> Phase.RAISE;
            case REORDER -> Phase.REORDER;
            case JOKER -> throw new IllegalArgumentException("the Joker is no action of its own");
        };
    }
}
