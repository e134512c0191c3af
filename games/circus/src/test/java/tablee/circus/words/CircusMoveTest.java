package tablee.circus.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.circus.rules.CircusMove;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.CircusTable;
import tablee.core.Actor;
import tablee.core.Refusal;
import tablee.core.State;

/** The words of moves. */
class CircusMoveTest {
    private static final CircusState STATE = CircusTable.of("""
            C A C M C
            F C S C T
            """).state;

    private static Set<String> words(CircusState state, int actor) {
        Set<String> words = new TreeSet<>();
        for (int move = -10; move < 1 << 13; move++) {
            if (!CircusMove.exists(actor, move, state.rules)) continue;
            words.add(state.write(actor, move));
            assertEquals(move, state.read(actor, state.write(actor, move)));
        }
        return words;
    }

    @Test
    @DisplayName("CIRC-62: there are 81 words for a seat, each for one number")
    void wordsOfSeats() {
        Set<String> words = words(STATE, 1);
        assertEquals(45 + 3 * 10 + 6, words.size(), words::toString);
        assertEquals(words, words(STATE, 0));
    }

    @Test
    @DisplayName("CIRC-10: chance has a word for each seat and for each token on each side that can lie up")
    void wordsOfChance() {
        assertEquals(2 + 5 + 10, words(STATE, Actor.CHANCE).size());
        assertEquals(4 + 5 + 10, words(CircusTable.open(4).state, Actor.CHANCE).size());
    }

    @Test
    @DisplayName("CIRC-10, CIRC-21: a near miss has a sentence of its own")
    void nearMisses() {
        assertEquals("two-positions", STATE.whyNot(0, "swap 1 11").key());
        assertEquals("one-position", STATE.whyNot(0, "flip 0").key());
        assertEquals("no-such-move", STATE.whyNot(0, "dance").key());
    }

    @Test
    @DisplayName("CIRC-21: a swap can be said in either order")
    void eitherOrder() {
        assertEquals(STATE.read(0, "swap 3 4"), STATE.read(0, "swap 4 3"));
        assertEquals("swap 1 10", STATE.write(0, STATE.read(0, "swap 10 1")));
    }

    @Test
    @DisplayName("CIRC-62: what is no word is no move")
    void noWords() {
        String[] seat = {
            "", "swap", "swap 1", "swap 1 1", "swap 0 1", "swap 10 11", "swap 1 2 3", "flip", "flip 0", "flip 11",
            "flip 1 2", "use 01", "look -1", "Buy", "buy 1", "end turn", "return 1", "first 0", "deal acrobat", "ok "
        };
        for (String word : seat) assertEquals(State.NO_MOVE, STATE.read(0, word), word);
        String[] chance = {
            "flip 1",
            "buy",
            "first 2",
            "first 10",
            "first",
            "deal clown",
            "deal acrobat/clown",
            "deal lion",
            "deal acrobat/strongman",
            "deal acrobat/acrobat",
            "deal lion/acrobat",
            "deal acrobat/"
        };
        for (String word : chance) assertEquals(State.NO_MOVE, STATE.read(Actor.CHANCE, word), word);
        assertEquals(STATE.read(Actor.CHANCE, "deal acrobat"), STATE.read(Actor.CHANCE, "deal clown/acrobat"));
    }

    @Test
    @DisplayName("CIRC-62: a number that is no move is refused, and so is somebody who is not to act")
    void noNumbers() {
        for (int move :
                new int[] {-1, 0, 5, 13 << 8, CircusMove.on(CircusMove.FLIP, 10), CircusMove.END | 1, Integer.MAX_VALUE
                }) {
            assertFalse(STATE.legal(0, move));
            assertEquals(Refusal.of("TABLE-10", "no-such-move"), STATE.why(0, move));
        }
        assertFalse(STATE.legal(1, STATE.read(1, "flip 1")));
        assertEquals(Refusal.of("TABLE-1", "not-your-turn"), STATE.why(1, STATE.read(1, "flip 1")));
        assertFalse(STATE.legal(Actor.CHANCE, STATE.read(Actor.CHANCE, "first 0")));
    }
}
