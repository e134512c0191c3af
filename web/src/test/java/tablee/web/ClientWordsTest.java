package tablee.web;

import static tablee.web.ClientSources.LANGUAGES;
import static tablee.web.ClientSources.assertNone;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Every word a person reads comes from the message files, and these hold what is used and nothing else. */
class ClientWordsTest {
    private static final Pattern KEY = Pattern.compile("[a-z][\\w-]*(?:\\.[\\w-]+)+");
    private static final Pattern GAP = Pattern.compile("\\{(\\w+)");
    private static final Pattern PLURAL = Pattern.compile("\\{(\\w+):((?:[^{}]|\\{\\w+})*)}");

    @Test
    @DisplayName("A key has a phrase in all four languages")
    void sameKeys() {
        List<String> missing = new ArrayList<>();
        for (String part : Phrases.parts()) {
            Set<String> all = new TreeSet<>();
            LANGUAGES.forEach(
                    language -> all.addAll(Phrases.of(part, language).phrases().keySet()));
            for (String language : LANGUAGES) {
                Set<String> keys = Phrases.of(part, language).phrases().keySet();
                all.stream()
                        .filter(key -> !keys.contains(key))
                        .forEach(key -> missing.add(part + "." + language + ": " + key));
            }
        }
        assertNone("keys without a phrase", missing);
    }

    @Test
    @DisplayName("A phrase has the same gaps in all four languages")
    void sameGaps() {
        List<String> odd = new ArrayList<>();
        for (String part : Phrases.parts()) {
            Phrases english = Phrases.of(part, "en");
            for (String language : LANGUAGES) {
                Phrases.of(part, language).phrases().forEach((key, phrase) -> {
                    String model = english.phrases().getOrDefault(key, phrase);
                    if (!gaps(model).equals(gaps(phrase))) odd.add(part + "." + language + ": " + key + " = " + phrase);
                });
            }
        }
        assertNone("phrases with other gaps than in English", odd);
    }

    @Test
    @DisplayName("A number chooses between two forms in English, French and German, and between three in Polish")
    void plurals() {
        List<String> odd = new ArrayList<>();
        for (String part : Phrases.parts()) {
            for (String language : LANGUAGES) {
                Phrases.of(part, language).phrases().forEach((key, phrase) -> {
                    if (!formsFit(language, phrase)) odd.add(part + "." + language + ": " + key + " = " + phrase);
                });
            }
        }
        assertNone("phrases with too many or too few forms", odd);
    }

    @Test
    @DisplayName("A key that the client says has a phrase")
    void nothingMissing() {
        List<String> missing = new ArrayList<>();
        for (Path file : ClientSources.scripts()) {
            ClientScript script = new ClientScript(ClientSources.text(file));
            Set<String> known = script.saysItsOwnWay() ? endsOf(knownTo(file)) : knownTo(file);
            for (String argument : script.said()) {
                missingIn(argument, known).forEach(key -> missing.add(ClientSources.name(file) + ": " + key));
            }
        }
        assertNone("keys that nobody has written a phrase for", missing);
    }

    @Test
    @DisplayName("A phrase of the client is said somewhere")
    void nothingUnused() {
        Set<String> texts = new HashSet<>();
        List<Pattern> patterns = new ArrayList<>();
        for (Path file : ClientSources.scripts()) {
            ClientScript script = new ClientScript(ClientSources.text(file));
            texts.addAll(script.texts());
            script.templates().forEach(each -> pattern(each.text()).ifPresent(patterns::add));
        }
        List<String> unused = Phrases.parts().stream()
                .flatMap(part -> Phrases.of(part, "en").phrases().keySet().stream()
                        .map(key -> key.replaceFirst("@.*", ""))
                        .filter(key -> !texts.contains(key)
                                && patterns.stream()
                                        .noneMatch(each -> each.matcher(key).matches()))
                        .map(key -> part + ": " + key))
                .toList();
        assertNone("phrases that nobody says", unused);
    }

    /**
     * What a name would have to change after, and cannot, being whatever somebody typed: French elides ("Mission d’Ada"),
     * German and Polish decline.
     */
    private static final Map<String, Pattern> TURNED_NAMES = Map.of(
            "fr", Pattern.compile("(?i)\\b(?:de|que|jusque|lorsque|puisque|si) \\{(?:seats?|name)\\b"),
            "de", Pattern.compile("\\{(?:seats?|name)}s\\b"),
            "pl", Pattern.compile("(?i)\\b(?:z|ze|do|od|dla|za|przez|u|bez|przeciw) \\{(?:seats?|name)\\b"));

