package tablee.liar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Perft;
import tablee.liar.rules.LiarState;

/** Numbers of sequences of entries, counted once and pinned: a rule that changes unnoticed changes them. */
class LiarPerftTest {
    @Test
    @DisplayName("Moves are counted: six faces for each of two dice, then twelve bids, then those above and a doubt")
    void counted() {
        LiarState state = new Liar().open(new Liar().card().setup(2, Map.of("dice", "1")));
        assertEquals(6, Perft.count(state, 1, false));
        assertEquals(36, Perft.count(state, 2, false));
        assertEquals(36 * 12, Perft.count(state, 3, false));
        assertEquals(36 * (12 + 66), Perft.count(state, 4, false));
    }
}
