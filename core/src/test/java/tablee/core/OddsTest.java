package tablee.core;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class OddsTest {
    /** Dice whose only roll is this one. */
    private static Dice rolls(long number) {
        return new Dice() {
            @Override
            public long bits() {
                return number;
            }

            @Override
            public long roll(long n) {
                return number;
            }
        };
    }

    @Test
    @DisplayName("each outcome has exactly its share of the chance")
    void shares() {
        Odds odds = new Odds();
        odds.add(7, 3);
        odds.add(5, 1);
        odds.add(9, 4);
        assertEquals(8, odds.total());
        int[] expected = {7, 7, 7, 5, 9, 9, 9, 9};
        for (int roll = 0; roll < expected.length; roll++) assertEquals(expected[roll], odds.pick(rolls(roll)));
    }

    @Test
    @DisplayName("many outcomes at once are the same as one by one")
    void manyAtOnce() {
        int[] moves = new int[200];
        int[] weights = new int[200];
        Odds single = new Odds();
        single.add(9, 2);
        for (int i = 0; i < moves.length; i++) {
            moves[i] = 3 * i;
            weights[i] = 1 + i % 7;
            single.add(moves[i], weights[i]);
        }
        Odds atOnce = new Odds();
        atOnce.add(9, 2);
        atOnce.addAll(moves, weights);
        assertEquals(single.total(), atOnce.total());
        assertEquals(single.size(), atOnce.size());
        for (int i = 0; i < single.size(); i++) {
            assertEquals(single.move(i), atOnce.move(i));
            assertEquals(single.weight(i), atOnce.weight(i));
        }
    }

    @Test
    @DisplayName("an outcome without weight is left out")
    void weightless() {
        Odds odds = new Odds();
        odds.add(1, 0);
        odds.add(2, -1);
        odds.add(3, 1);
        assertEquals(1, odds.size());
        assertEquals(3, odds.move(0));
        assertEquals(1, odds.weight(0));
    }

    @Test
    @DisplayName("there may be many outcomes, and the total may be larger than an int")
    void many() {
        Odds odds = new Odds();
        for (int i = 0; i < 200; i++) odds.add(i, Integer.MAX_VALUE);
        assertEquals(200, odds.size());
        assertEquals(199, odds.move(199));
        assertEquals(200L * Integer.MAX_VALUE, odds.total());
        assertEquals(199, odds.pick(rolls(odds.total() - 1)));
    }

    @Test
    @DisplayName("uniform outcomes count from 0")
    void uniform() {
        Odds odds = new Odds();
        odds.uniform(3);
        assertEquals(3, odds.total());
        for (int i = 0; i < 3; i++) assertEquals(i, odds.pick(rolls(i)));
    }

    @Test
    @DisplayName("odds can be cleared and filled again")
    void clear() {
        Odds odds = new Odds();
        odds.source("throw");
        odds.uniform(3);
        assertEquals("throw", odds.source());
        odds.clear();
        assertEquals(0, odds.size());
        assertEquals(0, odds.total());
        assertEquals("", odds.source());
    }

    @Test
    @DisplayName("a list of moves grows, knows what it holds, and can be a sample")
    void moves() {
        Moves moves = new Moves();
        assertTrue(moves.isEmpty());
        for (int i = 0; i < 100; i++) moves.add(2 * i);
        assertEquals(100, moves.size());
        assertFalse(moves.isEmpty());
        assertEquals(198, moves.get(99));
        assertTrue(moves.contains(100));
        assertFalse(moves.contains(101));
        assertEquals(10, moves.pick(rolls(5)));
        assertFalse(moves.isSample());
        moves.sample();
        assertTrue(moves.isSample());
        moves.clear();
        assertTrue(moves.isEmpty());
        assertFalse(moves.isSample());
        assertFalse(moves.contains(0));
        moves.add(3);
        assertArrayEquals(new int[] {3}, moves.toArray());
    }
}
