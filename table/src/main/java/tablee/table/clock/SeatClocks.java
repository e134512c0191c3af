package tablee.table.clock;

import java.util.Arrays;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.State;
import tablee.core.TableMove;

/**
 * The time that each seat has left (TABLE-24). It follows from the log alone, so that it is never written down and a match
 * that is loaded again has the same.
 */
public final class SeatClocks {
    private final TimeControl pace;
    private final long[] left;
    private final long[] grace;
    /** Seats that a bot has because their time was up, until it has moved. */
    private long expired;
    /** Seats that a bot took last because their time was up. */
    private long ranOut;

    private long at;
    private long running;

    public SeatClocks(TimeControl pace, int seats) {
        this.pace = pace;
        left = new long[seats];
        Arrays.fill(left, pace.budgetMillis());
        grace = new long[seats];
        Arrays.fill(grace, pace.graceMillis());
    }

    /** An entry was played; from now on these seats' time runs. */
    public void entered(Entry entry, long nowRunning) {
        for (int seat = 0; seat < left.length; seat++) left[seat] = left(seat, entry.at());
        at = entry.at();
        if (Actor.isSeat(entry.actor())) moved(entry.actor());
        if (entry.actor() == Actor.TABLE) tableActed(TableMove.of(entry.move()).orElseThrow());
        run(nowRunning);
    }

    private void moved(int seat) {
        left[seat] = pace.afterMove(left[seat]);
        expired &= ~Actor.bit(seat);
    }

    private void tableActed(TableMove move) {
        boolean up = pace.timed() && Actor.isSeat(move.arg()) && move.arg() < left.length && left[move.arg()] == 0;
        if (move.kind() == TableMove.Kind.TAKEOVER) tookOver(move.arg(), up);
        if (move.kind() == TableMove.Kind.RETURN) returned(move.arg());
    }

    private void tookOver(int seat, boolean up) {
        if (up) expired |= Actor.bit(seat);
        ranOut = up ? ranOut | Actor.bit(seat) : ranOut & ~Actor.bit(seat);
    }

    private void returned(int seat) {
        expired &= ~Actor.bit(seat);
        if (left[seat] >= grace[seat]) return;
        left[seat] = grace[seat];
        grace[seat] = pace.nextGrace(grace[seat]);
    }

    /** Whether a bot has this seat, or had it last, because its time was up. */
    public boolean hasRunOut(int seat) {
        return Actor.in(ranOut, seat);
    }

    /** Whether a bot has this seat because its time was up, and has not moved yet. */
    public boolean isExpired(int seat) {
        return Actor.in(expired, seat);
    }

    public void run(long seats) {
        running = pace.timed() ? seats : 0;
    }

    public boolean timed() {
        return pace.timed();
    }

    public boolean runs(int seat) {
        return Actor.in(running, seat);
    }

    public long left(int seat, long gameMillis) {
        return runs(seat) ? Math.max(0, left[seat] - (gameMillis - at)) : left[seat];
    }

    /** The seat whose time is up first if nothing happens; only where one is running. */
    public int next() {
        int next = Actor.first(running);
        for (int seat = next; seat < left.length; seat++) {
            if (runs(seat) && left[seat] < left[next]) next = seat;
        }
        return next;
    }

    /** The game time at which it is up, or {@link State#NEVER}. */
    public long dueAt() {
        return running == 0 ? State.NEVER : at + left[next()];
    }
}
