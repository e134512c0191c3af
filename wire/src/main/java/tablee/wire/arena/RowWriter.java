package tablee.wire.arena;

import java.nio.ByteBuffer;
import java.util.Arrays;
import tablee.core.Actor;
import tablee.core.Count;
import tablee.core.Encoder;
import tablee.core.Moves;
import tablee.core.State;

/** Writes rows: what one seat may know of a match, its legal moves as a mask, and how the match ended. Keeps its buffers. */
final class RowWriter<S extends State<S>> {
    private static final long NO_TIME = -1;

    private final Encoder<S> encoder;
    private final Moves moves = new Moves();
    private final int[] vector;
    private final short[] narrow;
    private final byte[] mask;

    RowWriter(Encoder<S> encoder) {
        this.encoder = encoder;
        vector = new int[encoder.length()];
        narrow = new short[vector.length];
        mask = new byte[encoder.actionCount()];
    }

    /** Adds the row of a match for this seat; of -1 for the one that is to act, or for seat 0 where none is. */
    void write(ArenaMatch<S> match, int asked, RowLayout layout, ByteBuffer out) {
        S state = match.state();
        int start = out.position();
        int actor = match.actor();
        int seat = asked >= 0 ? asked : Math.max(actor, 0);
        boolean over = state.toAct() == 0;
        out.putLong(match.at()).putLong(state.dueAt() == State.NEVER ? NO_TIME : state.dueAt());
        scores(state, over, out);
        vector(state, seat, out);
        out.put((byte) actor).put((byte) (over ? 1 : 0));
        ranks(state, over, out);
        mask(match, state, seat, out);
        while (out.position() < start + layout.bytes()) out.put((byte) 0);
    }

    private void scores(S state, boolean over, ByteBuffer out) {
        if (over) {
            Count count = state.count();
            for (int seat = 0; seat < state.seats(); seat++) out.putInt(count.total(seat));
        } else for (int seat = 0; seat < state.seats(); seat++) out.putInt(0);
    }

    private void vector(S state, int seat, ByteBuffer out) {
        encoder.observe(state, seat, vector);
        for (int i = 0; i < vector.length; i++) narrow[i] = (short) vector[i];
        out.asShortBuffer().put(narrow);
        out.position(out.position() + Short.BYTES * narrow.length);
    }

    private void ranks(S state, boolean over, ByteBuffer out) {
        if (over) for (int rank : state.ranks()) out.put((byte) rank);
        else for (int seat = 0; seat < state.seats(); seat++) out.put((byte) 0);
    }

    private void mask(ArenaMatch<S> match, S state, int seat, ByteBuffer out) {
        Arrays.fill(mask, (byte) 0);
        if (match.goesOn() && Actor.in(state.toAct(), seat)) {
            moves.clear();
            state.moves(seat, moves);
            for (int i = 0; i < moves.size(); i++) mask[encoder.number(state, seat, moves.get(i))] = 1;
        }
        out.put(mask);
    }
}