    @Test
    @DisplayName("People's names stand where no language has to change them")
    void unchangedNames() {
        List<String> turned = new ArrayList<>();
        TURNED_NAMES.forEach((language, pattern) -> {
            Stream<Phrases> own = Phrases.parts().stream().map(part -> Phrases.of(part, language));
            Stream<Phrases> games = ClientSources.games().stream().map(game -> Phrases.ofGame(game, language));
            Stream.concat(own, games).forEach(part -> part.phrases().forEach((key, phrase) -> {
                if (pattern.matcher(phrase).find())
                    turned.add(part.part() + "." + language + ": " + key + " = " + phrase);
            }));
        });
        assertNone("phrases that a name does not fit into (French says \"d’Anna\"; write \": {name}\")", turned);
    }

    private static Set<String> gaps(String phrase) {
        return GAP.matcher(phrase).results().map(each -> each.group(1)).collect(Collectors.toSet());
    }

    private static boolean formsFit(String language, String phrase) {
        int wanted = language.equals("pl") ? 3 : 2;
        Matcher plural = PLURAL.matcher(phrase);
        while (plural.find()) {
            if (plural.group(2).split("\\|", -1).length != wanted) return false;
        }
        return true;
    }

    /** The keys of a file's own game, or of every game where it belongs to none, and of the house. */
    private static Set<String> knownTo(Path file) {
        List<String> boards = ClientSources.boards();
        List<String> games = boards.stream()
                .filter(game -> file.startsWith(ClientSources.board(game)))
                .findFirst()
                .map(List::of)
                .orElse(ClientSources.games());
        Stream<Phrases> house = Phrases.parts().stream()
                .filter(part -> !boards.contains(part) || games.contains(part))
                .map(part -> Phrases.of(part, "en"));
        Stream<Phrases> own = games.stream().map(game -> Phrases.ofGame(game, "en"));
        Stream<String> atHome = ClientSources.games().stream().flatMap(ClientWordsTest::atHome);
        Stream<String> keys = Stream.concat(house, own).flatMap(each -> each.phrases().keySet().stream());
        return Stream.concat(keys, atHome).collect(Collectors.toSet());
    }

    /** What the server adds to the house's words: a game's {@code home-line} is {@code game.<game>.line} there. */
    private static Stream<String> atHome(String game) {
        return Phrases.ofGame(game, "en").phrases().keySet().stream()
                .filter(key -> key.startsWith("home-"))
                .map(key -> "game." + game + "." + key.substring("home-".length()));
    }

    /** What is left of the keys when a helper puts their first words before them. */
    private static Set<String> endsOf(Set<String> keys) {
        Set<String> ends = new HashSet<>();
        for (String key : keys) {
            for (String end = key; !end.isEmpty(); end = end.contains(".") ? end.replaceFirst("[^.]*\\.", "") : "")
                ends.add(end);
        }
        return ends;
    }

    private static List<String> missingIn(String argument, Set<String> known) {
        ClientScript code = new ClientScript(argument);
        Stream<String> plain = code.texts().stream()
                .filter(text -> KEY.matcher(text).matches())
                .filter(key -> !known.contains(key));
        Stream<String> made = code.templates().stream()
                .map(ClientScript.Template::text)
                .filter(text -> pattern(text)
                        .filter(each -> known.stream()
                                .noneMatch(key -> each.matcher(key).matches()))
                        .isPresent())
                .map(text -> text.replace(ClientScript.GAP, '…'));
        return Stream.concat(plain, made).toList();
    }

    /** A key that is put together from a first word and something else, as a pattern. */
    private static Optional<Pattern> pattern(String text) {
        if (!text.matches("[a-z][\\w-]*\\.[\\w.\u0001-]*") || text.indexOf(ClientScript.GAP) < 0)
            return Optional.empty();
        return Optional.of(Pattern.compile(Stream.of(text.split(String.valueOf(ClientScript.GAP), -1))
                .map(Pattern::quote)
                .collect(Collectors.joining("[\\w.-]+"))));
    }
}
