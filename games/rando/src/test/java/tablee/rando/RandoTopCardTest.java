package tablee.rando;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Header;
import tablee.core.HmacDice;
import tablee.core.Match;
import tablee.core.Playout;
import tablee.core.State;
import tablee.core.Stream;
import tablee.rando.rules.RandoState;

/** The order of the pile, worked out here from the seed: nobody else knows one. */
class RandoTopCardTest {
    private static final byte[] SEED = new byte[HmacDice.SEED_BYTES];

    private record Card(int piece, byte[] rank) {}

    /** All cards of the pile, the top one first. */
    private static List<Card> pile(Stream stream) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(SEED, "HmacSHA256"));
        List<Card> pile = new ArrayList<>();
        for (Stream.Piece each : stream.pieces()) {
            for (int copy = 0; copy < each.count(); copy++) {
                ByteBuffer name = ByteBuffer.allocate(18).put("cards\0".getBytes(StandardCharsets.UTF_8));
                name.putInt(each.piece()).putInt(copy).putInt(0);
                pile.add(new Card(each.piece(), mac.doFinal(name.array())));
            }
        }
        pile.sort((one, other) -> Arrays.compareUnsigned(one.rank, other.rank));
        return pile;
    }

    private static Match<RandoState> after(Match<RandoState> match, Entry entry) {
        return ((Match.Accepted<RandoState>) match.play(entry)).match();
    }

    @Test
    @DisplayName(
            "RAND-6: the card whose colour is shown on top of the pile is the one that is drawn, and both follow from the seed")
    void oneCard() throws GeneralSecurityException {
        Rando rando = new Rando();
        Header header =
                new Header("rando", rando.card().setup(2, Map.of()), new TreeMap<>(), Optional.empty(), Header.STREAMS);
        Match<RandoState> match = Match.open(rando, header);
        Dealer dealer = new Dealer(SEED, Map.of());
        Playout players = new Playout(new FastDice(3));
        List<Card> pile = new ArrayList<>();
        int drawn = 0;
        while (!match.over() && (pile.isEmpty() || drawn < pile.size())) {
            RandoState state = match.state();
            if (!Actor.in(match.toAct(), Actor.CHANCE)) {
                players.choose(state);
                match = after(match, new Entry(players.actor(), players.move(), players.at()));
                continue;
            }
            Entry entry = dealer.deal(match).entries().get(0);
            Stream stream = new Stream();
            state.stream(stream);
            if (stream.stock().equals("cards")) {
                if (pile.isEmpty()) pile = pile(stream);
                int top = pile.get(drawn).piece;
                int expected = stream.pieces().stream()
                        .filter(each -> each.piece() == top)
                        .findFirst()
                        .map(Stream.Piece::move)
                        .orElse(State.NO_MOVE);
                assertEquals(expected, entry.move(), "card " + drawn);
                if (state.write(Actor.CHANCE, entry.move()).startsWith("kind ")) drawn++;
            }
            match = after(match, entry);
        }
        assertTrue(drawn > 10, drawn + " cards were drawn");
    }
}
