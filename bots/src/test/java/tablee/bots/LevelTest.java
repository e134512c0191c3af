package tablee.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Bot;

/** What a level may take: the character that people know it by, whatever the best one has learned. */
class LevelTest {
    @Test
    @DisplayName(
            "novice, casual and strong think through 40, 150 and 300 worlds and forget as ever; expert is not bounded")
    void character() {
        assertEquals(
                List.of(
                        new Level("novice", 40, 65, 700, 100, false),
                        new Level("casual", 150, 85, 860, 70, false),
                        new Level("strong", 300, 100, 930, 25, false),
                        new Level("expert", Long.MAX_VALUE, 100, 1000, 0, true)),
                List.of(Level.NOVICE, Level.CASUAL, Level.STRONG, Level.EXPERT));
    }

    @Test
    @DisplayName(
            "Where nobody says otherwise a decision takes at most a second; with iterations alone time is not asked")
    void time() {
        assertEquals(1000, Level.EXPERT.millis(new Bot.Budget(Long.MAX_VALUE, Long.MAX_VALUE, 1)));
        assertEquals(200, Level.EXPERT.millis(new Bot.Budget(200, Long.MAX_VALUE, 1)));
        assertEquals(Long.MAX_VALUE, Level.EXPERT.millis(Bot.Budget.iterations(500)));
        assertEquals(150, Level.CASUAL.iterations(Bot.Budget.iterations(500)));
    }
}
