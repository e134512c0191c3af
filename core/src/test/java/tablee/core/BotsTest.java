package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class BotsTest {
    private record Named(String level) implements Bot {
        @Override
        public <S extends State<S>> BotPlayer<S> sit(Game<S> game) {
            throw new UnsupportedOperationException("plays nothing");
        }
    }

    /** Two bots that only have names. */
    public static final class Two implements Bot.Family {
        @Override
        public List<Bot> levels() {
            return List.of(new Named("meek"), new Named("bold"));
        }
    }

    @Test
    @DisplayName("bots are found by their level, and an unknown one is refused with those there are")
    void find() {
        assertEquals(new Named("bold"), Bots.find("bold"));
        assertEquals(
                List.of("meek", "bold"), Bots.all().stream().map(Bot::level).toList());
        BadInput bad = assertThrows(BadInput.class, () -> Bots.find("wise"));
        assertEquals("There is no bot \"wise\"; there are meek, bold.", bad.sentence());
    }

    @Test
    @DisplayName("a reason keeps its rule, its sentence and what to put into it")
    void reason() {
        assertEquals(new Reason("PILE-1", "higher", List.of(2)), Reason.of("PILE-1", "higher", 2));
    }
}
