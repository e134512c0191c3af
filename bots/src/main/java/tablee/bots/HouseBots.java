package tablee.bots;

import java.util.List;
import tablee.core.Bot;

/** The bots of the house. */
public final class HouseBots implements Bot.Family {
    @Override
    public List<Bot> levels() {
        return List.of(
                new RandomPlayer(),
                new SearchBot(Level.NOVICE),
                new SearchBot(Level.CASUAL),
                new SearchBot(Level.STRONG),
                new SearchBot(Level.EXPERT));
    }
}
