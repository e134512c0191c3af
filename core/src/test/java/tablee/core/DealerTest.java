package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class DealerTest {
    private static final byte[] SEED = new byte[HmacDice.SEED_BYTES];

    private record Trajectory(int place) {}

    /** Makes the pile's start, where the state names a source. */
    private record Thrown(int version) implements ChanceSource<PileState> {
        @Override
        public Class<PileState> states() {
            return PileState.class;
        }

        @Override
        public String name() {
            return "throw";
        }

        @Override
        public Drawn draw(PileState state, Dice dice) {
            return new Drawn(List.of(2, 1), new Trajectory(dice.roll(100)));
        }
    }

    private static Match<PileState> sourced(int version) {
        Header header = new Header(
                "pile", PileGame.setup(2, "thrown", "on"), new TreeMap<>(Map.of("throw", version)), Optional.empty());
        return Match.open(PileGame.GAME, header);
    }

    @Test
    @DisplayName(
            "chance is dealt by its odds from the seed and the number of the outcome alone, at the time of the last entry")
    void odds() {
        Match<PileState> match = Match.open(PileGame.GAME, PileGame.header(2));
        Dealer.Dealt dealt = new Dealer(SEED, Map.of()).deal(match);
        int expected = new HmacDice(SEED, 0).roll(3);
        assertEquals(List.of(new Entry(Actor.CHANCE, expected, 0)), dealt.entries());
        assertEquals(Optional.empty(), dealt.show());
    }

    @Test
    @DisplayName("the seed is copied: changing it later changes nothing")
    void seedIsCopied() {
        byte[] seed = SEED.clone();
        Dealer dealer = new Dealer(seed, Map.of());
        seed[0] = 1;
        Match<PileState> match = Match.open(PileGame.GAME, PileGame.header(2));
        assertEquals(new Dealer(SEED, Map.of()).deal(match), dealer.deal(match));
    }

    @Test
    @DisplayName("a source that the header names makes the outcome, and something to see")
    void source() {
        Dealer.Dealt dealt = new Dealer(SEED, Map.of("throw", new Thrown(3))).deal(sourced(3));
        assertEquals(List.of(new Entry(Actor.CHANCE, 2, 0), new Entry(Actor.CHANCE, 1, 0)), dealt.entries());
        assertEquals(Optional.of(new Trajectory(new HmacDice(SEED, 0).roll(100))), dealt.show());
    }

    @Test
    @DisplayName("a source that the header does not name is stood in for by its odds")
    void standIn() {
        Match<PileState> match = Match.open(PileGame.GAME, PileGame.header(2, "thrown", "on"));
        Dealer.Dealt dealt = new Dealer(SEED, Map.of("throw", new Thrown(3))).deal(match);
        assertEquals(1, dealt.entries().size());
        assertEquals(Optional.empty(), dealt.show());
    }

    @Test
    @DisplayName("a source that is missing, or of another version, is said so")
    void missing() {
        String sentence = "This match needs the chance source \"throw\" in version 3, which is not here.";
        BadInput none = assertThrows(BadInput.class, () -> new Dealer(SEED, Map.of()).deal(sourced(3)));
        assertEquals(sentence, none.sentence());
        Dealer other = new Dealer(SEED, Map.of("throw", new Thrown(4)));
        assertEquals(
                sentence,
                assertThrows(BadInput.class, () -> other.deal(sourced(3))).sentence());
    }
}
