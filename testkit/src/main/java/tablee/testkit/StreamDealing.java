package tablee.testkit;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tablee.core.Actor;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.HmacDice;
import tablee.core.Match;
import tablee.core.Playout;
import tablee.core.Setup;
import tablee.core.State;

/** Lets every other random game be dealt from streams, as tables deal, and the others by the odds alone. */
final class StreamDealing {
    private final Dealer dealer;

    StreamDealing(long seed) {
        dealer = new Dealer(bytes(seed), Map.of());
    }

    static byte[] bytes(long seed) {
        FastDice bits = new FastDice(seed);
        ByteBuffer bytes = ByteBuffer.allocate(HmacDice.SEED_BYTES);
        while (bytes.hasRemaining()) bytes.putLong(bits.bits());
        return bytes.array();
    }

    static Header header(Game<?> game, Setup setup, long seed) {
        return header(game, setup, seed % 2 == 0 ? Header.STREAMS : Header.NUMBERED);
    }

    static Header header(Game<?> game, Setup setup, int chance) {
        return new Header(game.card().id(), setup, new TreeMap<>(), Optional.empty(), chance);
    }

    /** The next entry: chance's from its streams, where the match has such. */
    <S extends State<S>> Entry choose(Match<S> match, S state, Playout player) {
        boolean streams = match.header().chance() == Header.STREAMS;
        if (streams && Actor.in(match.toAct(), Actor.CHANCE)) {
            return dealer.deal(match).entries().get(0);
        }
        player.choose(state);
        return new Entry(player.actor(), player.move(), player.at());
    }
}
