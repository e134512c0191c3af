package tablee.server.ratings;

import java.util.Map;
import tablee.rating.Rating;
import tablee.store.RatedResults;

/** What is believed of somebody before the first match: nothing of a person, and of a bot what its level says. */
public final class FirstRatings {
    private static final long SPREAD = 4_000_000;

    /** In the order of the ladder; a level that is not here is a newcomer. */
    private static final Map<String, Rating> BOTS = Map.of(
            "random", new Rating(10_000_000, SPREAD),
            "novice", new Rating(18_000_000, SPREAD),
            "casual", new Rating(22_000_000, SPREAD),
            "strong", new Rating(27_000_000, SPREAD),
            "expert", new Rating(30_000_000, SPREAD));

    private FirstRatings() {}

    public static Rating of(String pool, RatedResults.Player player) {
        if (player.kind() != RatedResults.Kind.BOT) return Rating.NEWCOMER;
        String level = player.name().substring(player.name().indexOf('/') + 1);
        return BOTS.getOrDefault(level, Rating.NEWCOMER);
    }
}
