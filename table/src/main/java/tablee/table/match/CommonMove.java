package tablee.table.match;

import java.util.OptionalInt;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.State;

/** The one move that all seats have in common, while they have one: rounds that anybody may start, for everybody (TABLE-27). */
final class CommonMove {
    private OptionalInt now = OptionalInt.empty();
    private boolean begun;

    OptionalInt now() {
        return now;
    }

    /** Whether such a move was made before. */
    boolean hasBegun() {
        return begun;
    }

    /** This entry was played, and so the match is where it is. */
    void follow(Entry entry, Match<?> match) {
        begun |= now.isPresent() && Actor.isSeat(entry.actor());
        look(match);
    }

    void look(Match<?> match) {
        int seats = match.reading().seats();
        boolean all = seats > 1 && !match.paused() && match.toAct() == Actor.seats(seats);
        now = all ? common(match, seats) : OptionalInt.empty();
    }

    private static OptionalInt common(Match<?> match, int seats) {
        Moves moves = new Moves();
        for (int seat = 0; seat < seats; seat++) match.eyes(seat).moves(moves);
        boolean same = moves.size() == seats;
        for (int i = 1; same && i < seats; i++) same = moves.get(i) == moves.get(0);
        if (!same) return OptionalInt.empty();
        int own = match.reading().together();
        return OptionalInt.of(own == State.NO_MOVE ? moves.get(0) : own);
    }
}
