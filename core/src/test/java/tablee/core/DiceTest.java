package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiceTest {
    private static final byte[] SEED =
            HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");

    private static Dice bits(long... numbers) {
        return new Dice() {
            private int next;

            @Override
            public long bits() {
                return numbers[next++];
            }
        };
    }

    @Test
    @DisplayName(
            "ASVS 11.2.1: the server's chance is HMAC-SHA256(seed, ply, block), as Python's hmac module computes it")
    void hmac() {
        HmacDice first = new HmacDice(SEED, 0);
        long[] expected = {
            0x3bb1a79535df1bf3L, 0x9745923048575eafL, 0x050c70a3ddb9eafbL, 0x5171df270e31a9e0L,
            0x8328f60bee3dfa21L, 0x45e1b3f392f0adc2L, 0xd64d9535906bf320L, 0x99449313f5496a46L
        };
        for (long each : expected) assertEquals(each, first.bits());
        assertEquals(0x7dbf906fceba2a37L, new HmacDice(SEED, 7).bits());
        assertEquals(0xa384ced265e010c5L, new HmacDice(SEED, 1L << 33).bits());
    }

    @Test
    @DisplayName("ASVS 11.2.3: a seed has 32 bytes")
    void seedLength() {
        assertThrows(IllegalArgumentException.class, () -> new HmacDice(new byte[31], 0));
    }

    @Test
    @DisplayName("the quick generator is SplitMix64, by its published numbers")
    void splitMix() {
        FastDice dice = new FastDice(1234567);
        assertEquals(0x599ed017fb08fc85L, dice.bits());
        assertEquals(0x2c73f08458540fa5L, dice.bits());
        assertEquals(0x883ebce5a3f27c77L, dice.bits());
        FastDice further = new FastDice(dice.seed());
        assertEquals(dice.bits(), further.bits());
    }

    @Test
    @DisplayName("bits beyond the last whole multiple are thrown away")
    void beyond() {
        // 2^64 mod 3 = 1: only the largest number is beyond.
        assertEquals(2, bits(-1, 5).roll(3L));
        assertEquals(2, bits(-2).roll(3L));
        // 2^64 mod 10 = 6: the last six are.
        assertEquals(1, bits(-6, 1).roll(10));
        assertEquals(9, bits(-7).roll(10));
        // A power of two divides without a rest.
        assertEquals(7, bits(-1).roll(8L));
    }

    @Test
    @DisplayName("the quick generator throws away too: 8 numbers cannot be shared out fairly among 3")
    void quickBeyond() {
        FastDice dice = new FastDice(5);
        int[] counts = new int[3];
        // 2^32 : 3 * 2^29 is 8 : 3, so that without throwing away two of three numbers would come more often.
        for (int i = 0; i < 9000; i++) counts[dice.roll(3 << 29) % 3]++;
        for (int count : counts) assertEquals(3000, count, 200);
    }

    @Test
    @DisplayName("nothing has no sides")
    void noSides() {
        assertThrows(IllegalArgumentException.class, () -> new FastDice(1).roll(0));
        assertThrows(IllegalArgumentException.class, () -> new FastDice(1).roll(-5));
        assertThrows(IllegalArgumentException.class, () -> new HmacDice(SEED, 1).roll(0L));
    }

    @Test
    @DisplayName("one side is always rolled")
    void oneSide() {
        assertEquals(0, new FastDice(1).roll(1));
        assertEquals(0, bits(12345).roll(1L));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6, 7, 10, 42, 100})
    @DisplayName("every number is equally likely (chi-square, fixed seeds)")
    void unbiased(int n) {
        unbiased(new FastDice(n), n);
        unbiased(new HmacDice(SEED, n), n);
    }

    /** The statistic's mean is n - 1 and its variance 2 (n - 1): six deviations above never happen to fair dice. */
    private static void unbiased(Dice dice, int n) {
        int rolls = 2000 * n;
        long[] counts = new long[n];
        for (int i = 0; i < rolls; i++) counts[dice.roll(n)]++;
        double statistic = 0;
        for (long count : counts) statistic += (count - 2000.0) * (count - 2000.0) / 2000.0;
        assertTrue(statistic < n - 1 + 6 * Math.sqrt(2.0 * (n - 1)), n + " sides: chi-square " + statistic);
    }

    @Test
    @DisplayName("large numbers are rolled too, also where int would not do")
    void large() {
        FastDice dice = new FastDice(9);
        long most = 0;
        for (int i = 0; i < 1000; i++) {
            long roll = dice.roll(1L << 40);
            assertTrue(roll >= 0 && roll < 1L << 40);
            most = Math.max(most, roll);
        }
        assertTrue(most > 1L << 39);
        long same = new FastDice(4).roll((long) Integer.MAX_VALUE);
        assertEquals(new FastDice(4).roll(Integer.MAX_VALUE), same);
    }
}
