package tablee.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Setup;
import tablee.torture.Torture;
import tablee.torture.TortureState;

class RandomSetupTest {
    @Test
    @DisplayName("all seat counts and all values of all options come up, as far as the game accepts them together")
    void all() {
        Map<String, Set<String>> seen = new TreeMap<>();
        FastDice dice = new FastDice(1);
        for (int i = 0; i < 2000; i++) {
            Setup setup = RandomSetup.draw(new Torture(), dice);
            setup.options().asMap().forEach((id, value) -> add(seen, id, value));
            add(seen, "seats", Integer.toString(setup.seats()));
            assertTrue(setup.seats() == 4 || !setup.options().on("teams"));
        }
        assertEquals(Set.of("2", "3", "4"), seen.get("seats"));
        assertEquals(Set.of("on", "off"), seen.get("teams"));
        assertEquals(Set.of("fewest", "shared"), seen.get("tie"));
        assertEquals(Set.of("1", "2", "3", "4", "5"), seen.get("rounds"));
        assertEquals(6, seen.getOrDefault("worth", Set.of()).size());
        assertEquals(
                Set.of("", "amber", "pearl", "amber,pearl", "pearl,pearl", "amber,pearl,pearl"), seen.get("extra"));
        assertEquals(Set.of("secret"), seen.get("bidding"));
    }

    private static void add(Map<String, Set<String>> seen, String id, String value) {
        seen.computeIfAbsent(id, any -> new TreeSet<>()).add(value);
    }

    @Test
    @DisplayName("a game that accepts no set-up is a failure with its reason")
    void none() {
        AssertionError fault =
                assertThrows(AssertionError.class, () -> RandomSetup.draw(new Closed(), new FastDice(1)));
        assertEquals("no set-up was accepted; the last reason: Closed today.", fault.getMessage());
    }

    private static final class Closed implements Game<TortureState> {
        private final Torture torture = new Torture();

        @Override
        public Card card() {
            return torture.card();
        }

        @Override
        public TortureState open(Setup setup) {
            throw new BadInput("Closed today.");
        }

        @Override
        public Class<? extends Record> positionType() {
            return torture.positionType();
        }

        @Override
        public TortureState place(Setup setup, Record position) {
            throw new BadInput("Closed today.");
        }
    }
}
