package tablee.server.ratings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Option;
import tablee.rating.Rating;

/**
 * How strong the settings of a game are that all play together, as bots have found out before any person played: the file {@code
 * settings.properties} of the game, by the number of seats and the options that it names.
 */
final class SettingRatings {
    private static final String FILE = "settings.properties";
    private static final String ANY = ".*";

    private SettingRatings() {}

    /** @param name of the setting, such as {@code flow/3 difficulty=medium round=untimed}: what is not named is as usual */
    static Optional<Rating> of(String name) {
        String[] parts = name.split("[/ ]");
        Map<String, String> chosen = new HashMap<>();
        for (int i = 2; i < parts.length; i++)
            chosen.put(parts[i].replaceFirst("=.*", ""), parts[i].replaceFirst(".*=", ""));
        try {
            return find(Games.find(parts[0]), parts[1], chosen);
        } catch (BadInput gone) {
            return Optional.empty(); // a game of another release
        }
    }

    private static Optional<Rating> find(Game<?> game, String seats, Map<String, String> chosen) {
        Properties all = read(game);
        String exact = Arrays.stream(all.getProperty("by", "").split(","))
                .map(option -> chosen.getOrDefault(option, standard(game.card(), option)))
                .collect(Collectors.joining(".", seats + ".", ""));
        for (String key = exact; key.contains("."); key = key.replaceFirst("\\.[^.]*$", "")) {
            Optional<String> found = Optional.ofNullable(all.getProperty(key.equals(exact) ? key : key + ANY));
            if (found.isPresent()) return found.map(SettingRatings::rating);
        }
        return Optional.empty();
    }

    private static String standard(Card card, String option) {
        return card.options().stream()
                .filter(each -> each.id().equals(option))
                .map(Option::standard)
                .findFirst()
                .orElse("");
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
