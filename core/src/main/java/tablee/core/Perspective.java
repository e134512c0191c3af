package tablee.core;

import java.util.List;
import java.util.function.Supplier;

/** What a player in one seat has to go by: the view, the record, the moves offered, and imagination. Never the truth. */
public final class Perspective<S extends State<S>> {
    private final S truth;
    private final int seat;
    private final int version;
    private final long at;
    private final Supplier<List<RecordLine>> record;

    Perspective(S truth, int seat, int version, long at, Supplier<List<RecordLine>> record) {
        this.truth = truth;
        this.seat = seat;
        this.version = version;
        this.at = at;
        this.record = record;
    }

    /** The eyes of a seat in a world of one's own, in which a search or a review plays on: nobody was told anything there. */
    public static <S extends State<S>> Perspective<S> in(S world, int seat, long at) {
        return new Perspective<>(world, seat, 0, at, List::of);
    }

    public int seat() {
        return seat;
    }

    /** How many entries there are. */
    public int version() {
        return version;
    }

    /** The game time of the last entry. */
    public long at() {
        return at;
    }

    public Record view() {
        return truth.view(seat);
    }

    public void moves(Moves out) {
        truth.moves(seat, out);
    }

    /** What this seat was told and may still look up. */
    public List<RecordLine> record() {
        return record.get();
    }

    /** A state that this seat, remembering this much, cannot tell from the true one. */
    public S imagine(Memory kept, Dice dice) {
        S imagined = truth.copy();
        imagined.imagine(seat, kept, dice);
        return imagined;
    }

    /** The same, into a state of the caller's. */
    public void imagine(Memory kept, Dice dice, S into) {
        into.become(truth);
        into.imagine(seat, kept, dice);
    }
}
