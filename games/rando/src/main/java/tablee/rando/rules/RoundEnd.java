package tablee.rando.rules;

import tablee.core.Told;

/** The end of the round: the marker moves on, and its space applies to every player in turn order (RAND-40 to 46). */
final class RoundEnd {
    private RoundEnd() {}

    static void begin(RandoState s, Told told) {
        s.part = Part.ROUND_END;
        s.turns = 0;
        s.seat = s.first;
        if (told.listening()) told.all(new RandoEvent.RoundEnded(s.round, s.space()));
        if (s.space() == Space.GIVE) Give.begin(s, told);
        else proceed(s, told);
    }

    /** On to the next player who has something to decide, or to the next round. */
    static void proceed(RandoState s, Told told) {
        for (; s.turns < s.seats(); s.turns++) {
            s.seat = (s.first + s.turns) % s.seats();
            if (asks(s, told)) return;
        }
        s.turns = 0;
        s.seat = s.first;
        if (s.space() == Space.END) end(s, told);
        else nextRound(s, told);
    }

    private static void end(RandoState s, Told told) {
        s.phase = Phase.OVER;
        if (told.listening() && s.rules.explainsTies) Ties.tell(s, told);
    }

    private static void nextRound(RandoState s, Told told) {
        s.first = Rounds.leader(s);
        Rounds.begin(s, told);
    }

    /** Whether the seat has to decide something; what leaves no choice just happens. */
    private static boolean asks(RandoState s, Told told) {
        return switch (s.space()) {
            case RESPITE, END -> false; // RAND-42: nothing happens
            case RESTORE -> Restore.asks(s, told);
            case DISCARD -> Remove.asks(s);
            case LOWER -> LowerOwn.asks(s, told);
            case GIVE -> Shed.asks(s); // RAND-43: what was given is in the hands by now
        };
    }
}
