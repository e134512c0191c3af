package tablee.review;

import java.util.BitSet;
import java.util.List;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.TableMove;

/** When a bot stood in for a seat's person: what was played then says nothing about that person. */
final class SeatAbsence {
    private final BitSet away = new BitSet();
    /** For each entry of the log, when its person had last come back. */
    private final long[] back;

    private SeatAbsence(int entries) {
        back = new long[entries];
    }

    static SeatAbsence of(List<Entry> log, int seat) {
        SeatAbsence found = new SeatAbsence(log.size());
        boolean gone = false;
        long since = 0;
        for (int version = 0; version < log.size(); version++) {
            Entry entry = log.get(version);
            if (is(entry, TableMove.Kind.TAKEOVER, seat)) gone = true;
            if (is(entry, TableMove.Kind.RETURN, seat)) {
                gone = false;
                since = entry.at();
            }
            found.away.set(version, gone);
            found.back[version] = since;
        }
        return found;
    }

    private static boolean is(Entry entry, TableMove.Kind kind, int seat) {
        return entry.actor() == Actor.TABLE && entry.move() == new TableMove(kind, seat).code();
    }

    /** Whether a bot had the seat at this place in the log. */
    boolean isAway(int version) {
        return away.get(version);
    }

    /** When its person had last come back by then; 0: they had never been away. */
    long backAt(int version) {
        return back[version];
    }
}
