package tablee.core;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a team plays against where all play together: a number of seats, and the options by which results are compared ({@link Game#setting}). Two
 * ways to choose the same are one setting.
 *
 * @param options that tell it from others, each with its value
 */
public record Setting(String game, int seats, SortedMap<String, String> options) {
    public Setting {
        options = SortedCopy.of(options);
    }

    /** None where something is not as usual that no setting is named by. */
    public static Optional<Setting> of(Game<?> game, int seats, Map<String, String> chosen) {
        Options options = Options.of(game.card().options(), chosen);
        boolean isUsual = game.card().options().stream()
                .allMatch(option -> named(game).contains(option.id())
                        || options.word(option.id()).equals(option.standard()));
        return isUsual ? Optional.of(new Setting(game.card().id(), seats, game.setting(options))) : Optional.empty();
    }

    /** The options by which settings of a game differ; without a clock every one of them counts. */
    public static Set<String> named(Game<?> game) {
        return game.setting(Options.of(game.card().options(), game.card().untimed()))
                .keySet();
    }

    /** By a name, also one that says more or less than it has to; none where it is no setting, or one of a game that is not here. */
    public static Optional<Setting> read(String name) {
        String[] parts = name.split("[/ ]");
        Map<String, String> chosen = new TreeMap<>();
        for (int i = 2; i < parts.length; i++)
            chosen.put(parts[i].replaceFirst("=.*", ""), parts[i].replaceFirst("[^=]*=", ""));
        try {
            return of(Games.find(parts[0]), Integer.parseInt(parts[1]), chosen);
        } catch (BadInput gone) {
            return Optional.empty();
        }
    }

    /** Such as {@code flow/3 difficulty=medium round=60}. */
    public String name() {
        StringBuilder name = new StringBuilder(game + "/" + seats);
        options.forEach(
                (option, value) -> name.append(' ').append(option).append('=').append(value));
        return name.toString();
    }
}
