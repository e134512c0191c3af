package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class StreamTest {
    private static final byte[] SEED = new byte[HmacDice.SEED_BYTES];

    /** A stock of these pieces, written as letters; a small letter lies there and is not asked for. */
    private static Stream stock(String pieces) {
        Stream stream = new Stream();
        stream.stock("bag");
        Map<Integer, Long> counts =
                pieces.chars().boxed().collect(Collectors.groupingBy(piece -> piece, Collectors.counting()));
        for (int piece : new TreeSet<>(counts.keySet())) {
            int move = Character.isUpperCase(piece) ? piece : State.NO_MOVE;
            stream.piece(Character.toUpperCase(piece), (int) (long) counts.get(piece), move);
        }
        return stream;
    }

    private static char pick(byte[] seed, String pieces, StreamHistory history) {
        Stream stream = stock(pieces);
        return (char) new StreamKey(seed).pick(stream, history.stock(stream));
    }

    /** Draws until nothing is left. */
    private static String drawAll(byte[] seed, String pieces) {
        StringBuilder drawn = new StringBuilder();
        StreamHistory history = StreamHistory.NONE;
        for (String left = pieces; !left.isEmpty(); ) {
            char next = pick(seed, left, history);
            history = history.after(stock(left), next);
            left = left.replaceFirst(String.valueOf(next), "");
            drawn.append(next);
        }
        return drawn.toString();
    }

    private static byte[] seed(long number) {
        byte[] seed = SEED.clone();
        for (int i = 0; i < Long.BYTES; i++) seed[i] = (byte) (number >>> 8 * i);
        return seed;
    }

    @Test
    @DisplayName("Pieces come in the order of HMAC-SHA256(seed, purpose, piece, copy, reshuffle)")
    void order() {
        // Computed apart: sorted(hmac.new(bytes(32), b'bag\0' + pack('>iii', ord(piece), copy, 0), 'sha256').digest()
        // …) in Python
        assertEquals("AACABB", drawAll(SEED, "AAABBC"));
    }

    @Test
    @DisplayName("Dice read HMAC-SHA256(seed, purpose, round, seat, count, block)")
    void bits() {
        // Computed apart: hmac.new(bytes(32), b'wave\0' + pack('>iiii', 3, 1, 2, 0), 'sha256').hexdigest()[:16] in
        // Python
        Dice dice = new StreamKey(SEED).dice(new Stream.Die("wave", 3, 1, 6), 2);
        assertEquals("9cf86f87e2e2ac5f", Long.toHexString(dice.bits()));
    }

    @Test
    @DisplayName("Every order of a stock is equally likely: 60 orders of six pieces, over 60,000 seeds")
    void allOrdersAlike() {
        Map<String, Integer> counts = new HashMap<>();
        for (long seed = 0; seed < 60_000; seed++) counts.merge(drawAll(seed(seed), "AAABBC"), 1, Integer::sum);
        assertEquals(60, counts.size());
        double squares = counts.values().stream()
                .mapToDouble(count -> (count - 1000.0) * (count - 1000.0) / 1000)
                .sum();
        // 59 degrees of freedom: 117 is passed once in 100,000 times
        assertTrue(squares < 117, "chi squared is " + squares);
    }

    @Test
    @DisplayName("Two tables whose stocks differ draw the same piece where both have it")
    void stocksThatDiffer() {
        for (long seed = 0; seed < 200; seed++) {
            String all = drawAll(seed(seed), "ABCDEFGH");
            List<Character> some = new ArrayList<>();
            for (char piece : drawAll(seed(seed), "BDEGH").toCharArray()) some.add(piece);
            all.chars()
                    .filter(piece -> some.contains((char) piece))
                    .forEach(piece -> assertEquals(piece, (int) some.remove(0)));
        }
    }

    @Test
    @DisplayName(
            "A stock is made again where pieces came back, or one of several equal ones went that chance did not draw")
    void madeAgain() {
        StreamHistory history = StreamHistory.NONE.after(stock("AABBC"), 'A');
        assertEquals(0, history.stock(stock("ABBC")).reshuffle(), "the drawn piece is gone");
        assertEquals(0, history.stock(stock("AABBC")).reshuffle(), "it was only shown");
        assertEquals(0, history.stock(stock("ABB")).reshuffle(), "the only one of its kind went too");
        assertEquals(1, history.stock(stock("AABC")).reshuffle(), "a B is gone that was not drawn");
        assertEquals(1, history.stock(stock("BBC")).reshuffle(), "two of A are gone");
        assertEquals(1, history.stock(stock("AAABBC")).reshuffle(), "an A came");
        assertEquals(1, history.stock(stock("AABBCD")).reshuffle(), "a D came");
        assertEquals(0, StreamHistory.NONE.stock(stock("AABBC")).reshuffle());
    }

    @Test
    @DisplayName("A stock that was made again has an order of its own")
    void anotherOrder() {
        int differ = 0;
        for (long seed = 0; seed < 100; seed++) {
            StreamHistory last = StreamHistory.NONE.after(stock("X"), 'X');
            if (pick(seed(seed), "ABCD", last) != pick(seed(seed), "ABCD", StreamHistory.NONE)) differ++;
        }
        assertTrue(differ > 50 && differ < 95, differ + " of 100 differ");
    }

    @Test
    @DisplayName(
            "What is asked for comes from the pieces that are asked for, and is the first of all if it is among them")
    void asked() {
        for (long seed = 0; seed < 100; seed++) {
            char first = pick(seed(seed), "ABCD", StreamHistory.NONE);
            String only = "ABCD".toLowerCase(Locale.ROOT).replace(Character.toLowerCase(first), first);
            assertEquals(first, pick(seed(seed), only, StreamHistory.NONE));
            assertEquals('B', pick(seed(seed), "aBcd", StreamHistory.NONE));
        }
    }

    @Test
    @DisplayName("Rolls are counted by purpose, round and seat")
    void counted() {
        Stream roll = new Stream();
        roll.die("white", 2, 0, 6);
        roll.die("black", 2, 0, 6);
        StreamHistory history = StreamHistory.NONE.after(roll, 5).after(roll, 5);
        assertEquals(2, history.count(new Stream.Die("white", 2, 0, 6)));
        assertEquals(2, history.count(new Stream.Die("black", 2, 0, 0)));
        assertEquals(0, history.count(new Stream.Die("white", 3, 0, 6)));
        assertEquals(0, history.count(new Stream.Die("white", 2, 1, 6)));
        assertEquals(0, history.count(new Stream.Die("red", 2, 0, 6)));
    }

    @Test
    @DisplayName("A game that names nothing has one stream for all")
    void unnamed() {
        Header header = new Header("pile", PileGame.setup(2), new TreeMap<>(), Optional.empty(), Header.STREAMS);
        Dealer.Dealt dealt = new Dealer(SEED, Map.of()).deal(Match.open(PileGame.GAME, header));
        int expected =
                new StreamKey(SEED).dice(new Stream.Die("chance", 0, 0, 0), 0).roll(3);
        assertEquals(List.of(new Entry(Actor.CHANCE, expected, 0)), dealt.entries());
    }
}
