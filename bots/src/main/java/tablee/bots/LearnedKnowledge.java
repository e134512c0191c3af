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
    private final NetworkRun run;
    private final int[] vector;

    LearnedKnowledge(Knowledge<S> written, Encoder<S> encoder, Network network) {
        this.written = written;
        this.encoder = encoder;
        this.network = network;
        run = new NetworkRun(network);
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
        encoder.observe(state, seat, vector);
        run.look(vector);
        return mix.written() == 0 ? run.value() : run.value(written.value(state, seat));
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
        encoder.observe(state, actor, vector);
        run.look(vector);
    }

    @Override
    public int weigh(S state, int actor, int move) {
        if (!network.priors()) return written.weigh(state, actor, move);
        int number = encoder.number(state, actor, move);
        return number == Encoder.NO_NUMBER ? 1 : run.weight(number);
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
