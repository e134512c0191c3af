package tablee.server.ratings;

import java.util.Map;
import tablee.core.Setting;
import tablee.rating.Rating;
import tablee.store.ratings.RatedResults;

/**
 * What is believed of somebody before the first match: nothing of a person, of a bot what its level says, and of a setting what bots have found
 * out about it; or, where they have not, that a team of newcomers wins against it every other time.
 */
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
        return switch (player.kind()) {
            case PERSON -> Rating.NEWCOMER;
            case BOT -> BOTS.getOrDefault(player.name().replaceFirst(".*/", ""), Rating.NEWCOMER);
            case SETTING ->
                Setting.read(player.name()).flatMap(SettingRatings::of).orElseGet(() -> setting(player.name()));
        };
    }

    /** A side is as strong as its players together, so what plays against three begins with three newcomers. */
    private static Rating setting(String name) {
        int seats = Integer.parseInt(name.replaceFirst(".*?/(\\d+).*", "$1"));
        return new Rating(seats * Rating.NEWCOMER.mean(), Rating.NEWCOMER.spread());
    }
}
