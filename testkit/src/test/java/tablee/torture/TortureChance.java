package tablee.torture;

import tablee.core.Odds;
import tablee.core.Stream;

/** What chance can bring in the torture game, and what it is for. */
final class TortureChance {
    private TortureChance() {}

    static void odds(TortureState s, Odds out) {
        switch (s.phase) {
            case DEAL, LOOK -> {
                for (int kind = 0; kind < s.bag.length; kind++) out.add(TortureMove.KIND + kind, s.bag[kind]);
            }
            case PICK -> {
                for (int seat = 0; seat < s.seats(); seat++) out.add(TortureMove.SEAT + seat, 1);
            }
            default -> {
                out.source("toss");
                for (int cell = 0; cell < Torture.CELLS; cell++) out.add(TortureMove.LAND + cell, near(s, cell));
                out.add(TortureMove.MISS, 1);
            }
        }
    }

    private static int near(TortureState s, int cell) {
        int far = Math.abs(cell - s.aim / 10);
        return far == 0 ? 6 : far == 1 ? 2 : 0;
    }

    static void name(TortureState s, Stream out) {
        switch (s.phase) {
            case DEAL, LOOK -> out.stock("bag", s);
            case PICK -> out.roll("thrower", s.round, 0);
            default -> out.roll("toss", s.round, s.thrower);
        }
    }
}
