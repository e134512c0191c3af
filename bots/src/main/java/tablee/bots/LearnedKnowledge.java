package tablee.bots;

import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.Encoder;
import tablee.core.Knowledge;
import tablee.core.Moves;
import tablee.core.Reason;
import tablee.core.State;

/** What a network learned by playing, where it judges better than what people wrote down; all the rest is theirs. */
final class LearnedKnowledge<S extends State<S>> implements Knowledge<S> {
    private final Knowledge<S> written;
    private final Encoder<S> encoder;
    private final Network network;
    /** By seat: seats see a moment differently, and sums only change little from one look of the same seat to the next. */
    private final NetworkRun[] runs;

    private final int[] vector;
    private NetworkRun looked;

    LearnedKnowledge(Knowledge<S> written, Encoder<S> encoder, Network network, int seats) {
        this.written = written;
        this.encoder = encoder;
        this.network = network;
        looked = new NetworkRun(network);
        runs = new NetworkRun[seats];
        runs[0] = looked;
        for (int seat = 1; seat < seats; seat++) runs[seat] = looked.beside();
        vector = new int[encoder.length()];
    }

    @Override
    public String game() {
        return written.game();
    }

    @Override
    public int curiosity() {
        return network.curiosity();
    }

    @Override
    public int value(S state, int seat) {
        ValueMix mix = network.mix();
        if (mix.own() == 0) return written.value(state, seat);
        see(state, seat);
        return mix.written() == 0 ? looked.value() : looked.value(written.value(state, seat));
    }

    private void see(S state, int seat) {
        encoder.observe(state, seat, vector);
        looked = runs[seat];
        looked.look(vector);
    }

    /** Of two sides the one that is to act is asked, which is how the network was taught, and the other gets the rest. */
    @Override
    public void values(S state, long wanted, int[] out) {
        if (state.seats() != 2 || state.side(0) == state.side(1)) {
            Knowledge.super.values(state, wanted, out);
            return;
        }
        int seat = Actor.first(state.toAct()) == 1 ? 1 : 0;
        out[seat] = value(state, seat);
        out[1 - seat] = Network.WHOLE - out[seat];
    }

    @Override
    public void look(S state, int actor) {
        if (!network.priors()) {
            written.look(state, actor);
            return;
        }
        see(state, actor);
    }

    @Override
    public int weigh(S state, int actor, int move) {
        if (!network.priors()) return written.weigh(state, actor, move);
        int number = encoder.number(state, actor, move);
        return number == Encoder.NO_NUMBER ? 1 : looked.weight(number);
    }

    @Override
    public int pick(S state, int actor, Moves moves, Dice dice) {
        return written.pick(state, actor, moves, dice);
    }

    @Override
    public int horizon() {
        return network.horizon();
    }

    @Override
    public int plausible(S imagined, int viewer) {
        return written.plausible(imagined, viewer);
    }

    @Override
    public Optional<Reason> reason(S state, int actor, int move) {
        return written.reason(state, actor, move);
    }
}
