package tablee.server.ratings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.Properties;
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

    private SettingRatings() {}

    static Optional<Rating> of(Setting setting) {
        Game<?> game = Games.find(setting.game());
        Options all = Options.of(game.card().options(), setting.options());
        Properties known = read(game);
        String exact = Arrays.stream(known.getProperty("by", "").split(","))
                .map(option -> option.isEmpty() ? "" : all.word(option))
                .collect(Collectors.joining(".", setting.seats() + ".", ""));
        for (String key = exact; key.contains("."); key = key.replaceFirst("\\.[^.]*$", "")) {
            Optional<String> found = Optional.ofNullable(known.getProperty(key.equals(exact) ? key : key + ANY));
            if (found.isPresent()) return found.map(SettingRatings::rating);
        }
        return Optional.empty();
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
