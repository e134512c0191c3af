package tablee.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tablee.core.Game;
import tablee.core.Option;
import tablee.wire.words.Words;

/**
 * The keys that a game's files {@code words.<language>.properties} must have, and those that they may have.
 *
 * <table>
 * <tr><td>{@code name}</td><td>the game</td></tr>
 * <tr><td>{@code goal}</td><td>what one tries to do in it, in one sentence, for the first visit</td></tr>
 * <tr><td>{@code home-line, home-kind, home-credit}</td><td>what the home page says of it, and whose game it is</td></tr>
 * <tr><td>{@code option.<id>, option.<id>.help, option.<id>.<value>}</td><td>each option of its card</td></tr>
 * <tr><td>{@code told.<event>}</td><td>each event, named like its record: {@code CardDrawn} is {@code card-drawn}; gaps are
 *     named like the record's components</td></tr>
 * <tr><td>{@code refusal.<key>, count.<key>, reason.<key>}</td><td>each refusal, line of the count and reason of a bot; gaps are
 *     {@code {0}}, {@code {1}}</td></tr>
 * <tr><td>{@code <enum>.<constant>}</td><td>things of the game that sentences name: {@code Suit.HEARTS} is {@code
 *     suit.hearts}</td></tr>
 * <tr><td>{@code <component>.<value>}</td><td>what a component of an event can be: {@code open.n} where {@code {open}} is a
 *     gap</td></tr>
 * <tr><td>{@code move.<verb>, view.<field>}</td><td>what the plain board says, for a game without a board of its own</td></tr>
 * </table>
 */
final class WordKeys {
    private static final Set<String> ALWAYS = Set.of("name", "goal", "home-line", "home-kind", "home-credit");
    private static final Pattern GAP = Pattern.compile("\\{(\\w+)");

    private final Game<?> game;
    private final Set<String> needed = new TreeSet<>(ALWAYS);

    WordKeys(Game<?> game) {
        this.game = game;
        game.card().options().forEach(this::need);
    }

    private void need(Option option) {
        String key = "option." + option.id();
        needed.add(key);
        needed.add(key + ".help");
        values(option).forEach(value -> needed.add(key + "." + value));
    }

    private static List<String> values(Option option) {
        if (option instanceof Option.Choice choice) return choice.values();
        if (option instanceof Option.Order order) return order.values();
        return option instanceof Option.Pick pick ? pick.values() : List.of();
    }

    /** The game has said something with this key. */
    void need(String key) {
        needed.add(key);
    }

    /** Everything that is missing, stray or torn, in all languages, a line each; and then all keys that the game needs. */
    void check() {
        GameClasses classes = new GameClasses(game);
        List<String> faults = new ArrayList<>();
        for (String language : Words.LANGUAGES) {
            Set<String> there = Words.of(game, language).keys();
            Stream<String> missing = needed.stream().filter(key -> !there.contains(key) && !isShared(key, language));
            missing.forEach(key -> faults.add("missing in " + language + ": " + key));
            there.stream()
                    .filter(key -> !mayBe(plain(key), classes))
                    .forEach(key -> faults.add("stray in " + language + ": " + key));
            faults.addAll(gaps(language, classes));
        }
        faults.addAll(differences());
        Expect.that(
                faults.isEmpty(),
                "words:\n  " + String.join("\n  ", faults) + "\nkeys that this game needs:\n  "
                        + String.join("\n  ", needed));
    }

    /** Some refusals are the table's, and so are their words. */
    private static boolean isShared(String key, String language) {
        return key.startsWith("refusal.") && Words.shared(language).keys().contains(key);
    }

    /** What is said in a special case is said of the same thing: {@code told.wave@black.0} of {@code told.wave}. */
    private static String plain(String key) {
        return key.replaceFirst("@.*", "");
    }

    private boolean mayBe(String key, GameClasses classes) {
        String kind = key.replaceFirst("\\..*", "");
        String rest = key.substring(Math.min(key.length(), kind.length() + 1));
        return needed.contains(key)
                || Set.of("move", "view").contains(kind)
                || classes.things().contains(key)
                || classes.components().contains(kind)
                || kind.equals("told") && eventNames(classes).containsKey(rest)
                || !Set.of("told", "option").contains(kind)
                        && (classes.says(key) || !rest.isEmpty() && classes.says(rest));
    }

    private static Map<String, Class<?>> eventNames(GameClasses classes) {
        Map<String, Class<?>> names = new TreeMap<>();
        classes.records().forEach(type -> names.put(GameClasses.kebab(type), type));
        return names;
    }

    /** An event's sentence has gaps for the event's components only. */
    private List<String> gaps(String language, GameClasses classes) {
        List<String> torn = new ArrayList<>();
        Map<String, Class<?>> events = eventNames(classes);
        Words.of(game, language).phrases().forEach((key, phrase) -> {
            Class<?> event = key.startsWith("told.") ? events.get(plain(key).substring(5)) : null;
            if (event == null) return;
            Set<String> parts = Stream.of(event.getRecordComponents())
                    .map(part -> part.getName())
                    .collect(Collectors.toSet());
            gapsOf(phrase).stream()
                    .filter(gap -> !parts.contains(gap))
                    .forEach(gap -> torn.add("no component for {" + gap + "} in " + language + ": " + key));
        });
        return torn;
    }

    private static Set<String> gapsOf(String phrase) {
        return GAP.matcher(phrase)
                .results()
                .map((MatchResult gap) -> gap.group(1))
                .collect(Collectors.toSet());
    }

    /** What one language has and English has not. */
    private List<String> differences() {
        Set<String> english = Words.of(game, "en").keys();
        List<String> faults = new ArrayList<>();
        for (String language : Words.LANGUAGES) {
            Set<String> keys = Words.of(game, language).keys();
            Stream.concat(english.stream(), keys.stream())
                    .distinct()
                    .filter(key -> !needed.contains(key) && english.contains(key) != keys.contains(key))
                    .forEach(key -> faults.add("not the same in en and " + language + ": " + key));
        }
        return faults;
    }
}
