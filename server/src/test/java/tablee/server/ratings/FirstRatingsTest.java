package tablee.server.ratings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.rating.Rating;
import tablee.store.ratings.RatedResults;

class FirstRatingsTest {
    private static Rating of(RatedResults.Kind kind, String name) {
        return FirstRatings.of("flow/together", new RatedResults.Player(kind, name));
    }

    @Test
    @DisplayName(
            "A person is a newcomer, a level of bots stands above the one before, and a setting that no bot knows is a team of newcomers")
    void first() {
        assertEquals(Rating.NEWCOMER, of(RatedResults.Kind.PERSON, "p1"));
        long before = Long.MIN_VALUE;
        for (String level : Bots.all().stream().map(Bot::level).toList()) {
            long mean = of(RatedResults.Kind.BOT, "circus/" + level).mean();
            assertTrue(mean > before, level);
            before = mean;
        }
        assertEquals(
                3 * Rating.NEWCOMER.mean(),
                of(RatedResults.Kind.SETTING, "nothing/3 difficulty=medium round=60")
                        .mean());
        assertEquals(
                Rating.NEWCOMER.mean(),
                of(RatedResults.Kind.SETTING, "nothing/1").mean());
    }
}
