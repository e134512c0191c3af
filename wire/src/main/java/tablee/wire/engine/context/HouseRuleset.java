package tablee.wire.engine.context;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Option;
import tablee.core.Ruleset;
import tablee.core.SettingChange;
import tablee.core.State;

/**
 * A ruleset of the host's that can be played.
 *
 * @param game the id of the game whose settings it has
 * @param changes in what it is not like the ruleset that the game comes with
 */
public record HouseRuleset(String name, String game, String text, List<SettingChange> changes) {
    public HouseRuleset {
        changes = List.copyOf(changes);
    }

    /**
     * Reads a file, finds out whose it is by the names of its settings, and opens the game by it with every number of seats.
     *
     * @throws BadInput that names the file and the line, if it cannot be played
     */
    public static HouseRuleset read(String name, String text) {
        try {
            Map<String, String> settings = Ruleset.parse(text).settings();
            Game<?> game = owner(settings.keySet())
                    .orElseThrow(() -> new BadInput("Ruleset: its settings are those of no game here."));
            Card card = game.card();
            for (int seats : card.seatCounts()) open(game, card, seats, name, text);
            return new HouseRuleset(name, card.id(), text, SettingChange.between(builtIn(game), settings));
        } catch (BadInput wrong) {
            throw new BadInput(wrong.sentence().replaceFirst("^Ruleset", name + ".ruleset"));
        }
    }

    private static <S extends State<S>> void open(Game<S> game, Card card, int seats, String name, String text) {
        S unused = game.open(card.setup(seats, card.newestRuleset(), named(card, name), text));
        assert unused.seats() == seats : "a game has the seats it was opened with";
    }

    /** What an option that names the file is to say. */
    static Map<String, String> named(Card card, String name) {
        Map<String, String> options = new TreeMap<>();
        for (Option option : card.options()) if (option instanceof Option.Name) options.put(option.id(), name);
        return options;
    }

    /** The options of a table that plays by it. */
    public Map<String, String> options(Map<String, String> chosen) {
        Map<String, String> options = new TreeMap<>(chosen);
        options.putAll(named(Games.find(game).card(), name));
        return options;
    }

    /** The game that has most of these settings. */
    private static Optional<Game<?>> owner(Set<String> settings) {
        Comparator<Game<?>> likeness = Comparator.comparingLong(game -> common(game, settings));
        return Games.all().stream()
                .<Game<?>>map(game -> game)
                .filter(game -> common(game, settings) > 0)
                .max(likeness);
    }

    private static long common(Game<?> game, Set<String> settings) {
        return builtIn(game).keySet().stream().filter(settings::contains).count();
    }

    private static Map<String, String> builtIn(Game<?> game) {
        String text = Ruleset.textOf(game, game.card().newestRuleset()).orElse("");
        return Ruleset.parse(text).settings();
    }

    /** In what a text differs from the ruleset that a game comes with. */
    public static List<SettingChange> changes(Game<?> game, String text) {
        return SettingChange.between(builtIn(game), Ruleset.parse(text).settings());
    }
}
