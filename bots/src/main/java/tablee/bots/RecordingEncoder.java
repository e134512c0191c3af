package tablee.bots;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Encoder;
import tablee.core.State;

/** Encodes as another does, and keeps the first vectors that it was asked for, in their order. */
record RecordingEncoder<S extends State<S>>(Encoder<S> encoder, int most, List<int[]> kept) implements Encoder<S> {
    RecordingEncoder(Encoder<S> encoder, int most) {
        this(encoder, most, new ArrayList<>());
    }

    @Override
    public String game() {
        return encoder.game();
    }

    @Override
    public int version() {
        return encoder.version();
    }

    @Override
    public List<Span> vector() {
        return encoder.vector();
    }

    @Override
    public List<Span> actions() {
        return encoder.actions();
    }

    @Override
    public void observe(S state, int seat, int[] out) {
        encoder.observe(state, seat, out);
        if (kept.size() < most) kept.add(out.clone());
    }

    @Override
    public int number(S state, int seat, int move) {
        return encoder.number(state, seat, move);
    }

    @Override
    public int move(S state, int seat, int number) {
        return encoder.move(state, seat, number);
    }

    @Override
    public boolean usual(S state) {
        return encoder.usual(state);
    }
}
