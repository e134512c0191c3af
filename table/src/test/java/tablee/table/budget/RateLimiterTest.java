package tablee.table.budget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RateLimiterTest {
    private static final long SECOND = 1_000_000_000L;
    private static final int MOST_NAMES = 16 * 1_024;

    /** Five at once, one more every two seconds. */
    private final RateLimiter talk = new RateLimiter(Budget.TALK);

    @Test
    @DisplayName("Who does it too often waits, and nobody else does")
    void waits() {
        for (int i = 0; i < 5; i++) assertTrue(talk.take("ann", 0));
        assertFalse(talk.take("ann", 0));
        assertTrue(talk.take("bob", 0));
        assertFalse(talk.take("ann", 2 * SECOND - 1));
        assertTrue(talk.take("ann", 2 * SECOND));
        assertFalse(talk.take("ann", 2 * SECOND));
        talk.giveBack("ann");
        assertTrue(talk.take("ann", 2 * SECOND));
        assertFalse(talk.take("ann", 2 * SECOND));
    }

    @ParameterizedTest
    @EnumSource(
            names = {"TRIES_FROM", "TRIES_AT_NAME", "TRIES_OF_DEVICE", "MAILS", "MAILS_FROM", "MAILS_TO", "MAILS_IN_ALL"
            })
    @DisplayName(
            "BUDGET-12, BUDGET-51, BUDGET-52, BUDGET-53, BUDGET-54: a number of guesses and mails at once, and one more after a while")
    void everyRate(Budget budget) {
        RateLimiter limiter = new RateLimiter(budget);
        for (int i = 0; i < budget.most(); i++) assertTrue(limiter.take("ann", 0));
        long again = budget.againMillis() * 1_000_000;
        assertFalse(limiter.take("ann", again - 1));
        assertTrue(limiter.take("ann", again));
        assertFalse(limiter.take("ann", again));
    }

    @Test
    @DisplayName("What counts for several is taken if all of it fits, and comes back as slowly")
    void several() {
        assertTrue(talk.take("ann", 3, 0));
        assertFalse(talk.take("ann", 3, 0));
        assertTrue(talk.take("ann", 2, 0));
        assertFalse(talk.take("ann", 2, 4 * SECOND - 1));
        assertTrue(talk.take("ann", 2, 4 * SECOND));
        assertFalse(talk.take("bob", 6, 0), "more than there ever is");
    }

    @Test
    @DisplayName("Who comes back after a long time may do as much as a newcomer, and no more")
    void comesBack() {
        long late = Long.MAX_VALUE - SECOND;
        for (int i = 0; i < 5; i++) assertTrue(talk.take("ann", late));
        assertFalse(talk.take("ann", late));
        for (int i = 0; i < 5; i++) assertTrue(talk.take("ann", Long.MIN_VALUE + 100 * SECOND));
        assertFalse(talk.take("ann", Long.MIN_VALUE + 100 * SECOND), "the clock of a machine may run over");
    }

    @Test
    @DisplayName(
            "Names without end fill no memory: at most a fixed number are kept, and none that may do as much as a new one")
    void names() {
        for (int i = 0; i < 3 * MOST_NAMES; i++) talk.take("name " + i, 0);
        assertTrue(talk.size() <= MOST_NAMES, "kept " + talk.size());
        talk.take("late", 10 * SECOND);
        talk.forgetIdle(10 * SECOND);
        assertEquals(1, talk.size());
    }

    @Test
    @DisplayName("Of a long text, which a stranger wrote, only a hash is kept, and it still counts")
    void longNames() {
        String text = "x".repeat(60_000);
        assertEquals(32, RateLimiter.key(text).length());
        for (int i = 0; i < 5; i++) assertTrue(talk.take(text, 0));
        assertFalse(talk.take(text, 0));
        assertTrue(talk.take(text + "y", 0));
    }

    @Test
    @DisplayName("What is held is counted for each and for all, and what does not fit is not taken")
    void held() {
        HeldCount held = new HeldCount(Budget.TALK, Budget.TRIES_FROM, 1);
        assertTrue(held.take("ann", 5));
        assertFalse(held.take("ann", 1));
        for (int i = 0; i < 5; i++) assertTrue(held.take("bob" + i, 5));
        assertFalse(held.take("eve", 1), "thirty in all");
        assertEquals(30, held.inAll());
        held.giveBack("ann", 5);
        assertTrue(held.take("eve", 5));
        assertEquals(0, held.of("ann"));
    }
}
