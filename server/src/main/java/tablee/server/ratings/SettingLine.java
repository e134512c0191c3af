package tablee.server.ratings;

import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import tablee.rating.Rating;

/** How strong a setting may be that lies between two that bots have played, or beyond them. */
final class SettingLine {
    private SettingLine() {}

    /**
     * On the straight line between the neighbours, with half as much doubt again. Before the first one the line goes on, and after the last one it
     * does not, since nothing is easier than won; there the doubt is a newcomer's.
     *
     * @param played two and more
     */
    static Rating of(NavigableMap<Integer, Rating> played, int value) {
        Optional<Map.Entry<Integer, Rating>> below = Optional.ofNullable(played.floorEntry(value));
        Optional<Map.Entry<Integer, Rating>> above = Optional.ofNullable(played.ceilingEntry(value));
        if (above.isEmpty()) return unsure(played.lastEntry().getValue().mean());
        if (below.isPresent()) return between(below.get(), above.get(), value);
        Map.Entry<Integer, Rating> second =
                played.tailMap(played.firstKey(), false).firstEntry();
        return unsure(mean(above.get(), second, value));
    }

    private static Rating between(Map.Entry<Integer, Rating> one, Map.Entry<Integer, Rating> other, int value) {
        long spread = Math.max(one.getValue().spread(), other.getValue().spread()) * 3 / 2;
        return new Rating(mean(one, other, value), spread);
    }

    private static long mean(Map.Entry<Integer, Rating> one, Map.Entry<Integer, Rating> other, int value) {
        long rise = other.getValue().mean() - one.getValue().mean();
        return one.getValue().mean() + Math.floorDiv(rise * (value - one.getKey()), other.getKey() - one.getKey());
    }

    private static Rating unsure(long mean) {
        return new Rating(mean, Rating.NEWCOMER.spread());
    }
}
