package tablee.server.ratings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Options;
import tablee.core.Setting;
import tablee.rating.Rating;

/**
 * How strong the settings of a game are that all play together, as bots have found out before any person played: the file {@code
 * settings.properties} of the game, by the number of seats and the options that it names.
 */
final class SettingRatings {
    private static final String FILE = "settings.properties";
    private static final String ANY = ".*";
    private static final String NUMBER = "\\d{1,4}";

    private SettingRatings() {}

    static Optional<Rating> of(Setting setting) {
        Game<?> game = Games.find(setting.game());
        Options all = Options.of(game.card().options(), setting.options());
        Properties known = read(game);
        String exact = Arrays.stream(known.getProperty("by", "").split(","))
                .map(option -> option.isEmpty() ? "" : all.word(option))
                .collect(Collectors.joining(".", setting.seats() + ".", ""));
        Optional<Rating> along = known.containsKey(exact) ? Optional.empty() : along(known, exact);
        if (along.isPresent()) return along;
        for (String key = exact; key.contains("."); key = key.replaceFirst("\\.[^.]*$", "")) {
            Optional<String> found = Optional.ofNullable(known.getProperty(key.equals(exact) ? key : key + ANY));
            if (found.isPresent()) return found.map(SettingRatings::rating);
        }
        return Optional.empty();
    }

    /** What lies between two that bots have played, or beyond them, by the option whose numbers they differ in. */
    private static Optional<Rating> along(Properties known, String exact) {
        if (!known.containsKey("along")) return Optional.empty();
        List<String> names = List.of(known.getProperty("by").split(","));
        int place = 1 + names.indexOf(known.getProperty("along"));
        if (place == 0) throw new IllegalStateException(FILE + ": \"along\" names no option of \"by\"");
        String[] parts = exact.split("\\.");
        if (!parts[place].matches(NUMBER)) return Optional.empty();
        TreeMap<Integer, Rating> played = new TreeMap<>();
        for (String key : known.stringPropertyNames()) {
            String[] other = key.split("\\.");
            if (other.length != parts.length || !other[place].matches(NUMBER)) continue;
            int value = Integer.parseInt(other[place]);
            other[place] = parts[place];
            if (Arrays.equals(other, parts)) played.put(value, rating(known.getProperty(key)));
        }
        return played.size() < 2
                ? Optional.empty()
                : Optional.of(SettingLine.of(played, Integer.parseInt(parts[place])));
    }

    private static Rating rating(String line) {
        String[] figures = line.split(" ");
        return new Rating(Long.parseLong(figures[0]), Long.parseLong(figures[1]));
    }

    /** What bots have found out about a game; empty where nobody plays against a setting. */
    static Properties read(Game<?> game) {
        Properties all = new Properties();
        try (InputStream file = game.getClass().getResourceAsStream(FILE)) {
            if (file != null) all.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }
}
