package tablee.server.tables;

import java.util.OptionalInt;
import tablee.store.ratings.PlayerRatings;

/** How strong somebody is known to play at a table: by the rating of this game and of as many sides. It reads the store. */
public final class StrengthLookup {
    private final PlayerRatings ratings;

    public StrengthLookup(PlayerRatings ratings) {
        this.ratings = ratings;
    }

    /** None of a newcomer, or of somebody who has played this game only with more or fewer others. */
    public OptionalInt of(String person, String game, int seats) {
        return ratings.of(person).stream()
                .filter(each -> isOf(each.pool(), game, seats))
                .mapToInt(each -> each.rating().points())
                .findFirst();
    }

    /** Between two, or among more; of a game that is played together, or in teams, there is only one kind of tables. */
    static boolean isOf(String pool, String game, int seats) {
        if (!pool.startsWith(game + "/")) return false;
        String mode = pool.substring(game.length() + 1);
        return mode.equals("two") ? seats == 2 : !mode.equals("many") || seats > 2;
    }
}
